/** Where zones, seats and cards are drawn: whoever draws one says so, and what flies or is dragged finds it. */
import type { Attachment } from "svelte/attachments";

/** Elements by name, and the name of each. */
class Places {
  private readonly elements = new Map<string, Set<HTMLElement>>();
  private readonly names = new WeakMap<Element, string>();

  at(name: string): Attachment<HTMLElement> {
    return (element) => {
      const there = this.elements.get(name) ?? new Set();
      this.elements.set(name, there.add(element));
      this.names.set(element, name);
      return () => {
        there.delete(element);
        if (!there.size && this.elements.get(name) === there) this.elements.delete(name);
        if (this.names.get(element) === name) this.names.delete(element);
      };
    };
  }

  /** Those that are drawn now, in the order of the page. */
  of(name: string): HTMLElement[] {
    return [...(this.elements.get(name) ?? [])]
      .filter((element) => element.offsetParent !== null)
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  /** The nearest around something. */
  around(element: Element | null): string | undefined {
    for (let now = element; now; now = now.parentElement) {
      const name = this.names.get(now);
      if (name !== undefined) return name;
    }
    return undefined;
  }
}

const zones = new Places();
const seats = new Places();
const cards = new Places();

/** An element that is a zone: cards fly from it and to it, and are let go over it. */
export const zonePlace = (id: string): Attachment<HTMLElement> => zones.at(id);
/** One that stands for all that belongs to a seat. */
export const seatPlace = (seat: number): Attachment<HTMLElement> => seats.at(String(seat));
/** One that is a card, by its text; one that is face down has none. */
export const cardPlace = (text: string): Attachment<HTMLElement> => cards.at(text);

/** The zone that an element lies in. */
export const zoneAround = (element: Element | null): string | undefined => zones.around(element);

/** Where a zone is drawn, or else the seat that stands for it. */
export function drawn(zone: string): HTMLElement | null {
  const seat = /:(\d+)$/.exec(zone)?.[1];
  return zones.of(zone)[0] ?? (seat === undefined ? null : (seats.of(seat)[0] ?? null));
}

/** The last of a zone's cards that has this text. */
export const cardIn = (zone: HTMLElement, text: string): HTMLElement | null =>
  cards.of(text).findLast((element) => zone.contains(element)) ?? null;
