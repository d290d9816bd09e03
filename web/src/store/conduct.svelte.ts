/// Between strangers: whom this device has muted at a table, whom one looks at, and which reports are new.
import type { ReportInfo, Said, Seat, SeatNumber, StateMessage } from "../wire/protocol";

interface Kept {
  muted: number[]; // people, by their numbers at this table: names and seats may change
  reports: number; // when the newest report came that was seen
}

export class Conduct {
  private kept: Kept = $state.raw({ muted: [], reports: 0 });
  about: SeatNumber | null = $state(null); // whose sheet is open

  constructor(private readonly table: string) {
    try {
      this.kept = { ...this.kept, ...(JSON.parse(localStorage.getItem(this.slot) ?? "{}") as Partial<Kept>) };
    } catch {
      // nothing is kept here: that is all right
    }
  }

  private get slot(): string {
    return `sengoku conduct ${this.table}`;
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(this.slot, JSON.stringify(this.kept));
    } catch {
      // private windows forget
    }
  }

  /** Hide what somebody says at this table from whoever sits at this device, or no longer. */
  mute(person: number, muted: boolean): void {
    const others = this.kept.muted.filter((one) => one !== person);
    this.keep({ muted: muted ? [...others, person] : others });
  }

  mutes(person: number | undefined): boolean {
    return person !== undefined && this.kept.muted.includes(person);
  }

  hides(line: Said): boolean {
    return this.mutes(line.person);
  }

  /** The reports that the host has not seen yet. */
  unseen(reports: ReportInfo[]): number {
    return reports.filter((one) => one.at > this.kept.reports).length;
  }

  see(reports: ReportInfo[]): void {
    if (this.unseen(reports)) this.keep({ reports: Math.max(...reports.map((one) => one.at)) });
  }
}

/** Whether there is another person at a seat, whom one may mute, block or report. */
export const isOther = (seat: Seat | undefined, place: SeatNumber, me: SeatNumber | null): boolean =>
  Boolean(seat?.person) && place !== me;

/** Whether a line was said by another person who still has the seat. */
export const isTheirs = (line: Said, { seat, table }: StateMessage): boolean =>
  isOther(table.seats[line.from], line.from, seat) && table.seats[line.from]?.person === line.person;
