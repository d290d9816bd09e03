/// The messages between page and server, as docs/protocol.md describes them.

export type SeatNumber = number;
export type Code = number;
export type Figures = Record<string, string | number>;
export type GameEvent = { event: string; seat?: SeatNumber } & Record<string, unknown>;

/** What a seat may know: these fields in every game, and the game's own. */
export interface View {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seat: SeatNumber | null;
  actors: SeatNumber[];
  scores: number[];
  ranks: number[];
  [field: string]: unknown;
}

export interface Move {
  code: Code;
  text: string;
  kind: string;
  parts: Record<string, number>;
}

export interface Part {
  name: string;
  labels: string[];
}

export interface Kind {
  kind: string;
  first: Code;
  size: number;
  parts: Part[];
}

export interface GameInfo {
  name: string;
  rules: number;
  fewest: number;
  most: number;
  options: Record<string, boolean | number | string>;
  bots: string[];
  questions: string[];
  moves: Kind[];
  board?: string; // where its own board is, if its package brings one
}

export interface Refusal {
  rule: string;
  reason: string;
  figures: Figures;
  text: string;
}

export type Status = "waiting" | "playing" | "paused" | "over";

export interface Seat {
  name: string;
  kind: "person" | "bot" | "free";
  level: string | null;
  here: boolean;
  ready: boolean;
  conceded: boolean;
  muted: boolean;
  overdue: boolean;
}

export interface Proposal {
  what: "undo" | "end" | "takeover";
  by: SeatNumber;
  about: SeatNumber | null;
  agreed: SeatNumber[];
  asked: SeatNumber[];
}

export interface Result {
  why: "played" | "conceded" | "consent";
  scores: number[];
  ranks: number[];
}

export interface Listing {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: Seat[];
  status: Status;
  access: "open" | "invitation";
  made: number;
  changed: number;
  result: Result | null;
}

export interface Mine extends Listing {
  seat: SeatNumber | null;
  host: boolean;
  decides: boolean;
}

export interface ClockRule {
  kind: "none" | "move" | "player";
  seconds: number;
  increment?: number;
  at_end?: "default" | "bot" | "vote";
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: Status;
  seats: Seat[];
  host: SeatNumber | null;
  access: "open" | "invitation";
  spectators: boolean;
  undo: "none" | "free" | "consent";
  talk: "off" | "public" | "private";
  books: "open" | "closed";
  clock: ClockRule | null;
  commitment: string;
  words: string[] | null;
  seed: string | null;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string | null;
  hints: "off" | "alone" | "all";
  made: number;
}

export interface Said {
  from: SeatNumber;
  to: SeatNumber[] | null;
  text: string;
  at: number;
}

/** New entries of a list that is counted by the seat: drop what you have from `first` on. */
export interface News<T> {
  first: number;
  list: T[];
}

export interface ClockNow {
  now: number;
  running: SeatNumber[];
  left: (number | null)[];
  phase: number | null;
  heard?: number; // when it came, by the page's own clock
}

export interface StateMessage {
  type: "state";
  version: number;
  at: number;
  seat: SeatNumber | null;
  host: boolean;
  view: View | null;
  moves: Move[];
  events: News<GameEvent>;
  undo: "free" | "ask" | null;
  clock: ClockNow | null;
  table: TableInfo;
  talk: News<Said>;
}

export interface Hint {
  move: Code;
  value: number;
  visits: number;
}

export type Answer =
  | ({ type: "done"; id: string; version: number } & Record<string, unknown>)
  | ({ type: "refused"; id: string | null } & Refusal)
  | { type: "answer"; id: string; value: unknown }
  | { type: "pong"; id: string; now: number };

export type Incoming = StateMessage | Answer | { type: "bye"; reason: string };
export type Command = { type: string } & Record<string, unknown>;

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  name?: string;
  seat?: SeatNumber;
  word?: string;
  bots?: Record<string, string>;
  access?: "open" | "invitation";
  spectators?: boolean;
  undo?: "none" | "free" | "consent";
  talk?: "off" | "public" | "private";
  hints?: "off" | "alone" | "all";
  clock?: {
    kind: "none" | "move" | "player";
    seconds?: number;
    at_end?: "default" | "bot" | "vote";
    phases?: Record<string, number>;
  };
}

export interface Entered {
  id: string;
  seat: SeatNumber | null;
  host: boolean;
}

export interface Link {
  kind: "invite" | "device" | "recovery";
  seat: SeatNumber | null;
  key: string;
  path: string;
  expires: number | null;
}

export interface Frame {
  step: number;
  at: number;
  view: View;
  events: GameEvent[];
}

export interface Replay {
  seat: SeatNumber | null;
  steps: number;
  first: number;
  frames: Frame[];
}

/** How a game stood at a step: the share of the win that each seat could expect. */
export interface Standing {
  step: number;
  shares: number[];
}

export interface GameRecord {
  game: string;
  players: number;
  words: string[];
  seed: string;
  commitment: string;
  draws: [number, number][];
}
