/// The page begins: words first, then whatever the address says.
import { mount } from "svelte";
import "./look/base.css";
import App from "./App.svelte";
import { games } from "./store/games.svelte";
import { settings } from "./store/settings.svelte";
import { words } from "./words/words.svelte";

settings.apply();
games.load().catch(() => {}); // while the words come; who needs them asks again
await words.speak(settings.kept.language);
mount(App, { target: document.body });
