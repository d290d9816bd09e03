/// A seat's connection: what counts as a loss, and what only as a silence.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SeatSocket } from "../src/wire/socket";

class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 1;
  said: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly address: URL) {
    Line.made.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let links: string[] = [];
let socket: SeatSocket;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  page = new EventTarget();
  vi.stubGlobal("document", page);
  [Line.made, links] = [[], []];
  socket = new SeatSocket("t", 0, { state: () => {}, link: (state) => void links.push(state) });
  Line.made[0]!.hear({ type: "state" });
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Time passes without a beat, as in a page that is hidden or asleep; then there is one. */
function rest(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  vi.advanceTimersByTime(500);
}

test("a silence is asked about, and a second one is a loss", () => {
  vi.advanceTimersByTime(2500);
  expect(Line.made[0]!.said.at(-1)).toContain("ping");
  expect(links).toEqual(["open"]);
  vi.advanceTimersByTime(2500);
  expect(links).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(300);
  expect(Line.made).toHaveLength(2);
});

test("a hidden page, which beats once a minute, keeps its connection", () => {
  for (let minute = 0; minute < 5; minute++) {
    rest(60_000);
    expect(Line.made[0]!.said).toHaveLength(minute + 1);
    Line.made[0]!.hear({ type: "pong", id: "p", now: 0 });
  }
  expect(links).toEqual(["open"]);
});

test("after an hour's sleep nobody is asked: it connects anew at once", () => {
  rest(3_600_000);
  expect(links).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(300);
  Line.made[1]!.hear({ type: "state" });
  expect(links).toEqual(["open", "lost", "open"]);
});

test("what the server closed for good stays closed", () => {
  Line.made[0]!.onclose?.({ code: 4410, reason: "TABLE.freed" });
  expect(links).toEqual(["open", "closed"]);
  vi.advanceTimersByTime(10_000);
  expect(Line.made).toHaveLength(1);
});

test("who looks again while an attempt fails does not wait for the next one", () => {
  Line.made[0]!.onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(250);
  expect(Line.made).toHaveLength(2); // the attempt that is under way
  page.dispatchEvent(new Event("visibilitychange"));
  Line.made[1]!.onclose?.({ code: 1006, reason: "" });
  expect(Line.made).toHaveLength(3);
  Line.made[2]!.onclose?.({ code: 1006, reason: "" }); // at once, but only once
  vi.advanceTimersByTime(400);
  expect(Line.made).toHaveLength(3);
  vi.advanceTimersByTime(4000);
  expect(Line.made).toHaveLength(4);
});

test("who looked while the connection was good waits as usual when it is lost", () => {
  page.dispatchEvent(new Event("visibilitychange"));
  Line.made[0]!.onclose?.({ code: 1006, reason: "" });
  vi.advanceTimersByTime(200);
  expect(Line.made).toHaveLength(1);
});
