/** What a counter, a place or a tool is: said while the mouse rests on it, while a finger stays on it, or by focus. */
import type { Attachment } from "svelte/attachments";
import { isTyping } from "./keys";

const REST = 500; // milliseconds
const LINGER = 150; // so that the mouse can go over to what is said
const STEPS: Record<string, 1 | -1> = { i: 1, I: -1 };
const SEEN = { visibilityProperty: true };
const STRAY = 9; // pixels: a finger that goes farther scrolls

export interface Explanation {
  title: string;
  help?: string | undefined; // empty: nothing needs to be said
}

const explanations = new WeakMap<Element, () => Explanation>();
const EXPLAINED = "data-explained";

/** An element that explains itself. What cannot have the focus anyway is reached by a key of its own. */
export function explained(read: () => Explanation): Attachment<HTMLElement> {
  return (element) => {
    explanations.set(element, read);
    element.setAttribute(EXPLAINED, "");
    if (element.tabIndex < 0) element.tabIndex = -1;
    return () => {
      explanations.delete(element);
      tips.leave(element);
    };
  };
}

const around = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${EXPLAINED}]`) : null;

class Tips {
  private over = $state.raw<Element | null>(null);
  private pointed: Element | null = null;
  private finger: { x: number; y: number } | null = null;
  private isSwallowing = false; // the click that ends a long press
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is explained, and where it stands. */
  get now(): { element: Element; title: string; help: string } | null {
    const found = this.over && explanations.get(this.over)?.();
    return this.over && found?.help ? { element: this.over, title: found.title, help: found.help } : null;
  }

  close = (): void => {
    clearTimeout(this.timer);
    this.show(null);
  };

  /** The mouse left the page; a finger that is lifted leaves it, too. */
  away = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") this.close();
  };

  private show(element: Element | null): void {
    clearTimeout(this.timer); // what the mouse left before has nothing to close any more
    if (this.over === element) return;
    this.over?.removeAttribute("aria-describedby");
    this.over = element;
    if (element && this.now) element.setAttribute("aria-describedby", TIP);
  }

  leave(element: Element): void {
    if (element === this.over) this.close();
    if (element === this.pointed) this.pointed = null;
  }

  private rest(on: Element | null): void {
    clearTimeout(this.timer);
    this.pointed = on;
    if (on === this.over) return;
    if (this.over) this.timer = setTimeout(() => this.show(this.pointed), LINGER);
    else if (on) this.timer = setTimeout(() => this.show(this.pointed), REST);
  }

  move = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") {
      if (event.target instanceof Element && event.target.closest(`#${TIP}`)) return clearTimeout(this.timer);
      const found = event.buttons ? null : around(event.target);
      if (found !== this.pointed || (this.over && found !== this.over)) this.rest(found);
    } else if (this.finger && !this.over) {
      const [x, y] = [event.clientX - this.finger.x, event.clientY - this.finger.y];
      if (Math.hypot(x, y) >= STRAY) this.lift();
    }
  };

  down = (event: PointerEvent): void => {
    this.isSwallowing = false;
    this.close();
    if (event.pointerType === "mouse") return;
    this.finger = { x: event.clientX, y: event.clientY };
    this.rest(around(event.target));
  };

  /** What a finger asked for stays to be read, until the next touch. */
  lift = (): void => {
    if (!this.finger) return;
    this.finger = null;
    this.isSwallowing = this.over !== null;
    this.pointed = null;
    clearTimeout(this.timer);
  };

  click = (event: MouseEvent): void => {
    if (!this.isSwallowing) return;
    this.isSwallowing = false;
    event.preventDefault();
    event.stopPropagation();
  };

  menu = (event: MouseEvent): void => {
    if (this.finger && this.pointed) event.preventDefault();
  };

  focus = (event: FocusEvent): void => {
    const element = event.target as Element;
    if (explanations.has(element) && element.matches(":focus-visible")) this.show(element);
  };

  blur = (event: FocusEvent): void => this.leave(event.target as Element);

  /** Escape lets it go; the key of its own goes from one to the next. */
  key = (event: KeyboardEvent): void => {
    const way = STEPS[event.key];
    if (way && !isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey) this.next(way);
    if (event.key !== "Escape" || !this.over) return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  };

  /** To the next thing that explains itself, or the one before. */
  private next(way: 1 | -1): void {
    const all = [...document.querySelectorAll<HTMLElement>(`[${EXPLAINED}]`)].filter(
      (element) => element.checkVisibility(SEEN) && explanations.get(element)?.().help,
    );
    const now = this.over ?? document.activeElement; // what cannot be pressed now cannot have the focus either
    const at = all.findIndex((element) => element === now);
    const found = all[at < 0 ? (way > 0 ? 0 : all.length - 1) : (at + way + all.length) % all.length];
    found?.focus();
    if (found) this.show(found);
  }
}

export const TIP = "tip";
export const tips = new Tips();
