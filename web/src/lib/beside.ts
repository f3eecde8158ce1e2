/** Where something large goes beside a card. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** Never over the card: on the side where it can be largest, made smaller if it must be; above it if that is one. */
export function beside(
  card: Box,
  { width, height }: Size,
  room: Size,
): { x: number; y: number; scale: number } {
  const [acrossX, acrossY] = [(card.left + card.right) / 2, (card.top + card.bottom) / 2];
  const sides = [
    { free: { width: room.width, height: card.top }, way: [0, -1] },
    { free: { width: room.width - card.right, height: room.height }, way: [1, 0] },
    { free: { width: card.left, height: room.height }, way: [-1, 0] },
    { free: { width: room.width, height: room.height - card.bottom }, way: [0, 1] },
  ] as const;
  const scaleIn = (free: Size) =>
    Math.max(0, Math.min(1, (free.width - 2 * GAP) / width, (free.height - 2 * GAP) / height));
  const best = sides.reduce((one, other) => (scaleIn(other.free) > scaleIn(one.free) ? other : one));
  const scale = scaleIn(best.free);
  const [w, h] = [width * scale, height * scale];
  const within = (at: number, length: number, most: number) =>
    Math.max(GAP, Math.min(at - length / 2, most - length - GAP));
  const [right, down] = best.way;
  const x = right ? (right > 0 ? card.right + GAP : card.left - GAP - w) : within(acrossX, w, room.width);
  const y = down ? (down > 0 ? card.bottom + GAP : card.top - GAP - h) : within(acrossY, h, room.height);
  return { x, y, scale };
}

const GAPLESS = 4;
const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where words about a thing go: below, above, right or left of it, wherever they cover neither it nor `free`. */
export function wordsBeside(
  thing: Box,
  { width, height }: Size,
  room: Size,
  free: Box | null,
): [number, number] {
  const within = (at: number, length: number, most: number) =>
    Math.max(GAPLESS, Math.min(at, most - length - GAPLESS));
  const x = within((thing.left + thing.right - width) / 2, width, room.width);
  const y = within((thing.top + thing.bottom - height) / 2, height, room.height);
  const places: [number, number][] = [
    [x, thing.bottom + GAPLESS],
    [x, thing.top - height - GAPLESS],
    [thing.right + GAPLESS, y],
    [thing.left - width - GAPLESS, y],
  ];
  const boxAt = ([left, top]: [number, number]): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= room.width &&
    box.bottom <= room.height &&
    !(free && meets(box, free));
  return places.find((place) => isFree(boxAt(place))) ?? [x, Math.max(0, thing.top - height - GAPLESS)];
}
