/// The own part in the deal: a random word, pledged before the game, revealed when all pledges are fixed.
/// What it proves is in docs/protocol.md, "Fairness".
import type { Answer, Command, SeatNumber, TableInfo } from "../wire/protocol";
import { hex, pledgeOf } from "./digest";

const SLOT = "sengoku words";
const MOST = 40; // tables whose words are kept, until their games are over and checked

/** A word, with what was promised when it was pledged, and then revealed. */
export interface KeptWord {
  place: string; // the table and the seat
  word: string;
  pledge: string;
  commitment: string; // to the server's seed, before the pledge
  pledges?: (string | null)[]; // of all seats, before the word was revealed
}

export class OwnWord {
  /** When the pledge is on its way, and when the server has it; both at once where there is none. */
  readonly sent: Promise<void>;
  readonly taken: Promise<void>;
  private settleSent = (): void => {};
  private settleTaken = (): void => {};
  private pledged = false;
  private own: KeptWord | null = null; // another tab may keep its own in the same place
  private revealed = false;
  private readonly place: string;

  constructor(
    table: string,
    private readonly seat: SeatNumber | null,
    private readonly send: (command: Command) => Promise<Answer>,
  ) {
    this.place = `${table} ${seat ?? ""}`;
    this.sent = new Promise((settle) => (this.settleSent = settle));
    this.taken = new Promise((settle) => (this.settleTaken = settle));
  }

  /** Say what is due, if anything is. */
  hear(table: TableInfo): void {
    const there = this.seat === null ? undefined : table.pledges?.[this.seat];
    if (table.status !== "waiting" || there === undefined || !globalThis.crypto?.subtle) this.settle();
    else if (typeof table.opening === "number") this.reveal(table, there);
    else if (!this.pledged) void this.pledge(table, there);
  }

  /** Pledge once, also in place of another device's word; but two devices never replace each other for ever. */
  private async pledge(table: TableInfo, there: string | null): Promise<void> {
    this.pledged = true;
    if (there === null || kept(this.place)?.pledge !== there) {
      const word = hex(crypto.getRandomValues(new Uint8Array(16)));
      const pledge = await pledgeOf(word);
      this.own = { place: this.place, word, pledge, commitment: table.commitment };
      keep(this.own);
      const answer = this.send({ type: "pledge", pledge });
      this.settleSent();
      await answer;
    }
    this.settle();
  }

  /** Reveal the word if it is the one that is fixed, and the server still promises the same seed. */
  private reveal(table: TableInfo, there: string | null): void {
    const own = [kept(this.place), this.own].find((one) => one?.pledge === there);
    this.settle();
    if (this.revealed || own?.commitment !== table.commitment) return;
    const pledges = own.pledges ?? table.pledges ?? [];
    if (JSON.stringify(pledges) !== JSON.stringify(table.pledges)) return; // they were fixed before
    this.revealed = true;
    keep({ ...own, pledges });
    void this.send({ type: "reveal", word: own.word });
  }

  private settle(): void {
    this.settleSent();
    this.settleTaken();
  }
}

let words: KeptWord[] | null = null; // where nothing can be stored

/** The word that was last pledged at a table, from a seat. */
export function wordAt(table: string, seat: SeatNumber | null): KeptWord | undefined {
  return kept(`${table} ${seat ?? ""}`);
}

const kept = (place: string): KeptWord | undefined => all().find((one) => one.place === place);

function all(): KeptWord[] {
  try {
    return JSON.parse(localStorage.getItem(SLOT) ?? "[]") as KeptWord[];
  } catch {
    return words ?? [];
  }
}

function keep(word: KeptWord): void {
  words = [word, ...all().filter((one) => one.place !== word.place)].slice(0, MOST);
  try {
    localStorage.setItem(SLOT, JSON.stringify(words));
  } catch {
    // A reload would lose it, no more.
  }
}
