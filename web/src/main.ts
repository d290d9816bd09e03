/// The page begins: words first, then whatever the address says.
import { mount } from "svelte";
import "./look/base.css";
import App from "./App.svelte";
import { settings } from "./store/settings.svelte";
import { words } from "./words/words.svelte";

settings.apply();
await words.speak(settings.kept.language);
mount(App, { target: document.body });
