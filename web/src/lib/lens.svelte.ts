/** Any card, large: while the mouse rests on it, while a finger stays on it, or by a key. */
import type { Attachment } from "svelte/attachments";
import type { Card } from "$web/facts/table";
import { zoneAround } from "./places";
import { isHidden } from "./view";

const REST = 600; // milliseconds
const STRAY = 9; // pixels: a finger that goes farther scrolls or drags

export interface Drawn {
  card: Card;
  game: string;
}

const drawn = new WeakMap<Element, () => Drawn>();

/** An element that draws a card, which can be seen large. */
export function enlarged(read: () => Drawn): Attachment<Element> {
  return (element) => {
    drawn.set(element, read);
    return () => {
      drawn.delete(element);
      lens.leave(element);
    };
  };
}

/** The card under a point, be it that its zone has laid a button over it. */
function cardAt({ clientX, clientY }: PointerEvent): Element | null {
  const all = document.elementsFromPoint(clientX, clientY);
  const top = all[0];
  const found = all.find((element) => drawn.has(element));
  const isCovered =
    !!found && !!top && zoneAround(top) !== undefined && zoneAround(top) === zoneAround(found);
  const isSeen = found?.contains(top ?? null) || isCovered;
  return found && isSeen ? found : null;
}

class Lens {
  private over = $state.raw<Element | null>(null);
  private pointed: Element | null = null; // by the mouse, or by a finger that has not strayed
  private finger: { x: number; y: number } | null = null;
  private isSwallowing = false; // the click that ends a long press
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is seen large, and where it lies. */
  get now(): (Drawn & { element: Element }) | null {
    const found = this.over && drawn.get(this.over)?.();
    return this.over && found && !isHidden(found.card) ? { ...found, element: this.over } : null;
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.over = null;
  };

  /** It is no longer there, or has no longer the focus. */
  leave(element: EventTarget | null): void {
    if (element === this.over) this.close();
    if (element === this.pointed) this.pointed = null;
  }

  private rest(on: Element | null): void {
    this.close();
    this.pointed = on;
    if (on) this.timer = setTimeout(() => (this.over = this.pointed), REST);
  }

  down = (event: PointerEvent): void => {
    this.isSwallowing = false;
    this.finger = null;
    this.close();
    if (event.pointerType === "mouse") return; // it stays small until the mouse comes anew
    this.finger = { x: event.clientX, y: event.clientY };
    this.rest(cardAt(event));
  };

  /** A finger on a large card neither drags nor scrolls. */
  move = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") {
      const found = event.buttons ? null : cardAt(event);
      if (found !== this.pointed) this.rest(found);
    } else if (this.finger && this.over) event.stopPropagation();
    else if (
      this.finger &&
      Math.hypot(event.clientX - this.finger.x, event.clientY - this.finger.y) >= STRAY
    ) {
      this.lift();
    }
  };

  /** A finger is gone, or does something else. */
  lift = (): void => {
    if (!this.finger) return;
    this.isSwallowing = this.over !== null;
    this.finger = null;
    this.rest(null);
  };

  click = (event: MouseEvent): void => {
    if (!this.isSwallowing) return;
    this.isSwallowing = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A finger that stays asks for no menu. */
  menu = (event: MouseEvent): void => {
    if (this.finger && this.pointed) event.preventDefault();
  };

  key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const card = document.activeElement;
    if (event.key === "Escape" && this.over) {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    } else if (event.key.toLowerCase() === "z" && card && drawn.has(card)) {
      const isOpen = card === this.over;
      this.close();
      if (!isOpen) this.over = card;
    }
  };
}

export const lens = new Lens();
