/// One seat's connection: it comes back by itself, and no command is lost or done twice.
import { root } from "./api";
import type { Answer, Command, Incoming, Refusal, SeatNumber, StateMessage } from "./protocol";

const QUIET = 1800; // ms without a word, after which we ask whether the server is there
const LOST = 4200; // ms without a word, after which the connection counts as lost
const ASLEEP = 120_000; // ms without a beat: a hidden page has one a minute, a closed laptop none
const WAITS = [250, 500, 1000, 2000, 4000]; // ms before we try again

export type LinkState = "connecting" | "open" | "lost" | "closed";

interface Pending {
  message: string;
  settle: (answer: Answer) => void;
}

export interface Listener {
  state(message: StateMessage): void;
  link(state: LinkState, reason: string): void;
}

/** Every command has an id; those without an answer are sent again after a reconnect. */
export class SeatSocket {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private failures = 0;
  private heard = 0;
  private due = 0; // when a silence counts as a loss; 0: nothing was asked
  private beaten = Date.now();
  private stopped = false; // by us,
  private closed = false; // or by the server, for good
  private woken = false; // somebody came back while an attempt was under way
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private readonly name = unique();
  private count = 0;

  constructor(
    private readonly table: string,
    private readonly seat: SeatNumber | null,
    private readonly listener: Listener,
  ) {
    this.pulse = setInterval(() => this.beat(), 500);
    globalThis.addEventListener?.("online", this.wake);
    globalThis.document?.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Send a command; the promise ends with the server's answer, however long the way. */
  send(command: Command): Promise<Answer> {
    const id = `${this.name}-${++this.count}`;
    const message = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.pending.set(id, { message, settle });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message);
    });
  }

  close(): void {
    this.stopped = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.document?.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Somebody looks again, or the network is back: don't wait for the next try. */
  private readonly wake = (): void => {
    if (this.stopped || this.closed || globalThis.document?.hidden) return;
    if (this.socket === null) this.connect();
    else {
      this.woken = this.failures >= 0; // this attempt may have begun too early
      this.beat();
    }
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.woken = false;
    const whose = this.seat === null ? "" : `?seat=${this.seat}`;
    const address = new URL(`api/tables/${this.table}/socket${whose}`, root());
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heard = this.beaten = Date.now();
    this.due = this.heard + LOST;
    socket.onmessage = (event) => this.hear(socket, JSON.parse(event.data as string) as Incoming);
    socket.onclose = (event) => this.lost(socket, event.code, event.reason);
  }

  private hear(socket: WebSocket, message: Incoming): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    this.due = 0;
    if (message.type === "state") {
      if (message.clock) message.clock.heard = this.heard;
      if (this.failures >= 0) this.open(socket);
      this.listener.state(message);
    } else if (message.type !== "bye" && message.id !== null) {
      this.pending.get(message.id)?.settle(message);
      this.pending.delete(message.id);
    }
  }

  /** The first state of a socket: the way is open, and what was not answered goes out again. */
  private open(socket: WebSocket): void {
    this.failures = -1;
    this.woken = false;
    this.listener.link("open", "");
    for (const { message } of this.pending.values()) socket.send(message);
  }

  private lost(socket: WebSocket, code: number, reason: string): void {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.stopped) return;
    if (code >= 4400 && code !== 4408 && code !== 4429) {
      this.closed = true;
      this.listener.link("closed", reason || String(code));
      this.settleAll(reason);
      return;
    }
    this.failures = Math.max(this.failures, 0) + 1;
    this.listener.link("lost", reason);
    const wait = WAITS[Math.min(this.failures, WAITS.length) - 1];
    if (this.woken) this.connect();
    else this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Nothing will be answered any more: whoever left the seat was faster than the answer. */
  private settleAll(text: string): void {
    for (const { settle } of this.pending.values())
      settle({ type: "refused", id: null, rule: "TABLE", reason: "freed", figures: {}, text });
    this.pending.clear();
  }

  /**
   * Ask after a silence; if nothing comes then, the connection counts as lost. A page that was hidden
   * beats so seldom that a silence alone says nothing; after a sleep there is no need to ask.
   */
  private beat(): void {
    const now = Date.now();
    const slept = now - this.beaten > ASLEEP;
    this.beaten = now;
    const socket = this.socket;
    if (socket === null) return;
    if (slept || (this.due && now > this.due)) {
      socket.onclose = null;
      socket.close();
      this.lost(socket, 0, "silent");
    } else if (!this.due && now - this.heard > QUIET && socket.readyState === WebSocket.OPEN) {
      this.due = now + LOST - QUIET;
      socket.send(JSON.stringify({ type: "ping", id: `${this.name}-ping-${now}` }));
    }
  }
}

/** A name that nobody else has; `randomUUID` is kept from pages that come over plain HTTP. */
const unique = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The refusal in an answer, if it is one. */
export function refusalIn(answer: Answer): Refusal | null {
  return answer.type === "refused" ? answer : null;
}
