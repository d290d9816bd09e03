/// Your turn is noticed: tab title and icon, a bell, a notification where it is allowed.
import { settings } from "../store/settings.svelte";
import { to } from "../wire/api";
import { play } from "../components/sounds";

let called = false;

/** Say that it is the reader's turn, or no longer. */
export function notice(mine: boolean, game: string, title: string, prompt: string): void {
  document.title = `${mine ? `● ${title}` : prompt} – ${game} – Sengoku`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  icon?.setAttribute("href", to(mine ? "assets/icon-turn.svg" : "assets/icon.svg"));
  if (mine && !called) call(title, prompt);
  called = mine;
}

function call(title: string, prompt: string): void {
  play("turn");
  const allowed = settings.kept.notify && "Notification" in window && Notification.permission === "granted";
  if (allowed && document.hidden) new Notification(title, { body: prompt, icon: to("assets/icon.svg"), tag: "turn" });
}
