/// Made from src/sengoku/protocol.py by `make types`: do not edit.
/* eslint-disable */

/**
 * What a client sends over its socket.
 */
export type Command =
  | Move
  | Undoing
  | Propose
  | Vote
  | Concede
  | Leave
  | Revoke
  | Ready
  | Pledge
  | Reveal
  | Pick
  | Rename
  | Say
  | Block
  | Report
  | Rematch
  | Start
  | AddBot
  | Free
  | Pause
  | Mute
  | AllowTalk
  | HandHosting
  | Invite
  | Delete
  | WhyNot
  | Parse
  | Read
  | Describe
  | Ask
  | Hint
  | Ping;
/**
 * Whatever JSON can say.
 */
export type Json =
  | null
  | boolean
  | number
  | string
  | Json[]
  | {
      [k: string]: Json;
    };
/**
 * What a client is told over its socket.
 */
export type Message = State | Done | Refused | Answer | Pong | Bye;

/**
 * Make a move, and others right after it: all of them, or none.
 */
export interface Move {
  type: "move";
  id: string;
  version: number;
  move: number;
  then?: number[];
}
/**
 * Undo your own last move.
 */
export interface Undoing {
  type: "undo";
  id: string;
  version: number;
}
/**
 * Ask the others to agree.
 */
export interface Propose {
  type: "propose";
  id: string;
  what: "end" | "free" | "takeover" | "undo";
  seat?: number | null;
}
/**
 * Vote on the open proposal.
 */
export interface Vote {
  type: "vote";
  id: string;
  agree: boolean;
}
/**
 * Concede the game.
 */
export interface Concede {
  type: "concede";
  id: string;
}
/**
 * Hand the seat over to a bot, or free it.
 */
export interface Leave {
  type: "leave";
  id: string;
  to: "bot" | "free";
  level?: string | null;
}
/**
 * Take your seat's key from all devices that came after this one.
 */
export interface Revoke {
  type: "revoke";
  id: string;
}
/**
 * Say whether you are ready to start.
 */
export interface Ready {
  type: "ready";
  id: string;
  ready: boolean;
}
/**
 * Commit to a word for the deal, before the game: its SHA-256, in UTF-8.
 */
export interface Pledge {
  type: "pledge";
  id: string;
  pledge: string;
}
/**
 * Reveal the word that you have committed to, once the pledges are fixed.
 */
export interface Reveal {
  type: "reveal";
  id: string;
  word: string;
}
/**
 * Pick something for your seat, before the game: an option that is picked by seat.
 */
export interface Pick {
  type: "pick";
  id: string;
  option: string;
  choice: string;
}
/**
 * Change your name.
 */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}
/**
 * Chat.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
  to?: number[] | null;
}
/**
 * Never meet whoever has a seat again on this server, or no longer block them.
 */
export interface Block {
  type: "block";
  id: string;
  seat: number;
  blocked: boolean;
}
/**
 * Report whoever has a seat to the host, with their last lines that you heard.
 */
export interface Report {
  type: "report";
  id: string;
  seat: number;
  reason: "name" | "other" | "play" | "talk";
  text?: string;
}
/**
 * Create a table for another game with the same settings.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * Host only: start the game.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Host only: put a bot in a free seat.
 */
export interface AddBot {
  type: "add_bot";
  id: string;
  seat: number;
  level: string;
}
/**
 * Host only: remove a bot from a seat, or before the game a player.
 */
export interface Free {
  type: "free";
  id: string;
  seat: number;
}
/**
 * Host only: pause or resume.
 */
export interface Pause {
  type: "pause";
  id: string;
  paused: boolean;
}
/**
 * Host only: mute a seat, or unmute it.
 */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  muted: boolean;
}
/**
 * Host only: switch chat off or on.
 */
export interface AllowTalk {
  type: "talk";
  id: string;
  allowed: boolean;
}
/**
 * Host only: make somebody else the host.
 */
export interface HandHosting {
  type: "host";
  id: string;
  seat: number;
}
/**
 * Host only: create a new invitation, and revoke the old one.
 */
export interface Invite {
  type: "invite";
  id: string;
}
/**
 * Host only: delete the table.
 */
export interface Delete {
  type: "delete";
  id: string;
}
/**
 * Ask why a move is not legal.
 */
export interface WhyNot {
  type: "why_not";
  id: string;
  move: number;
}
/**
 * Ask for the code of a move in notation.
 */
export interface Parse {
  type: "parse";
  id: string;
  text: string;
}
/**
 * Ask what a typed line means: it is a question, a move, or several.
 */
export interface Read {
  type: "read";
  id: string;
  text: string;
  language?: string;
}
/**
 * Ask for the position as text.
 */
export interface Describe {
  type: "describe";
  id: string;
  language?: string;
}
/**
 * Ask one of the game's questions.
 */
export interface Ask {
  type: "ask";
  id: string;
  question: string;
  parts?: {
    [k: string]: Json;
  };
}
/**
 * Ask how a bot values the seat's moves.
 */
export interface Hint {
  type: "hint";
  id: string;
  level?: string | null;
}
/**
 * Check the connection.
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * Everything that a seat may know now.
 */
export interface State {
  type: "state";
  version: number;
  at: number;
  seat: number | null;
  host: boolean;
  view: View | null;
  moves: LegalMove[];
  events: Events;
  undo: ("ask" | "free") | null;
  clock: ClockInfo | null;
  table: TableInfo;
  talk: Lines;
  handovers?: Handover[];
  devices?: number;
  blocked?: number[];
  reports?: ReportInfo[];
}
/**
 * What a seat sees in every game.
 */
export interface View {
  actors: number[];
  game: string;
  limits: Limit[];
  options: {
    [k: string]:
      | boolean
      | number
      | string
      | {
          [k: string]: Json;
        };
  };
  players: number;
  ranks: number[];
  rules: number;
  scores: number[];
  seat: number | null;
}
/**
 * Something that the seat may do only a few times more, by a limit of the house.
 */
export interface Limit {
  left: number;
  seat?: number;
  what: string;
}
/**
 * A legal move.
 */
export interface LegalMove {
  code: number;
  text: string;
  kind: string;
  parts: {
    [k: string]: number;
  };
}
/**
 * What happened: drop what you have from `first` on, then add what is new.
 */
export interface Events {
  first: number;
  list: Event[];
}
/**
 * What happened: its name, mostly who did it, and figures of the game.
 */
export interface Event {
  event: string;
  seat?: number;
  [k: string]: Json | string | number | undefined;
}
/**
 * How much time is left, as of `now`.
 */
export interface ClockInfo {
  now: number;
  running: number[];
  left: (number | null)[];
  phase: number | null;
}
/**
 * Everything public about a table, apart from the game itself.
 */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: {
    [k: string]: Json;
  };
  status: "over" | "paused" | "playing" | "waiting";
  seats: SeatInfo[];
  host: number | null;
  access: "invitation" | "open";
  spectators: boolean;
  undo: "consent" | "free" | "none";
  talk: "off" | "private" | "public";
  books: "closed" | "open";
  hints: "all" | "alone" | "off";
  clock: Clock;
  commitment: string;
  words: string[] | null;
  seed: string | null;
  proposal: ProposalInfo | null;
  result: Result | null;
  rematch: string | null;
  made: number;
  visitors?: number;
  shared?: boolean;
  pledges?: (string | null)[];
  opening?: number | null;
}
/**
 * Who is in a seat.
 */
export interface SeatInfo {
  name: string;
  kind: "bot" | "free" | "person";
  level: string | null;
  here: boolean;
  ready: boolean;
  conceded: boolean;
  muted: boolean;
  overdue: boolean;
  picks?: {
    [k: string]: string;
  };
  person?: number;
}
/**
 * How long people may think, and what happens when their time is over.
 */
export interface Clock {
  kind?: "move" | "none" | "player";
  seconds?: number;
  increment?: number;
  at_end?: "bot" | "default" | "vote";
  phases?: {
    [k: string]: number;
  } | null;
}
/**
 * What is being voted on; `by` is the seat of who proposed it, or which a newcomer asks for.
 */
export interface ProposalInfo {
  what: "end" | "free" | "sit" | "takeover" | "undo";
  by: number;
  about: number | null;
  agreed: number[];
  asked: number[];
  name?: string | null;
  until?: number | null;
}
/**
 * How a game ended.
 */
export interface Result {
  why: "conceded" | "consent" | "played";
  scores: number[];
  ranks: number[];
}
/**
 * Chat messages, like `Events`.
 */
export interface Lines {
  first: number;
  list: Line[];
}
/**
 * A chat message; `to` None is public.
 */
export interface Line {
  from: number;
  to: number[] | null;
  text: string;
  at: number;
  person?: number;
}
/**
 * A change of who has a seat, or of their name, after so many of the viewer's events.
 */
export interface Handover {
  seat: number;
  events: number;
  before: Occupant;
  after: Occupant;
  renamed: boolean;
  at?: number;
}
/**
 * Who has a seat, or had it.
 */
export interface Occupant {
  kind: "bot" | "free" | "person";
  name: string;
}
/**
 * What a player has reported to the host; `seat` is where the reported person sits now.
 */
export interface ReportInfo {
  at: number;
  by: string;
  name: string;
  seat: number | null;
  reason: "name" | "other" | "play" | "talk";
  text: string;
  lines: string[];
}
/**
 * The command is done, and on disk.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
  table?: string | null;
  key?: string | null;
}
/**
 * The command was refused, and why.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  rule: string;
  reason: string;
  figures: {
    [k: string]: number | string;
  };
  text: string;
}
/**
 * The answer to a question.
 */
export interface Answer {
  type: "answer";
  id: string;
  value: Json;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}
/**
 * The server is about to close the socket.
 */
export interface Bye {
  type: "bye";
  reason: "deleted" | "freed" | "restart";
}
/**
 * A table with what does not change: the figures that it is played with (`Game.figures`).
 */
export interface TableDescription {
  id: string;
  game: string;
  players: number;
  options: {
    [k: string]: Json;
  };
  status: "over" | "paused" | "playing" | "waiting";
  seats: SeatInfo[];
  host: number | null;
  access: "invitation" | "open";
  spectators: boolean;
  undo: "consent" | "free" | "none";
  talk: "off" | "private" | "public";
  books: "closed" | "open";
  hints: "all" | "alone" | "off";
  clock: Clock;
  commitment: string;
  words: string[] | null;
  seed: string | null;
  proposal: ProposalInfo | null;
  result: Result | null;
  rematch: string | null;
  made: number;
  visitors?: number;
  shared?: boolean;
  pledges?: (string | null)[];
  opening?: number | null;
  figures: {
    [k: string]: Json;
  };
  consent?: number;
}
/**
 * A table of text; the first cell of a row names it.
 */
export interface Grid {
  caption: string;
  columns: string[];
  rows: string[][];
}
/**
 * A part of a position in text, under its heading.
 */
export interface Section {
  name: string;
  title: string;
  lines: string[];
  grids: Grid[];
}
/**
 * A legal move as people say it.
 */
export interface SpokenMove {
  code: number;
  text: string;
}
/**
 * A position in text; the moves are in the order of their numbers.
 */
export interface Description {
  sections: Section[];
  moves: SpokenMove[];
}
/**
 * What a typed line means: an answer, moves to be made, or something the client does.
 */
export interface Reading {
  lines: string[];
  moves?: number[];
  act?: ("hint" | "repeat" | "undo") | null;
}
/**
 * A move as a bot values it.
 */
export interface Candidate {
  move: number;
  value: number;
  visits: number;
}
/**
 * What `Answer.value` is, by the type of the question; to `ask` it is what the game says.
 */
export interface Answers {
  why_not: Refused | null;
  parse: number;
  read: Reading;
  describe: Description;
  hint: Candidate[];
}
/**
 * What was refused, and why.
 */
export interface RefusalInfo {
  rule: string;
  reason: string;
  figures: {
    [k: string]: number | string;
  };
  text: string;
}
/**
 * A table to create.
 */
export interface NewTable {
  game: string;
  players: number;
  options?: {
    [k: string]: Json;
  };
  name?: string | null;
  seat?: number | null;
  word?: string;
  bots?: {
    [k: string]: string;
  };
  access?: "invitation" | "open";
  spectators?: boolean;
  undo?: "consent" | "free" | "none";
  talk?: ("off" | "private" | "public") | null;
  books?: "closed" | "open";
  hints?: "all" | "alone" | "off";
  clock?: Clock | null;
  shared?: boolean;
}
/**
 * Enter a table with the key of a link.
 */
export interface Enter {
  key: string;
}
/**
 * Take a seat.
 */
export interface Sit {
  name: string;
  word?: string;
}
/**
 * A link to create.
 */
export interface NewLink {
  kind: "device" | "invite" | "recovery";
  seat?: number | null;
}
/**
 * The table and seat that a browser now has access to.
 *
 *     `waits`: until when the people at the table may answer whoever wants to sit down there.
 */
export interface Entered {
  id: string;
  seat: number | null;
  host: boolean;
  waits?: number | null;
}
/**
 * A new link.
 */
export interface Link {
  kind: "device" | "invite" | "recovery";
  seat: number | null;
  key: string;
  path: string;
  expires: number | null;
}
/**
 * A table in a list.
 */
export interface Listing {
  id: string;
  game: string;
  players: number;
  options: {
    [k: string]: Json;
  };
  seats: SeatInfo[];
  status: "over" | "paused" | "playing" | "waiting";
  access: "invitation" | "open";
  made: number;
  changed: number;
  result: Result | null;
}
/**
 * A table of this browser.
 */
export interface Mine {
  id: string;
  game: string;
  players: number;
  options: {
    [k: string]: Json;
  };
  seats: SeatInfo[];
  status: "over" | "paused" | "playing" | "waiting";
  access: "invitation" | "open";
  made: number;
  changed: number;
  result: Result | null;
  seat: number | null;
  host: boolean;
  decides: boolean;
}
/**
 * One step of a replay.
 */
export interface Frame {
  step: number;
  at: number;
  view: View;
  events: Event[];
}
/**
 * Some steps of a replay.
 */
export interface Replay {
  seat: number | null;
  steps: number;
  first: number;
  frames: Frame[];
  handovers?: Handover[];
}
/**
 * What every record begins with.
 */
export interface Header {
  format: number;
  game: string;
  rules: number;
  players: number;
  options: {
    [k: string]: Json;
  };
  names: string[];
  bots: (string | null)[];
  words: string[];
  pledges: (string | null)[];
  commitment: string;
  result: {
    [k: string]: Json;
  };
  talk: {
    [k: string]: Json;
  }[];
  made: number;
}
/**
 * A finished game: everything needed to replay and to verify it.
 */
export interface Record {
  format: number;
  game: string;
  rules: number;
  players: number;
  options: {
    [k: string]: Json;
  };
  names: string[];
  bots: (string | null)[];
  words: string[];
  pledges: (string | null)[];
  commitment: string;
  result: {
    [k: string]: Json;
  };
  talk: {
    [k: string]: Json;
  }[];
  made: number;
  sengoku: "record";
  seed: string;
  moves: number[][];
  draws: [number, number][];
}
/**
 * A finished game as one seat saw it.
 */
export interface SeatRecord {
  format: number;
  game: string;
  rules: number;
  players: number;
  options: {
    [k: string]: Json;
  };
  names: string[];
  bots: (string | null)[];
  words: string[];
  pledges: (string | null)[];
  commitment: string;
  result: {
    [k: string]: Json;
  };
  talk: {
    [k: string]: Json;
  }[];
  made: number;
  sengoku: "replay";
  seat: number | null;
  frames: {
    [k: string]: Json;
  }[];
}
/**
 * How a game stood at a step: the expected share of the win of each seat.
 */
export interface Standing {
  step: number;
  shares: number[];
}
/**
 * Somebody whom this browser has blocked, by the name that they had then.
 */
export interface Blocked {
  id: string;
  name: string;
  at: number;
}
/**
 * The name stored for a browser, and whether its games are rated.
 */
export interface Me {
  name: string;
  rated?: boolean;
}
/**
 * A player's rating.
 */
export interface Rating {
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
/**
 * A part of a kind of move.
 */
export interface PartInfo {
  name: string;
  labels: string[];
}
/**
 * A kind of move.
 */
export interface KindInfo {
  kind: string;
  first: number;
  size: number;
  parts: PartInfo[];
}
/**
 * What a table of a game has unless it says otherwise.
 */
export interface Usual {
  talk: "off" | "private" | "public";
  phases: {
    [k: string]: number;
  };
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  rules: number;
  fewest: number;
  most: number;
  options: {
    [k: string]: Json;
  };
  bots: string[];
  questions: string[];
  moves: KindInfo[];
  usual: Usual;
  choices?: {
    [k: string]: string[];
  };
  by_seat?: string[];
  board?: string;
}
