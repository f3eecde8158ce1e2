/** The marks of a clause, apart from its words: what stands in the rulebook, what is our ruling, what is house content. */
export type Mark = "book" | "ruling" | "house";

export interface Part {
  mark: Mark;
  note: string; // what else the mark says, as in “[B, from the publisher's corrections]”
  text: string;
}
export interface Word {
  text: string;
  style: "plain" | "code" | "emphasis";
}

const MARKS: Record<string, Mark> = { B: "book", R: "ruling", H: "house" };
const MARK = /\[([BRH])(?:[,、] ?([^\]]*))?\]\s*/g;
const STYLED = /`([^`]+)`|\*+([^*]+)\*+/g;

/** Without a mark it is as the rulebook has it; of marks side by side the last tells how far it can be trusted. */
export function partsOf(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  let mark: Mark = "book";
  let note = "";
  const add = (piece: string) => {
    if (piece.trim()) found.push({ mark, note, text: piece.trim() });
  };
  for (const match of text.matchAll(MARK)) {
    add(text.slice(at, match.index));
    mark = MARKS[match[1] ?? ""] ?? "book";
    note = match[2] ?? "";
    at = match.index + match[0].length;
  }
  add(text.slice(at));
  return found;
}

export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  let at = 0;
  const plain = (piece: string) => piece && found.push({ text: piece, style: "plain" });
  for (const match of text.matchAll(STYLED)) {
    plain(text.slice(at, match.index));
    found.push(match[1] ? { text: match[1], style: "code" } : { text: match[2] ?? "", style: "emphasis" });
    at = match.index + match[0].length;
  }
  plain(text.slice(at));
  return found;
}
