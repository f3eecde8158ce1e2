/** The result of a match as a picture and as a text: both tell how it ended, and nothing that was hidden. */
export interface Told {
  title: string; // of the game
  about: string; // which deal, or when
  result: string;
  more: string;
  mine: number | null; // which of the bars is mine
  bars: readonly number[]; // how many ended so, from the worst to the best; none: nothing to compare
  colours: { ground: string; line: string };
}

const [WIDE, HIGH] = [600, 315];

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const line = (text: string, y: number, size: number, style = "") =>
  `<text x="40" y="${y}" font-size="${size}" ${style}>${escaped(text)}</text>`;

/** Drawn without anything from outside: whoever gets the file sees the same. */
export function pictureOf({ title, about, result, more, mine, bars, colours }: Told): string {
  const most = Math.max(1, ...bars);
  const step = Math.min(40, (WIDE - 80) / Math.max(1, bars.length));
  const drawn = bars.map((count, at) => {
    const high = count ? 8 + (56 * count) / most : 2;
    const fill = at === mine ? "#ffd166" : "#ffffff88";
    return `<rect x="${40 + at * step}" y="${290 - high}" width="${step - 4}" height="${high}" rx="3" fill="${fill}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}"`,
    ` font-family="Georgia, 'Times New Roman', serif" fill="#fffdf6">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="${colours.ground}"/>`,
    `<rect x="14" y="14" width="${WIDE - 28}" height="${HIGH - 28}" rx="14" fill="none" stroke="${colours.line}"`,
    ` stroke-width="2"/>`,
    line(title, 70, 34, `font-weight="700"`),
    line(about, 102, 19, `opacity="0.8"`),
    line(result, 160, 38, `font-weight="700" fill="#ffd166"`),
    line(more, 194, 20),
    ...drawn,
    `<text x="${WIDE - 40}" y="286" font-size="18" text-anchor="end" opacity="0.8">Parlour</text>`,
    `</svg>`,
  ].join("");
}

export const textOf = ({ title, about, result, more }: Told, address: string): string =>
  [[title, about].filter(Boolean).join(" · "), [result, more].filter(Boolean).join(" · "), address].join(
    "\n",
  );

/** Days since the first of 2026: what people call a deal by. */
export const numberOf = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(2026, 0, 1)) / 86_400_000) + 1;

/** The picture as most programs take it. */
export async function pngOf(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * WIDE, height: 2 * HIGH });
  canvas.getContext("2d")?.drawImage(image, 0, 0, 2 * WIDE, 2 * HIGH);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File([blob ?? new Blob()], name, { type: "image/png" });
}
