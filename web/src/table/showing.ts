/// What happened, shown before the state that it leads to: things travel, and a battle unfolds.
import { fly, still } from "../components/fly";
import type { Show } from "../store/table.svelte";
import type { GameEvent } from "../wire/protocol";
import type { Sitting } from "./sitting.svelte";

export const showing =
  (sitting: Sitting): Show =>
  async (events: GameEvent[]) => {
    const { board, store } = sitting;
    for (const [place, event] of events.entries()) {
      if (store.telling.hurried) return;
      const flights = board.flights(event, { ...sitting.scene, moves: [] });
      for (const flight of flights) await fly(flight, board.Face);
      const pause = still() ? 0 : (board.pause?.(event) ?? 0);
      if (pause > 0) await store.telling.look(events.slice(0, place + 1), pause);
    }
  };
