/// What is being shown: events that the board sees one after the other, before log and score have them.
import type { GameEvent } from "../wire/protocol";

export class Telling {
  events: GameEvent[] = $state.raw([]);
  hurried = false; // somebody has seen enough
  private wake: () => void = () => {};

  /** Let the board show these for so many milliseconds. */
  async look(events: GameEvent[], ms: number): Promise<void> {
    if (this.hurried) return;
    this.events = events;
    await new Promise<void>((go) => {
      const timer = setTimeout(go, ms);
      this.wake = () => {
        clearTimeout(timer);
        go();
      };
    });
  }

  /** What is left of it is told at once. */
  skip(): void {
    if (this.events.length === 0) return;
    this.hurried = true;
    this.wake();
  }

  /** All of it is told. */
  end(): void {
    if (this.events.length) this.events = [];
    this.hurried = false;
  }
}
