/** The keyboard: arrows move to the nearest thing in that direction. */
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement &&
  !!event.target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select, dialog[open]");

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest of the things that lies in a direction; going sideways counts double against it. */
export function nearest(from: [number, number], points: [number, number][], way: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], at) => {
    const along = (x - from[0]) * way[0] + (y - from[1]) * way[1];
    const across = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0]);
    const cost = along + across * 2.5;
    if (along > 2 && cost < least) [least, best] = [cost, at];
  });
  return best;
}

/** Moves the focus; true if the key was an arrow. */
export function moveFocus(event: KeyboardEvent): boolean {
  const way = ARROWS[event.key];
  if (!way) return false;
  const all = [...document.querySelectorAll<HTMLElement>("[data-nav]:not(:disabled)")].filter(
    (element) => element.offsetParent !== null,
  );
  const now = document.activeElement;
  if (!now || !all.includes(now as HTMLElement)) {
    const first = all.find((element) => element.matches(".card.playable, .primary")) ?? all[0];
    first?.focus();
    return true;
  }
  const rest = all.filter((element) => element !== now);
  const next = rest[nearest(middle(now), rest.map(middle), way)];
  next?.focus();
  return true;
}
