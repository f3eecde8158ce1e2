/** Numbers and names that stand in several places. */
import { number, said, t } from "$web/words/page.svelte";

export function minutes([least, most]: readonly [number, number]): string {
  return least === most ? t("minutes", { least }) : t("minutes-range", { least, most });
}

/** "3–8", "4", "2, 4": how many may sit. */
export function seatsText(seats: readonly number[]): string {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? first;
  const isSolid = last - first + 1 === seats.length;
  if (!isSolid) return seats.map(number).join(", ");
  return first === last ? number(first) : `${number(first)}–${number(last)}`;
}

/** What a bot is called to people, a character of a level by its own name; one from outside as it calls itself. */
export function botName(bot: string): string {
  const [kind = "", ...rest] = bot.split(":");
  const level = said(`bot-${kind}`) ?? kind;
  const name = said(`character-${rest[0]}`);
  return name === undefined ? [level, ...rest].join(" ") : t("bot-character", { name, level });
}

/** How a bot plays; nothing for one that is not ours. */
export function botAbout(bot: string): string {
  const [kind, name] = bot.split(":");
  return said(`character-${name}-about`) ?? said(`bot-${kind}-about`) ?? "";
}

/** Seconds for a decision that a new table offers. */
export const CLOCKS = ["0", "30", "90", "300", "86400", "259200"] as const;

/** A time that runs down: 0:42, 12:05, 3 h, 2 days. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172800) return t("time-days", { days: Math.floor(seconds / 86400) });
  if (seconds >= 7200) return t("time-hours", { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
