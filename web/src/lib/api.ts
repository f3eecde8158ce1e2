/** The plain HTTP part of docs/protocol.md. */
import type {
  Before,
  Catalogue,
  Claim,
  DayResults,
  Days,
  Evening,
  Export,
  Forgotten,
  GameFacts,
  GameRules,
  History,
  Lesson,
  MyTables,
  NewEvening,
  Person as Myself,
  NewTable,
  OwnCards,
  PersonWithToken,
  Picture,
  Problem,
  Puzzle,
  PuzzlesOfDay,
  Reach,
  Replay,
  Review,
  SeatGiven,
  Solution,
  Statistics,
  TableInfo,
  TableList,
  Tried,
  Vote,
} from "$web/protocol";
import { t } from "$web/words/page.svelte";
import { me, seats, type Me } from "./keep";

/** What the server has against it, as a message without words. */
export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.id);
  }
}

/** The text that the server answers. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  seat = "",
  token = me.get()?.token ?? "",
): Promise<string> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (seat) headers["Parlour-Seat"] = seat;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Failed({ code: "away", id: "offline" });
  }
  const text = await answer.text();
  if (answer.ok) return text;
  throw problem(text, answer.status);
}

async function ask<T>(method: string, path: string, body?: unknown, seat = ""): Promise<T> {
  return JSON.parse(await send(method, path, body, seat)) as T;
}

function problem(text: string, status: number): Failed {
  try {
    return new Failed(JSON.parse(text) as Problem);
  } catch {
    return new Failed({ code: "broken", id: "status", args: [status] });
  }
}

/** The person behind this browser; made at the first need. */
export async function person(name = "") {
  const known = me.get();
  if (known) {
    if (!name || name === known.name) return known;
    await ask("POST", "/people/me", { name });
    const renamed = { ...known, name };
    me.set(renamed);
    return renamed;
  }
  const made = await ask<PersonWithToken>("POST", "/people", { name: name || t("lobby-guest") });
  me.set(made);
  return made;
}

/** Does it as this browser's person; if the server has forgotten them, as a new one. */
async function personally<T>(method: string, path: string, body?: unknown, seat = ""): Promise<T> {
  const { name } = await person();
  try {
    return await ask<T>(method, path, body, seat);
  } catch (error) {
    if (!(error instanceof Failed) || !isForgotten(error)) throw error;
    me.set(null);
    await person(name);
    return ask<T>(method, path, body, seat);
  }
}

const isForgotten = ({ problem }: Failed) => problem.code === "not-yours" && problem.id === "unknown-browser";

function seated(given: SeatGiven): SeatGiven {
  if (given.token) seats.set(given.table.id, { seat: given.seat ?? 0, token: given.token });
  return given;
}

const tokenOf = (table: string) => seats.get(table)?.token ?? "";

export const api = {
  games: () => ask<Catalogue>("GET", "/games"),
  game: (game: string) => ask<GameFacts>("GET", `/games/${game}`),
  words: (game: string, language: string) => send("GET", `/games/${game}/words/${language}`),
  rules: (game: string, language: string) =>
    ask<GameRules>("GET", `/games/${game}/rules?language=${language}`),
  lesson: (game: string, lesson: string, language: string) =>
    ask<Lesson>("GET", `/games/${game}/lessons/${lesson}?language=${language}`),
  tryCards: (game: string, cards: string) => ask<OwnCards>("POST", `/games/${game}/cards`, { cards }),
  cardsOf: (id: string) => ask<OwnCards>("GET", `/tables/${id}/cards`, undefined, tokenOf(id)),
  tables: () => ask<TableList>("GET", "/tables"),
  myself: () => personally<Myself>("GET", "/people/me"),
  setWebhook: (webhook: string) => personally<Myself>("POST", "/people/me", { webhook }),
  mine: () => (me.get() ? personally<MyTables>("GET", "/tables/mine") : Promise.resolve({ tables: [] })),
  history: (skip = 0) => personally<History>("GET", `/people/me/history?skip=${skip}`),
  statistics: () => personally<Statistics>("GET", "/people/me/statistics"),
  exported: () => personally<Export>("GET", "/people/me/export"),
  /** Whose secret it is. */
  whose: async (token: string): Promise<Me> => {
    const { id, name } = JSON.parse(await send("GET", "/people/me", undefined, "", token)) as Myself;
    return { id, name, token };
  },
  renew: async () => me.set(await personally<PersonWithToken>("POST", "/people/me/token")),
  forget: async () => {
    await ask<Forgotten>("DELETE", "/people/me");
    me.set(null);
    seats.clear();
  },
  days: () => ask<Days>("GET", "/days"),
  day: (game: string, day: string) => ask<DayResults>("GET", `/days/${game}/${day}`),
  playDay: async (game: string) => seated(await personally<SeatGiven>("POST", `/days/${game}`)),
  newEvening: (evening: NewEvening) => personally<Evening>("POST", "/evenings", evening),
  evening: (id: string) => ask<Evening>("GET", `/evenings/${id}`),
  reach: () => ask<Reach>("GET", "/reach"),
  qr: (text: string) => ask<Picture>("POST", "/qr", { text }),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  byCode: (code: string) => ask<TableInfo>("GET", `/codes/${encodeURIComponent(code)}`),
  create: async (table: NewTable) => seated(await personally<SeatGiven>("POST", "/tables", table)),
  sit: async (id: string, seat?: number, claim?: string) =>
    seated(
      await personally<SeatGiven>("POST", `/tables/${id}/sit`, {
        ...(seat === undefined ? {} : { seat }),
        ...(claim ? { claim } : {}),
      }),
    ),
  stand: async (id: string) => {
    const info = await personally<TableInfo>("POST", `/tables/${id}/stand`, undefined, tokenOf(id));
    seats.set(id, null);
    return info;
  },
  leave: async (id: string) => {
    const info = await personally<TableInfo>("POST", `/tables/${id}/leave`, undefined, tokenOf(id));
    seats.set(id, null);
    return info;
  },
  act: (id: string, action: "start" | "pause" | "resume" | "end") =>
    personally<TableInfo>("POST", `/tables/${id}/${action}`),
  bot: (id: string, seat: number, bot: string) =>
    personally<TableInfo>("POST", `/tables/${id}/seats/${seat}/bot`, { bot }),
  handOver: (id: string, seat: number) =>
    personally<Claim>("POST", `/tables/${id}/seats/${seat}/hand-over`, undefined, tokenOf(id)),
  withdraw: (id: string, seat: number) =>
    personally<TableInfo>("POST", `/tables/${id}/seats/${seat}/withdraw`, undefined, tokenOf(id)),
  vote: (id: string, what: Vote["what"], seat: number | null, agree: boolean) =>
    personally<TableInfo>("POST", `/tables/${id}/vote`, { what, seat, agree }, tokenOf(id)),
  mute: (id: string, person: string, muted: boolean) =>
    personally<TableInfo>("POST", `/tables/${id}/people/${person}/mute`, { muted }),
  chat: (id: string, chat: NonNullable<TableInfo["chat"]>) =>
    personally<TableInfo>("POST", `/tables/${id}/chat`, { chat }),
  kick: (id: string, person: string) => personally<TableInfo>("POST", `/tables/${id}/people/${person}/kick`),
  rematch: async (id: string) =>
    seated(await personally<SeatGiven>("POST", `/tables/${id}/rematch`, { start: true })),
  continueFrom: async (id: string, at: number, seat: number, bot: string) =>
    seated(await personally<SeatGiven>("POST", `/tables/${id}/continue`, { at, seat, bot, start: true })),
  replay: (id: string, seat?: number, isOpen = false) => {
    const asked = new URLSearchParams();
    if (seat !== undefined) asked.set("seat", String(seat));
    if (isOpen) asked.set("hands", "open");
    return ask<Replay>("GET", `/tables/${id}/replay?${asked}`, undefined, tokenOf(id));
  },
  review: (id: string, seat: number) =>
    ask<Review>("GET", `/tables/${id}/review?seat=${seat}`, undefined, tokenOf(id)),
  tryAgain: (id: string, seat: number, decision: number, move: string) =>
    ask<Tried>("POST", `/tables/${id}/review`, { seat, decision, move }, tokenOf(id)),
  before: (id: string, seat: number, decision: number) =>
    ask<Before>("GET", `/tables/${id}/before/${decision}?seat=${seat}`, undefined, tokenOf(id)),
  puzzles: () => ask<PuzzlesOfDay>("GET", "/puzzles"),
  puzzle: (game: string, number: number) => ask<Puzzle>("GET", `/puzzles/${game}/${number}`),
  solvePuzzle: (game: string, number: number, move: string) =>
    ask<Solution>("POST", `/puzzles/${game}/${number}`, { move }),
  record: (id: string) => send("GET", `/tables/${id}/record`, undefined, tokenOf(id)),
};
