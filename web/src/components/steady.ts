/// Room that keeps its size: what lies around a board grows and shrinks by a line, what is drawn on it does not follow.
export interface Room {
  width: number;
  height: number;
}

const LINES = 120; // px: three lines and a row of buttons; a change by more than that is another room

/** The least room that there was, as long as it is about the same. */
export class Steady {
  private kept: Room | null = null;

  of(now: Room): Room {
    const { kept } = this;
    if (now.width <= 0 || now.height <= 0) return now; // it is not laid out yet
    const same = kept?.width === now.width && Math.abs(kept.height - now.height) <= LINES;
    if (!kept || !same || now.height < kept.height) this.kept = now;
    return this.kept ?? now;
  }
}
