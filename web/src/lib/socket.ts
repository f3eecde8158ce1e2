/** One socket to one table that comes back by itself. */
import type { FromServer, Refused, ToServer, Welcome } from "$web/protocol";
import { PROTOCOL } from "$web/protocol";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  heard(message: FromServer): void;
  connection(state: Connection, code: string): void; // the code of what the server said against it
}

export type Answer = Exclude<
  FromServer,
  { type: "welcome" | "update" | "table" | "said" | "fault" | "clock" }
>;
type Request = Exclude<ToServer, { type: "join" }>;
export type Question = Request extends infer R ? (R extends { id: string } ? Omit<R, "id"> : never) : never;

/** A way to a table: what is asked is answered, and the listener hears the rest. */
export interface Channel {
  open(): void;
  close(): void;
  rejoin(fromNothing?: boolean): void;
  ask(question: Question, id?: string): Promise<Answer>;
  readonly common: string; // an id that every page of this seat would give to its answer to what was told last
}

interface Waiting {
  message: Request;
  resolve(answer: Answer): void;
  again: boolean; // ask again after a break
}

const PATIENCE = [200, 500, 1000, 2000, 4000];
const SILENCE = 25_000;
const PROMPTNESS = 2500;
const FINAL = new Set(["not-found", "not-yours", "outdated", "bad-message"]); // trying again would not help

export class TableSocket implements Channel {
  stream = "";
  version: number | null = null;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private fault = ""; // the code of the last thing the server had against us
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly tokens: () => { person: string; seat: string },
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.connect();
    this.pulse = setInterval(() => this.check(), SILENCE);
    document.addEventListener("visibilitychange", this.wake);
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.sleep);
    window.addEventListener("pageshow", this.wake);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    document.removeEventListener("visibilitychange", this.wake);
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.sleep);
    window.removeEventListener("pageshow", this.wake);
    this.socket?.close();
  }

  get common(): string {
    return `${this.stream}-${this.version}`;
  }

  /** Sends a question and waits for the answer, over breaks if it is a move. */
  ask(question: Question, id = crypto.getRandomValues(new Uint32Array(3)).join("-")): Promise<Answer> {
    const message = { ...question, id } as Request;
    return new Promise((resolve) => {
      this.waiting.set(id, { message, resolve, again: message.type === "play" || message.type === "say" });
      this.send(message);
      if (message.type === "play") setTimeout(() => this.waiting.has(id) && this.check(), PROMPTNESS);
    });
  }

  /** Joins anew: with what is known, or from nothing. */
  rejoin(fromNothing = false): void {
    if (fromNothing) this.version = null;
    this.tries = 0;
    this.drop();
    this.connect();
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.fault = "";
    this.listener.connection("connecting", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.join();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.lost(socket, event);
  }

  private join(): void {
    const known = this.version === null ? {} : { version: this.version, stream: this.stream };
    this.send({ type: "join", protocol: PROTOCOL, table: this.table, ...this.tokens(), ...known });
  }

  private receive(message: FromServer): void {
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "fault") this.fault = message.problem.code;
    else if (message.type === "update") {
      if (!message.view && this.version !== null && message.version !== this.version + 1)
        return this.rejoin(true);
      this.version = message.version;
    }
    const waiting = "id" in message ? this.waiting.get(message.id) : undefined;
    if (waiting && "id" in message) {
      this.waiting.delete(message.id);
      waiting.resolve(message);
    }
    this.listener.heard(message);
  }

  private welcomed(welcome: Welcome): void {
    this.tries = 0;
    this.stream = welcome.stream;
    this.version = welcome.version;
    this.listener.connection("open", "");
    for (const [id, { message, resolve, again }] of this.waiting) {
      if (again) {
        this.send(message); // a move that was made before gets the answer it got then
        continue;
      }
      resolve(broken(id));
      this.waiting.delete(id);
    }
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.socket || this.closed) return;
    if (event.code === 1008 && FINAL.has(this.fault)) {
      this.listener.connection("refused", this.fault);
      return;
    }
    this.tryLater();
  }

  private tryLater(): void {
    clearTimeout(this.timer);
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 4000;
    this.tries += 1;
    this.listener.connection("lost", this.fault);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.check();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.rejoin();
  };

  /** The device says that it has no network: nothing sent now would arrive. */
  private readonly sleep = (): void => {
    this.drop();
    this.tryLater();
  };

  /** A socket that slept may only look open. */
  private check(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const late = setTimeout(() => this.socket === socket && this.rejoin(), PROMPTNESS);
    void this.ask({ type: "ping" }).then(() => clearTimeout(late));
  }
}

function broken(id: string): Refused {
  return { type: "refused", id, problem: { code: "not-now", id: "connection" } };
}
