/// What a board may know of the table around the game: the talk, what happened, the time.
import { getContext, setContext } from "svelte";
import type { ClockNow, GameEvent, Said } from "../wire/protocol";

export interface Happened {
  event: GameEvent;
  at: number; // when it was told; 0 for what was there before
  place: number; // in the order of all that happened
}

export interface Room {
  readonly talk: Said[];
  readonly happened: Happened[];
  readonly clock: ClockNow | null;
  /** Which talk is allowed to this seat. */
  readonly allowed: "off" | "public" | "private";
  /** Say something to some, or to all. */
  say(text: string, to: number[] | null): void;
  /** The board itself shows these lines: they are no news any more. */
  hear(lines: Said[]): void;
  /** Whether something was on the screen, also before the page was loaded anew; lines go by their time. */
  seen(key: number): boolean;
  see(keys: number[]): void;
}

const KEY = Symbol("room");

/** Boards below find it; a replay and the rules have none. */
export const setRoom = (room: Room): Room => setContext(KEY, room);
export const getRoom = (): Room | undefined => getContext(KEY);
