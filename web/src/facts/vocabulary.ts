// What there is in a game, as the server sends it with the game: the same as engine/vocabulary.py.

export type Type =
  | { type: "number"; least?: number; most?: number; unit?: number }
  | { type: "text" }
  | { type: "seat" }
  | { type: "key"; values: string[] }
  | { type: "noun"; name: string; fields: Types; counts_as?: string }
  | { type: "several"; item: string; fields: Types; joint?: "and" | "or"; least?: number };
export type Types = Record<string, Type>;

export type Role = "hand" | "trick" | "play" | "pile" | "market" | "collection" | "aside" | "past";
export interface Zone {
  id: string;
  role: Role;
  holds?: string;
  sees?: "all" | "owner" | "none";
  order?: "laid" | "rank" | "spread";
  each?: string[] | "" | "seat";
  value?: Type | null;
  flag?: string;
}
export interface Counter {
  id: string;
  type?: "number" | "flag" | "seat" | "choice" | "track" | "sum";
  each?: string[] | "" | "seat";
  values?: string[];
  zones?: string[];
  cards?: string[];
  of?: Type | null;
  unit?: number;
}

/** What an event does to a view; "{card}" stands for an argument, "hand:*" for all of a family. */
export type Op =
  | { type: "move"; source: string; target: string; cards: string; down?: boolean; becomes?: string }
  | { type: "carry"; source: string; target: string; count: string | number }
  | { type: "gather"; source: string; target: string }
  | { type: "recall"; source: string; target: string }
  | { type: "turn"; zone: string; card: string; up?: boolean | string; place?: string | number }
  | { type: "look"; zone: string; cards: string }
  | { type: "set"; counter: string; value: string | number }
  | { type: "phase"; id: string }
  | { type: "over" };

export interface Kind {
  args?: Types;
  does?: Op[];
  rest?: string;
  is_said?: boolean;
}
export interface Verb {
  text: string;
  args?: Types;
  advice?: Types;
  is_part?: boolean;
  can_premove?: boolean;
  cards?: string;
  source?: string;
  target?: string;
}
/** What seats do in the course of a match: by kind of event, the argument that says who did it. */
export interface Feat {
  of: Record<string, string>;
  amount?: string;
  is_at_once?: boolean;
}
/** What people ask when all is over. */
export interface End {
  said?: string[];
  counters?: string[];
  zones?: string[];
  course?: string[];
  round?: string;
  feats?: Record<string, Feat>;
}
/** What people may say while a match runs. */
export interface Talk {
  is_free?: boolean;
  clause?: string;
  courtesies?: string[];
  signs?: string[];
  option?: string;
  shown?: string;
  open?: string;
}
export interface Vocabulary {
  nouns: Record<string, Extract<Type, { type: "noun" }>>;
  zones: Zone[];
  counters: Counter[];
  phases: string[];
  verbs: Record<string, Verb>;
  prompts: Record<string, { args?: Types; is_secret?: boolean }>;
  kinds: Record<string, Kind>;
  reasons: Record<string, Types>;
  more?: Record<string, Types>;
  end?: End;
  talk?: Talk;
}

/** By noun and text: what a language needs to say it, in the order in which people sort. */
export type Things = Record<string, Record<string, Record<string, unknown>>>;
export type Value = string | number | Value[];
export type Event = [string, ...Value[]];
