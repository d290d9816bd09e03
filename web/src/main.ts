/// The page begins: words first, then whatever the address says.
import { mount } from "svelte";
import "./look/base.css";
import App from "./App.svelte";
import { games } from "./store/games.svelte";
import { settings } from "./store/settings.svelte";
import { words } from "./words/words.svelte";

const PATIENCE = 150; // ms: with the games the first screen is laid out once, but nobody waits for them long

settings.apply();
const known = games.load().catch(() => {}); // while the words come; who needs them asks again
await words.speak(settings.kept.language);
await Promise.race([known, new Promise((go) => setTimeout(go, PATIENCE))]);
mount(App, { target: document.body });
