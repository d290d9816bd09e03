/// A table out of real positions, without a server: `dev.html?set=shinobi4&at=2`.
import { mount } from "svelte";
import "../src/look/base.css";
import fixtures from "../tests/fixtures.json";
import type { PlayedGame } from "../src/boards/board";
import { boardOf } from "../src/boards/boards";
import { settings } from "../src/store/settings.svelte";
import { TableStore } from "../src/store/table.svelte";
import TablePage from "../src/table/TableView.svelte";
import type { StateMessage } from "../src/wire/protocol";
import { words } from "../src/words/words.svelte";

const asked = new URLSearchParams(location.search);
const set = (fixtures as unknown as Record<string, StateMessage[]>)[asked.get("set") ?? "shinobi4"] ?? [];
const message = set[Number(asked.get("at") ?? 0)]!;
const theme = asked.get("theme");
if (theme) settings.set({ theme: theme as "light" });
await words.speak(asked.get("language") ?? "en");
const game = (fixtures.games as unknown as PlayedGame[]).find((one) => one.name === message.table.game)!;
/** Questions that the fixtures know the answers of; nothing else is ever answered. */
function answered(command: { type: string; question?: string; parts?: unknown }): Promise<unknown> {
  const asked = JSON.stringify([command.question, command.parts]);
  const found = (message as { answers?: [string, unknown, unknown][] }).answers?.find(
    ([question, parts]) => JSON.stringify([question, parts]) === asked,
  );
  return found ? Promise.resolve({ type: "answer", value: found[2] }) : new Promise(() => {});
}
const store = new TableStore("k3v9q2m7x4ab", 0, (listener) => {
  setTimeout(() => {
    listener.link("open", "");
    listener.state(message);
    const pick = asked.get("pick");
    if (pick) store.picked = pick;
  });
  return { send: answered, close: () => {} } as never;
});
mount(TablePage, {
  target: document.body,
  props: { store, game, board: await boardOf(game.name), link: "", onsit: () => {} },
});
