// The law of the page's words: every language says everything, with the same arguments, and nothing is said elsewhere.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$web/facts/words";
import { OWN } from "$web/lib/problems";
import { CHOICES } from "$web/lib/settings.svelte";
import { CLOCKS } from "$web/lib/words";
import { CHARACTERS, LEVELS, OPEN, PROBLEMS, SIGNS, STATUSES } from "$web/protocol";
import { MESSAGES } from "$web/words/messages";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const source = (language: string) => readFileSync(here(`../../words/${language}.ftl`), "utf-8");

/** Each message's own lines, by id. */
function entries(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=[a-zA-Z][\w-]* *=)/m)) {
    const id = /^([a-zA-Z][\w-]*) *=/.exec(part)?.[1];
    if (!id) continue;
    expect(found.has(id), `${id} twice`).toBe(false);
    found.set(id, part.replace(/^#.*$/gm, ""));
  }
  return found;
}

const variables = (text: string) => new Set([...text.matchAll(/\$([a-z][\w-]*)/g)].map(([, name]) => name));

describe.each(LANGUAGES)("%s", (language) => {
  const found = entries(source(language));

  it("says every message of the page, and no other", () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(MESSAGES).sort());
  });
  it("uses in each message exactly its arguments", () => {
    for (const [id, names] of Object.entries(MESSAGES))
      expect(variables(found.get(id) ?? ""), id).toEqual(new Set<string>(names));
  });
  it("is understood by the page, message by message", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source(language)));
    for (const [id, names] of Object.entries(MESSAGES)) {
      const errors: Error[] = [];
      const args = Object.fromEntries(names.map((name: string) => [name, name === "count" ? 2 : "x"]));
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      expect(bundle.formatPattern(pattern!, args, errors).trim(), id).not.toBe("");
      expect(errors, id).toEqual([]);
    }
  });
});

const files = (folder: string, pattern: RegExp): string[] =>
  readdirSync(here(folder), { recursive: true, encoding: "utf-8" })
    .filter((name) => pattern.test(name) && !name.includes("tests/"))
    .map((name) => `${here(folder)}/${name}`);
const components = [...files("..", /\.svelte$/), ...files("../../../src/parlour/games", /web\/.*\.svelte$/)];
const code = [
  ...components,
  ...files("..", /\.ts$/),
  ...files("../../../src/parlour/games", /web\/.*\.ts$/),
].filter((path) => !path.endsWith("words/messages.ts") && !path.endsWith("protocol.ts"));
const all = code.map((path) => readFileSync(path, "utf-8")).join("\n");

/** Ids that are put together: how the page writes them, and all that it can get. */
const FAMILIES: { of: string; ids: string[] }[] = [
  { of: "`problem-${id}`", ids: Object.keys({ ...PROBLEMS, ...OWN }).map((id) => `problem-${id}`) },
  { of: "`bot-${kind}`", ids: [...LEVELS, "random", "greedy", "search"].map((bot) => `bot-${bot}`) },
  { of: "`bot-${kind}-about`", ids: LEVELS.map((bot) => `bot-${bot}-about`) },
  { of: "`character-${rest[0]}`", ids: CHARACTERS.map((bot) => `character-${bot.split(":")[1]}`) },
  { of: "`character-${name}-about`", ids: CHARACTERS.map((bot) => `character-${bot.split(":")[1]}-about`) },
  { of: "`sign-${sign}`", ids: SIGNS.map((sign) => `sign-${sign}`) },
  { of: "`row-${table.status}`", ids: STATUSES.map((status) => `row-${status}`) },
  { of: "`open-${model.draft.open}`", ids: OPEN.map((open) => `open-${open}`) },
  { of: "`new-clock-${value}`", ids: CLOCKS.map((seconds) => `new-clock-${seconds}`) },
  { of: "`settings-${key}`", ids: Object.keys(CHOICES).map((key) => `settings-${key}`) },
  {
    of: "`settings-${key}-${value}`",
    ids: Object.entries(CHOICES).flatMap(([key, values]) =>
      values.map((value) => `settings-${key}-${value}`),
    ),
  },
];

describe("the page", () => {
  it("has words for every refusal of the server, with its arguments", () => {
    const known: Record<string, readonly string[]> = MESSAGES;
    for (const [id, types] of Object.entries(PROBLEMS))
      expect(known[`problem-${id}`], id).toEqual(Object.keys(types));
  });
  it("uses all its words", () => {
    const built = new Set(FAMILIES.flatMap(({ of, ids }) => (all.includes(of) ? ids : [])));
    const unused = Object.keys(MESSAGES).filter((id) => !all.includes(`"${id}"`) && !built.has(id));
    expect(unused).toEqual([]);
  });
  it("builds ids only of values that are declared", () => {
    const known: Record<string, unknown> = MESSAGES;
    expect(FAMILIES.filter(({ of }) => !all.includes(of))).toEqual([]);
    expect(FAMILIES.flatMap(({ ids }) => ids).filter((id) => !known[id])).toEqual([]);
  });
  it.each(components.map((path) => [path.slice(path.lastIndexOf("/") + 1), path]))(
    "writes no words of its own: %s",
    (_, path) => {
      const markup = readFileSync(path!, "utf-8")
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
        .replace(/<!--[\s\S]*?-->/g, "");
      expect(literals(markup)).toEqual([]);
    },
  );
});

const PROPER = new Set(["Parlour", "https://…"]);

/** Letters between tags, and in attributes that are read out. */
function literals(markup: string): string[] {
  const spoken = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}[^"]*)"/gu)].map(
    ([, text]) => text!,
  );
  const texts = withoutBraces(markup)
    .replace(/<[^>]*>/g, "\n")
    .split("\n")
    .map((text) => text.trim());
  return [...spoken, ...texts].filter((text) => /\p{L}/u.test(text) && !PROPER.has(text));
}

/** What stands in braces is code; so are arrows inside of tags. */
function withoutBraces(markup: string): string {
  let depth = 0;
  let left = "";
  for (const letter of markup) {
    if (letter === "{") depth += 1;
    if (depth === 0) left += letter;
    if (letter === "}") depth -= 1;
  }
  return left;
}
