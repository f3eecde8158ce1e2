// A message id with arguments becomes a sentence in the reader's language: the same as words.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Things, Type, Types } from "./vocabulary";

type Variables = Record<string, FluentVariable>;

export const LANGUAGES = ["en", "de", "ja"] as const;
const AS = ">";
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\x00-\x1f\x7f]/g;

/** A text from outside cannot turn the sentence around: only where it could is it isolated. */
export function outside(text: string): string {
  const plain = text.replace(CONTROLS, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** The first of the reader's languages that we have. */
export function preferred(wanted: readonly string[]): string {
  const known = wanted.map((tag) => tag.split("-", 1)[0]!.toLowerCase());
  return known.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

export class Words {
  /** What seats are called, and which is the reader's own. */
  names: readonly string[] = [];
  me: number | null = null;
  private bundle: FluentBundle;
  private joints: Record<"and" | "or", Intl.ListFormat>;
  private numbers: Intl.NumberFormat; // to make one takes longer than to write a thousand numbers
  private said = new Map<string, Variables>();

  constructor(
    readonly language: string,
    sources: readonly string[],
    private messages: Record<string, Types>,
    private things: Things = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    this.numbers = new Intl.NumberFormat(language);
    this.joints = {
      and: new Intl.ListFormat(language, { type: "conjunction" }),
      or: new Intl.ListFormat(language, { type: "disjunction" }),
    };
  }

  /** The same words for other people. */
  for(names: readonly string[], me: number | null): Words {
    return Object.assign(Object.create(Words.prototype) as Words, this, { names, me });
  }

  /** Arguments in the order of their declaration. */
  say(id: string, args: readonly unknown[] = []): string {
    const types = this.messages[id] ?? {};
    return this.format(id, "", this.adapted(types, args));
  }

  /** A number as the language writes it. */
  number(value: number): string {
    return this.numbers.format(value);
  }

  nameOf(seat: number): string {
    return outside(this.names[seat] ?? "");
  }

  /** Whether there are words for it. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A thing's name, and under their names the other forms that the language has of it. */
  nounForms(noun: string, text: string): Record<string, string> {
    const fields = this.messages[noun] ?? {};
    return this.forms(noun, fields, text) as Record<string, string>;
  }

  private format(id: string, attribute: string, args: Variables): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(id, error);
    return text;
  }

  private adapted(types: Types, args: readonly unknown[]): Variables {
    const found: Variables = {};
    Object.entries(types).forEach(([name, type], at) => {
      for (const [form, value] of this.variables(type, args[at])) found[name + form] = value;
    });
    return found;
  }

  private *variables(type: Type, value: unknown): Generator<[string, FluentVariable]> {
    switch (type.type) {
      case "seat":
        yield ["", outside(this.names[value as number] ?? "")];
        yield ["-is", value === this.me ? "you" : "other"];
        return;
      case "text":
        yield ["", outside(value as string)];
        return;
      case "noun":
        yield* Object.entries(this.forms(type.name, type.fields, value as string));
        return;
      case "several": {
        const items = (value as unknown[]).map((item) => this.item(type, item));
        yield ["", this.joints[type.joint ?? "and"].format(items)];
        yield ["-count", items.length];
        return;
      }
      case "number": {
        const unit = type.unit ?? 1;
        yield ["", (value as number) * unit];
        if (unit > 1) yield ["-man", Math.floor(((value as number) * unit) / 10_000)];
        return;
      }
      default:
        yield ["", value as FluentVariable];
    }
  }

  /** One field: the value itself; several: a row of them. */
  private item(type: Extract<Type, { type: "several" }>, item: unknown): string {
    return this.format(type.item, "", this.adapted(type.fields, Array.isArray(item) ? item : [item]));
  }

  private forms(noun: string, fields: Types, text: string): Variables {
    const key = namesSeats(fields) ? JSON.stringify([noun, text, this.me, this.names]) : `${noun} ${text}`;
    const kept = this.said.get(key);
    if (kept) return kept;
    const [id, types, args] = text.includes(AS) ? this.playedAs(noun, text) : this.itself(noun, fields, text);
    const variables = this.adapted(types, args);
    const found: Variables = { "": this.format(id, "", variables) };
    for (const attribute of Object.keys(this.bundle.getMessage(id)?.attributes ?? {}))
      found[`-${attribute}`] = this.format(id, attribute, variables);
    this.said.set(key, found);
    return found;
  }

  private itself(noun: string, fields: Types, text: string): [string, Types, unknown[]] {
    const thing = this.things[noun]?.[text] ?? {};
    return [noun, fields, Object.keys(fields).map((name) => thing[name])];
  }

  /** A card that counts as another: `10RP>10RO`. */
  private playedAs(noun: string, text: string): [string, Types, unknown[]] {
    const id = `${noun}-as`;
    return [id, this.messages[id] ?? {}, text.split(AS)];
  }
}

/** A thing that lies between people is called after them, by each reader in their own way. */
const namesSeats = (fields: Types): boolean => Object.values(fields).some((type) => type.type === "seat");
