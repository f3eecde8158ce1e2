// Written by web/protocol_types.py from the server's types. Do not edit.

import type { Event, Things, Types, Value, Vocabulary } from "./facts/vocabulary";

export const PROTOCOL = 2;

export const PROBLEMS: Record<string, Types> = {
  "not-understood": {},
  "bad-setup": {},
  "bad-record": {},
  "nothing-here": {},
  "other-site": {},
  "broken": {},
  "away": {},
  "too-many-requests": {},
  "too-many-messages": {},
  "too-many-tables": {},
  "too-much-work": {},
  "too-much-said": {},
  "unknown-browser": {},
  "name-unseen": {},
  "not-a-webhook": {},
  "no-such-table": {},
  "no-such-code": {},
  "no-such-game": {},
  "no-such-seat": {},
  "no-such-point": {},
  "unreadable-table": {},
  "no-own-cards": {},
  "no-such-deal": {},
  "no-such-puzzle": {},
  "not-yours": {},
  "only-host": {},
  "only-players": {},
  "only-seated": {},
  "removed": {},
  "muted": {},
  "say-who": {},
  "wrong-token": {},
  "wrong-claim": {},
  "seat-lost": {},
  "one-seat": {},
  "that-is-you": {},
  "all-taken": {},
  "seat-taken": {},
  "bot-there": {},
  "seat-free": {},
  "still-here": {},
  "owner-here": {},
  "owner-back": {},
  "no-bot-there": {},
  "not-your-turn": {},
  "begun": {},
  "begun-stays": {},
  "begun-leave": {},
  "not-over": {},
  "move-stands": {},
  "nobody-asks": {},
  "faster": {},
  "other-rules": {},
  "only-finished": {},
  "only-signs": {},
  "no-chat": {},
  "no-free-talk": {},
  "shared-deal": {},
  "play-first": {},
  "other-table": {},
  "evening-over": {},
  "played-already": {},
  "name-long": {"most":{"type":"number","least":24,"most":24,"unit":1}},
  "too-large": {"bytes":{"type":"number","least":0,"most":10000000,"unit":1}},
  "outdated": {"version":{"type":"number","least":1,"most":99,"unit":1}},
  "left-just-now": {"seconds":{"type":"number","least":1,"most":86400,"unit":1}},
  "table-is": {"status":{"type":"key","values":["waiting","playing","paused","finished","ended","broken"]}},
};

export const LEVELS = ["easy", "normal", "strong", "expert"] as const;

export const CHARACTERS = ["easy:pip", "easy:momo", "easy:tilda", "normal:ida", "normal:otto", "normal:nora", "strong:vera", "strong:ren", "expert:sibyl", "expert:magnus"] as const;

export const SIGNS = ["hello", "thanks", "well-played", "oops", "too-difficult", "hurry-please", "one-moment", "good-game", "ha", "wow"] as const;

export const STATUSES = ["waiting", "playing", "paused", "finished", "ended", "broken"] as const;

export const OPEN = ["chance-decides", "hidden-decides"] as const;

export type ToServer = Join | Play | Preview | Why | Hint | Coach | GoOn | Undo | Consent | Say | Back | Ping;

export type FromServer = Welcome | Update | Ticking | TableChanged | TakeBack | Accepted | Refused | Previewed | Because | Advice | Coached | Slip | Said | Pong | Fault;

export interface Join {
  type: "join";
  table: string;
  protocol?: number;
  person?: string;
  seat?: string;
  version?: number | null;
  stream?: string;
}

export interface Play {
  type: "play";
  id: string;
  moves: string[];
  coached?: boolean;
}

export interface Preview {
  type: "preview";
  id: string;
  moves: string[];
}

export interface Why {
  type: "why";
  id: string;
  move?: string;
  cards?: string[];
  source?: string;
  target?: string;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface Coach {
  type: "coach";
  id: string;
}

export interface GoOn {
  type: "go-on";
  id: string;
}

export interface Undo {
  type: "undo";
  id: string;
}

export interface Consent {
  type: "consent";
  id: string;
  ask: string;
  agree: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text?: string;
  sign?: string;
}

export interface Back {
  type: "back";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  stream: string;
  version: number;
  person?: string;
  seat?: number | null;
  host?: boolean;
  view?: Shown | null;
  log?: Event[];
  said?: Said[];
  clock?: Ticking | null;
  take_back?: boolean;
  sent?: string[];
  protocol?: number;
}

export interface Update {
  type: "update";
  version: number;
  events?: Event[];
  asked?: Asked | null;
  choices?: Record<string, Value[][]>;
  view?: Shown | null;
  log?: Event[] | null;
}

export interface Ticking {
  type: "clock";
  seats?: number[];
  until?: number | null;
  grace_until?: number | null;
  now?: number;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface TakeBack {
  type: "take-back";
}

export interface Accepted {
  type: "accepted";
  id: string;
  moves?: number | null;
  why?: Problem | null;
}

export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
  move?: number;
}

export interface Previewed {
  type: "preview";
  id: string;
  moves: number;
  view?: Shown | null;
  open?: "" | "chance-decides" | "hidden-decides";
  why?: Problem | null;
}

export interface Because {
  type: "why";
  id: string;
  legal: boolean;
  reason?: Reason | null;
  move?: string;
}

export interface Advice {
  type: "hint";
  id: string;
  move: string;
  verb: string;
  args?: Value[];
  advice?: Value[];
  reason?: Event | null;
  rival?: Option | null;
  motives?: Event[];
}

export interface Coached {
  type: "coach";
  id: string;
  said?: Event | null;
}

export interface Slip {
  type: "slip";
  made: Option;
  best: Option;
  why: Event;
  rival?: Option | null;
  motives?: Event[];
  loss?: number;
  stands?: boolean;
}

export interface Said {
  type: "said";
  number: number;
  name: string;
  at: number;
  seat?: number | null;
  text?: string;
  sign?: string;
  person?: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

export interface Fault {
  type: "fault";
  problem: Problem;
  final?: boolean;
}

export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  signs: string[];
  webhooks?: boolean;
  protocol?: number;
}

export interface GameFacts {
  game: GameInfo;
  vocabulary: Vocabulary;
  messages: Record<string, Types>;
  things: Things;
}

export interface GameRules {
  clauses: ClauseInfo[];
  readings?: ClauseInfo[];
  tables?: RuleTable[];
  how?: Chapter[];
}

export interface NewPerson {
  name: string;
}

export interface ChangePerson {
  name?: string | null;
  webhook?: string | null;
}

export interface Person {
  id: string;
  name: string;
  webhook?: string;
  webhook_secret?: string;
}

export interface PersonWithToken {
  id: string;
  name: string;
  token: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  visibility?: "link" | "public";
  spectators?: "no" | "yes";
  chat?: "game" | "off" | "on" | "signs";
  clock?: Clock | null;
  bots?: Record<string, string>;
  pace?: number;
  sit?: number | "any" | "none";
  shuffle_seats?: boolean;
  start?: boolean;
  webhook?: string;
  cards?: string;
}

export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, boolean | string>;
  status: "broken" | "ended" | "finished" | "paused" | "playing" | "waiting";
  seats: SeatInfo[];
  host: string;
  created: number;
  visibility?: "link" | "public";
  spectators?: "no" | "yes";
  chat?: "game" | "off" | "on" | "signs";
  clock?: Clock | null;
  pace?: number;
  commitment?: string;
  secret?: string;
  watching?: number;
  ask?: Ask | null;
  rematch?: string;
  votes?: Vote[];
  muted?: string[];
  continued_from?: string;
  deal?: string;
  own_cards?: boolean;
}

export interface TableList {
  tables: TableInfo[];
}

export interface MyTables {
  tables: MyTable[];
}

export interface SeatGiven {
  table: TableInfo;
  seat?: number | null;
  token?: string;
}

export interface Sit {
  seat?: number | null;
  claim?: string;
  webhook?: string;
}

export interface Claim {
  seat: number;
  claim: string;
}

export interface SetBot {
  bot: string;
}

export interface CastVote {
  what: "bot" | "end";
  seat?: number | null;
  agree?: boolean;
}

export interface Mute {
  muted?: boolean;
}

export interface SetChat {
  chat: "game" | "off" | "on" | "signs";
}

export interface SetWebhook {
  url: string;
}

export interface Webhook {
  url: string;
  secret: string;
}

export interface Rematch {
  start?: boolean;
}

export interface Continue {
  at: number;
  seat: number;
  bot?: string;
  start?: boolean;
}

export interface Problem {
  code: "away" | "bad-message" | "bad-move" | "bad-setup" | "broken" | "conflict" | "not-found" | "not-now" | "not-your-turn" | "not-yours" | "outdated" | "taken" | "too-large" | "too-many";
  id: string;
  args?: Value[];
  clause?: string;
  detail?: string;
}

export interface Replay {
  game: string;
  viewer: number | null;
  names: string[];
  steps: Step[];
  open?: boolean;
  turning_points?: number[];
}

export interface Review {
  game: string;
  seat: number;
  even: number;
  result: number;
  luck: number[];
  skill: number;
  choices: Judged[];
  turning_points: number[];
  most?: number;
}

export interface TryAgain {
  seat: number;
  decision: number;
  move: string;
}

export interface Tried {
  loss: number;
  error: number;
  is_good: boolean;
}

export interface Before {
  view: Shown;
}

export interface PuzzlesOfDay {
  day: string;
  games: Record<string, PuzzleOfDay>;
}

export interface Puzzle {
  game: string;
  number: number;
  count: number;
  view: Shown;
}

export interface SolvePuzzle {
  move: string;
}

export interface Solution {
  is_right: boolean;
  best: Option;
  others: Rival[];
  why?: Event;
  rival?: Option | null;
  motives?: Event[];
}

export interface Lesson {
  game: string;
  seat: number;
  stops: Stop[];
  learned: string[];
  words: string;
}

export interface OwnRecord {
  game: string;
  view: Shown;
  log: Event[];
}

export interface ReadRecord {
  record: string;
  seat?: number | null;
  open?: boolean;
}

export interface Health {
  status: "no news" | "no store" | "ok";
}

export interface Reach {
  addresses?: string[];
}

export interface DrawCode {
  text: string;
}

export interface Picture {
  svg: string;
}

export interface ReadCards {
  cards: string;
}

export interface OwnCards {
  cards: string;
  things: Things;
}

export interface History {
  matches: MyMatch[];
  more?: boolean;
}

export interface Statistics {
  games: GameStatistics[];
}

export interface Export {
  id: string;
  name: string;
  created: number;
  webhook: string;
  matches: MyMatch[];
  records: Record<string, string>;
}

export interface Forgotten {
}

export interface Days {
  day: string;
  ends: number;
  games: DayOf[];
}

export interface DayResults {
  day: string;
  game: string;
  commitment: string;
  results: Compared[];
  players: number;
  secret?: string;
  percentile?: number | null;
  table?: string;
}

export interface NewEvening {
  name: string;
  game: string;
  seats: number;
  tables: number;
  deals: number;
}

export interface Evening {
  id: string;
  name: string;
  game: string;
  seats: number;
  deals: number;
  tables: EveningTable[];
  ranking: Ranked[];
}

export interface Shown {
  game: string;
  players: number;
  zones: Record<string, Place>;
  counters: Record<string, number | string>;
  phase: string;
  asked: Asked;
  seat?: number | null;
  choices?: Record<string, Value[][]>;
  outcome?: Ending | null;
  things?: Things | null;
  options?: Record<string, boolean | string>;
}

export interface Asked {
  seats?: number[];
  prompt?: string;
  args?: Value[];
}

export interface Reason {
  clause: string;
  id: string;
  args?: Value[];
}

export interface Option {
  move: string;
  verb: string;
  args?: Value[];
  advice?: Value[];
}

export interface GameInfo {
  name: string;
  seats: number[];
  minutes: [number, number];
  version: number;
  options?: OptionInfo[];
  lessons?: string[];
  looks?: Looks | null;
  own_cards?: boolean;
}

export interface ClauseInfo {
  id: string;
  text: string;
  section: string;
}

export interface RuleTable {
  section: string;
  after: string;
  head: string[];
  rows: string[][];
}

export interface Chapter {
  title: string;
  blocks: (Paragraph | ItemList | Figure)[];
}

export interface Clock {
  seconds: number;
  grace?: number;
}

export interface SeatInfo {
  seat: number;
  name?: string;
  person?: string;
  bot?: string;
  sits_in?: boolean;
  connected?: boolean;
  offered?: boolean;
}

export interface Ask {
  id: string;
  seat: number;
  agreed: number[];
  waiting: number[];
}

export interface Vote {
  what: "bot" | "end";
  agreed: number[];
  needed: number;
  seat?: number | null;
}

export interface MyTable {
  table: TableInfo;
  seats: number[];
  your_turn?: boolean;
  outcome?: Ending | null;
  ended?: number;
}

export interface Step {
  events: Event[];
  seat?: number | null;
  move?: string;
  view?: Shown | null;
  asked?: Asked | null;
  redealt?: number | null;
}

export interface Judged {
  decision: number;
  made: Option;
  best: Option;
  why: Event;
  hope: number;
  skill: number;
  loss: number;
  error: number;
  is_mistake: boolean;
  rival?: Option | null;
  motives?: Event[];
}

export interface PuzzleOfDay {
  number: number;
  count: number;
}

export interface Rival {
  choice: Option;
  loss: number;
}

export interface Stop {
  say: string;
  view: Shown;
  answers: Record<string, number>;
  came?: Step[];
  point?: Pointer[];
  wrong?: Record<string, string>;
  why?: Record<string, Reason>;
}

export interface MyMatch {
  table: string;
  game: string;
  seat: number;
  seats: Played[];
  ended: number;
  won: boolean;
  score: number;
  rank: number;
  reviewed?: boolean;
  deal?: string;
}

export interface GameStatistics {
  game: string;
  matches: number;
  won: number;
  against: Against[];
  points: Point[];
  reviewed?: number;
  kinds?: KindOfChoice[];
}

export interface DayOf {
  game: string;
  seats: number;
  bot: string;
  commitment: string;
  tomorrow: string;
  players?: number;
  table?: string;
  done?: boolean;
}

export interface Compared {
  name: string;
  won: boolean;
  score: number;
  rank: number;
  place: number;
  me?: boolean;
}

export interface EveningTable {
  number: number;
  deal: number;
  table: string;
  code: string;
  status: "broken" | "ended" | "finished" | "paused" | "playing" | "waiting";
  names: string[];
}

export interface Ranked {
  name: string;
  table: number;
  seat: number;
  points: number;
  most: number;
  deals: number;
  place: number;
  me?: boolean;
}

export interface Place {
  cards: string[];
  hidden?: number;
}

export interface Ending {
  winners: number[];
  scores: number[];
  ranks: number[];
}

export interface OptionInfo {
  name: string;
  default: boolean | string;
  choices?: string[];
  examples?: string[];
}

export interface Looks {
  theme?: Record<string, [string, string]>;
  faces?: Faces | null;
  emblem?: string;
}

export interface Paragraph {
  type: "paragraph";
  spans: Span[];
}

export interface ItemList {
  type: "list";
  items: Span[][];
  is_numbered?: boolean;
}

export interface Figure {
  type: "figure";
  groups: CardGroup[];
  caption: Span[];
}

export interface Pointer {
  zone?: string;
  card?: string;
  counter?: string;
  seat?: number | null;
  move?: string;
}

export interface Played {
  name: string;
  bot?: string;
}

export interface Against {
  rivals: string;
  matches: number;
  won: number;
  low: number;
  high: number;
}

export interface Point {
  ended: number;
  score: number;
  won: boolean;
}

export interface KindOfChoice {
  verb: string;
  count: number;
  loss: number;
  args?: Value[];
  advice?: Value[];
}

export interface Faces {
  noun: string;
  index: string;
  by: string;
  symbols?: Record<string, string>;
  tones?: Record<string, string>;
}

export interface Span {
  text: string;
  style?: "clause" | "emphasis" | "plain" | "strong";
}

export interface CardGroup {
  cards: DrawnCard[];
  label?: string;
}

export interface DrawnCard {
  noun: string;
  text: string;
  mark?: "" | "gone" | "out";
  at?: number | null;
  was?: number | null;
}
