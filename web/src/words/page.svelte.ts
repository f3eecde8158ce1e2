/** The page's own words: which language, and how a message is said in it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, outside, preferred } from "$web/facts/words";
import { read, write } from "$web/lib/keep";
import type { MESSAGES } from "./messages";

export type Language = (typeof LANGUAGES)[number];
export type MessageId = keyof typeof MESSAGES;
export type Arguments<Id extends MessageId> = Record<(typeof MESSAGES)[Id][number], string | number>;

/** What a language is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ja: "日本語" };

type Source = () => Promise<string>;
const PAGE = import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" });
const ENGINE = import.meta.glob<string>("../../../src/parlour/engine/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** How a language writes numbers and joins words: to make these takes longer than to use them a thousand times. */
const writing = (language: Language) => ({
  language,
  numbers: new Intl.NumberFormat(language),
  changes: new Intl.NumberFormat(language, { signDisplay: "exceptZero" }),
  conjunction: new Intl.ListFormat(language, { type: "conjunction" }),
  unit: new Intl.ListFormat(language, { type: "unit" }),
});

let state = $state.raw<ReturnType<typeof writing> & { bundle: FluentBundle | null }>({
  ...writing("en"),
  bundle: null,
});
const engines = new Map<Language, string>();

export const language = (): Language => state.language;

/** What the engine says, whatever the game, in the language of now. */
export const engineWords = (): string => engines.get(state.language) ?? "";

const fetched = (sources: Record<string, Source>, wanted: Language): Promise<string> =>
  Object.entries(sources).find(([path]) => path.endsWith(`/${wanted}.ftl`))?.[1]() ?? Promise.resolve("");

/** Speaks a language from now on: the one kept, or the first of the browser's that we have. */
export async function speak(wanted: Language = chosen()): Promise<void> {
  const [page, engine] = await Promise.all([fetched(PAGE, wanted), fetched(ENGINE, wanted)]);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(page));
  bundle.addResource(new FluentResource(engine));
  engines.set(wanted, engine);
  state = { ...writing(wanted), bundle };
  document.documentElement.lang = wanted;
}

/** Chooses a language and keeps the choice. */
export async function choose(wanted: Language): Promise<void> {
  write("language", wanted);
  await speak(wanted);
}

function chosen(): Language {
  const kept = read<string>("language", "");
  return (LANGUAGES as readonly string[]).includes(kept)
    ? (kept as Language)
    : (preferred(navigator.languages ?? [navigator.language]) as Language);
}

/** A message in the reader's language. */
export function t<Id extends MessageId>(
  id: Id,
  ...[args]: (typeof MESSAGES)[Id] extends readonly [] ? [] : [Arguments<Id>]
): string {
  return said(id, (args ?? {}) as Record<string, string | number>) ?? id;
}

/** The same for an id that came from outside, such as a bot's: nothing if there are no words for it. */
export function said(id: string, args: Record<string, string | number> = {}): string | undefined {
  const pattern = state.bundle?.getMessage(id)?.value;
  if (!state.bundle || !pattern) return undefined;
  const safe = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? outside(value) : value]),
  );
  const errors: Error[] = [];
  const text = state.bundle.formatPattern(pattern, safe, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

export const number = (value: number): string => state.numbers.format(value);

/** What something brought: +3, −12. */
export const change = (value: number): string => state.changes.format(value).replace("-", "−");

/** A day, or for today the time; `seconds` since 1970. */
export function date(seconds: number): string {
  const then = new Date(seconds * 1000);
  const isToday = then.toDateString() === new Date().toDateString();
  const wanted: Intl.DateTimeFormatOptions = isToday ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(state.language, wanted).format(then);
}

/** "Ada and Bo", as the language joins. */
export const list = (parts: readonly string[], type: "conjunction" | "unit" = "conjunction"): string =>
  state[type].format(parts);
