/// The messages between page and server (docs/protocol.md): the server's own types, by the page's names.
import type * as server from "./types";

export type {
  Answers,
  Blocked,
  Candidate as Hint,
  Entered,
  Event as GameEvent,
  Frame,
  GameInfo,
  Handover,
  Json,
  LegalMove as Move,
  Line as Said,
  Link,
  Listing,
  Mine,
  NewTable,
  Occupant,
  ProposalInfo as Proposal,
  Record as GameRecord,
  RefusalInfo as Refusal,
  ReportInfo,
  Replay,
  SeatInfo as Seat,
  Standing,
  TableDescription,
  TableInfo,
  View,
} from "./types";

export type SeatNumber = number;
export type Code = number;
/** What is in the box of a game: counts, prizes, prices and limits, as each game states them. */
export type BoxFigures = server.TableDescription["figures"];

/** New entries of a list that is counted by the seat: drop what you have from `first` on. */
export interface News<T> {
  first: number;
  list: T[];
}

/** With the time at which it came, by the page's own clock. */
export type ClockNow = server.ClockInfo & { heard?: number };
export type StateMessage = Omit<server.State, "clock"> & { clock: ClockNow | null };

/** What a command is answered; the value depends on what was asked, see `Answers`. */
export type Answer = server.Done | server.Refused | (Omit<server.Answer, "value"> & { value: unknown }) | server.Pong;
export type Incoming = StateMessage | Answer | server.Bye;

/** What the page sends over HTTP. */
export type Body = server.NewTable | server.Enter | server.Sit | server.NewLink;

/** What the page sends over a seat's socket, which gives it its id. */
export type Command = Bare<server.Command>;
type Bare<T> = T extends unknown ? Omit<T, "id"> : never;
