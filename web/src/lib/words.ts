/**
 * Texts from the server write `{2}` for the name of seat 2 and `{2:plays|play}` for the name with its verb.
 * Names stay as people write them: capitals follow from where a sentence of the text begins, not from a dot in a name.
 */
export function named(text: string, names: readonly string[], me?: number | null): string {
  const begun = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return begun.replace(
    /\{(\d)(?::([^}]*))?\}(\.?)/g,
    (_, digit: string, forms: string | undefined, stop: string, at: number) => {
      const seat = Number(digit);
      const mine = seat === me;
      const you = /(^|[.!?] )$/.test(begun.slice(0, at)) ? "You" : "you";
      const verb = forms?.split("|")[mine ? 1 : 0] ?? "";
      const said = `${mine ? you : (names[seat] ?? `Seat ${seat + 1}`)} ${verb}`.trimEnd();
      return said.endsWith(".") ? said : said + stop;
    },
  );
}

export function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}

export function minutes([least, most]: readonly [number, number]): string {
  return least === most ? `${least} min` : `${least}–${most} min`;
}

/** "3–8", "4", "2, 4": how many may sit. */
export function seatsText(seats: readonly number[]): string {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? first;
  const solid = last - first + 1 === seats.length;
  return solid ? (first === last ? `${first}` : `${first}–${last}`) : seats.join(", ");
}

/** What a bot is called to people. */
export const botName = (bot: string): string => bot.replace(":", " ");

/** A time that runs down: 0:42, 12:05, 3 h, 2 days. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} days`;
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
