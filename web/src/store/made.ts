/// Tables that this page has made, and its seats there: nobody has to ask for what it was told already.
import type { SeatNumber } from "../wire/protocol";

const made = new Map<string, SeatNumber[]>();

/** A table was made, with these seats for this device. */
export const remember = (id: string, seats: SeatNumber[]): void => void made.set(id, seats);

/** The own seats at a table that was just made, told once: who comes again may have left them meanwhile. */
export function seatsMade(id: string): SeatNumber[] | null {
  const seats = made.get(id) ?? null;
  made.delete(id);
  return seats;
}
