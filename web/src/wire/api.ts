/// The server's HTTP side: to find, make and enter tables.
import type {
  Blocked,
  Body,
  BoxFigures,
  Entered,
  GameInfo,
  GameRecord,
  Link,
  Listing,
  Mine,
  NewTable,
  Refusal,
  Replay,
  SeatNumber,
  Standing,
  TableDescription,
} from "./protocol";

/** A refusal of the server, or its silence (`NETWORK`). */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The server's root, which may be a sub-path: the script lies in its folder `assets`. */
export const root = (): string => new URL(import.meta.env.DEV ? "/" : "../", import.meta.url).href;

/** The address of a page of ours. */
export const to = (path: string): string => new URL(path, root()).href;

async function call<T>(method: string, path: string, body?: Body): Promise<T> {
  const response = await answered(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const read = async (path: string): Promise<string> => (await answered("GET", path)).text();

async function answered(method: string, path: string, body?: Body): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(path, root()), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ rule: "NETWORK", reason: "", figures: {}, text: "No connection." });
  }
  if (!response.ok) throw new Refused(await refusal(response));
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    return (await response.json()) as Refusal;
  } catch {
    const text = `${response.status} ${response.statusText}`;
    return { rule: "NETWORK", reason: "status", figures: { status: response.status }, text };
  }
}

const table = (id: string): string => `api/tables/${encodeURIComponent(id)}`;

export const games = (): Promise<GameInfo[]> => call("GET", "api/games");
/** What is in the box of a game, unless a table has other figures. */
export const figures = (game: string): Promise<BoxFigures> => call("GET", `api/games/${game}/figures`);
/** What games of other packages say, and the rules of one. */
export const addedWords = (language: string): Promise<string> => read(`api/words/${language}`);
export const rules = (game: string, language: string): Promise<string> => read(`api/rules/${game}/${language}`);
export const lobby = (): Promise<Listing[]> => call("GET", "api/tables");
export const live = (): Promise<Listing[]> => call("GET", "api/tables/live");
export const finished = (): Promise<Listing[]> => call("GET", "api/finished");
export const mine = (): Promise<Mine[]> => call("GET", "api/mine");
export const info = (id: string): Promise<TableDescription> => call("GET", table(id));
export const make = (wish: NewTable): Promise<Entered> => call("POST", "api/tables", wish);
export const enter = (id: string, key: string): Promise<Entered> => call("POST", `${table(id)}/enter`, { key });
export const sit = (id: string, seat: SeatNumber, name: string): Promise<Entered> =>
  call("POST", `${table(id)}/seats/${seat}`, { name });
export const link = (id: string, kind: Link["kind"], seat?: SeatNumber): Promise<Link> =>
  call("POST", `${table(id)}/links`, seat === undefined ? { kind } : { kind, seat });
/** Whom this browser has blocked. */
export const blocks = (): Promise<Blocked[]> => call("GET", "api/blocks");
export const unblock = (id: string): Promise<void> => call("DELETE", `api/blocks/${encodeURIComponent(id)}`);
export const record = (id: string): Promise<GameRecord> => call("GET", `${table(id)}/record`);

export function standing(id: string, seat: SeatNumber | null, step: number): Promise<Standing> {
  const whose = seat === null ? "" : `&seat=${seat}`;
  return call("GET", `${table(id)}/standing?step=${step}${whose}`);
}

export function replay(id: string, seat: SeatNumber | null, first: number, count: number): Promise<Replay> {
  const whose = seat === null ? "" : `&seat=${seat}`;
  return call("GET", `${table(id)}/replay?first=${first}&count=${count}${whose}`);
}
