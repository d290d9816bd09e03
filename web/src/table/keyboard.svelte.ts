/// The keys of a table, and where they are: the focus follows what is picked.
import { tick } from "svelte";
import { step } from "./arrows";
import type { Beside } from "./beside.svelte";
import { Focus } from "./focus";
import type { Picking } from "./picking.svelte";
import type { Sitting } from "./sitting.svelte";

export class Keyboard {
  private focus: Focus | undefined;
  private picked: string | null = null;

  constructor(
    shell: () => HTMLElement | undefined,
    private readonly sitting: Sitting,
    private readonly beside: Beside,
  ) {
    $effect(() => {
      const table = shell();
      if (!table) return;
      const focus = (this.focus = new Focus(table));
      return () => focus.destroy();
    });
    $effect(() => {
      const [now, before] = [sitting.store.picked, this.picked];
      if (now !== before) void tick().then(() => this.focus?.picked(now, before));
      this.picked = now;
    });
  }

  /** Go to a part of the table; the log may lie in a sheet. */
  skip(part: string): void {
    const there = document.querySelector(`[data-part="${part}"]`);
    if (part === "log" && !there?.checkVisibility()) this.beside.sheet = "log";
    else this.focus?.skip(part);
  }

  press(event: KeyboardEvent, picking: Picking): void {
    const { store, now } = this.sitting;
    if ((event.target as HTMLElement).closest("input, select, textarea, dialog")) return;
    if (event.key === "Escape") {
      store.telling.skip();
      if (this.beside.rule !== null && !store.picked && !picking.why) this.beside.rule = null;
      else picking.drop();
    } else if (event.key === "u" && now.undo === "free") void store.undo();
    else step(event);
  }
}
