/** Lets cards fly from zone to zone, as events tell. */
import { mount, tick, unmount } from "svelte";
import Face from "$web/parts/Face.svelte";
import type { Card, Event } from "$web/protocol";
import { pace } from "./settings.svelte";

const FLIGHT = 420;
const LONGEST = 2400;
const BACK: Card = { up: false };
const DEAL = "deal";

interface Start {
  event: Event;
  card: Card;
  from: DOMRect;
  target: string; // a zone, or `seat:N`
}

function zoneOf(id: string): HTMLElement | null {
  if (id.startsWith("seat:")) return seatOf(id);
  const zone = document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(id)}"]`);
  return zone?.offsetParent ? zone : seatOf(id);
}

/** A zone that is not drawn belongs to a seat that is. */
function seatOf(id: string): HTMLElement | null {
  const seat = /:(\d)$/.exec(id)?.[1];
  return seat === undefined ? null : document.querySelector(`[data-seat="${seat}"]`);
}

function cardIn(zone: HTMLElement, card: Card, last: boolean): HTMLElement | null {
  const all = [...zone.querySelectorAll<HTMLElement>("[data-text]")];
  const same = all.filter((element) => element.dataset["text"] === (card.text ?? ""));
  return (last ? same.at(-1) : same[0]) ?? null;
}

/** Where the cards are before the view changes. */
export function starts(events: readonly Event[]): Start[] {
  if (pace() === 0) return [];
  return events.flatMap((event) => {
    if (!event.source || event.source === event.target) return [];
    const zone = zoneOf(event.source);
    if (!zone) return [];
    const cards = event.cards?.length ? event.cards : left(event, zone);
    return cards.flatMap((card) => {
      const from = (cardIn(zone, card, true) ?? zone).getBoundingClientRect();
      return targets(event).map((target) => ({ event, card, from, target }));
    });
  });
}

/** An event that names no cards moves a back; one that takes all there is, what lies there. */
function left(event: Event, zone: HTMLElement): Card[] {
  const shown = [...zone.querySelectorAll<HTMLElement>(".zone-cards [data-text]")];
  const isTaken = !event.target && event.seat != null && event.kind !== DEAL && shown.length > 0;
  return isTaken ? shown.map(() => BACK) : [BACK];
}

/** Where to: the zone named, everybody when cards are dealt, or else the seat the event is about. */
function targets(event: Event): string[] {
  if (event.target) return [event.target];
  if (event.kind !== DEAL) return event.seat == null ? [] : [`seat:${event.seat}`];
  const seats = [...document.querySelectorAll<HTMLElement>("[data-seat]")];
  return seats.map((seat) => `seat:${seat.dataset["seat"]}`);
}

/** After the view changed: fly. Ends when the last card has landed. */
export async function fly(flights: readonly Start[], game: string): Promise<void> {
  if (!flights.length || document.visibilityState === "hidden") return;
  await tick();
  const length = Math.min(FLIGHT * pace(), LONGEST / flights.length + 120);
  let delay = 0;
  const landings = flights.map((flight, at) => {
    const landing = launch(flight, game, length, delay);
    const next = flights[at + 1];
    delay += next && next.event === flight.event ? length * 0.15 : length * 0.55;
    return landing;
  });
  await Promise.all(landings);
}

async function launch({ card, from, target }: Start, game: string, length: number, delay: number) {
  const zone = zoneOf(target);
  const layer = document.getElementById("flights");
  if (!zone || !layer) return;
  const landed = cardIn(zone, card, true);
  const to = (landed ?? zone).getBoundingClientRect();
  const width = landed ? to.width : Math.min(from.width, 72);
  const holder = document.createElement("div");
  holder.className = "flight";
  holder.style.width = `${width}px`;
  layer.append(holder);
  const face = mount(Face, { target: holder, props: { card, game } });
  const height = width * 1.4;
  const at = (box: DOMRect, scale: number, turn: number) =>
    `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${scale}) rotate(${turn}deg)`;
  const ratio = Math.max(0.4, Math.min(1.6, from.width / width || 1));
  const hidden = landed?.animate([{ opacity: 0 }, { opacity: 0 }], {
    duration: delay + length,
    fill: "none",
  });
  const flight = holder.animate(
    [
      { transform: at(from, ratio, 0), opacity: 1 },
      { transform: at(to, 1, 0), opacity: 1 },
    ],
    { duration: length, delay, fill: "both", easing: "cubic-bezier(.3,.7,.2,1)" },
  );
  await flight.finished.catch(() => undefined);
  hidden?.cancel();
  await unmount(face);
  holder.remove();
}
