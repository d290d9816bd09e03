/// Events in, sentences out, as the page says them: called by tests/words/test_page.py.
import { text } from "node:stream/consumers";
import { createServer } from "vite";

const { languages, events } = JSON.parse(await text(process.stdin));
const vite = await createServer({
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
const { words } = await vite.ssrLoadModule("/src/words/words.svelte.ts");
const { eventSentence } = await vite.ssrLoadModule("/src/words/sentences.ts");
for (const game of new Set(events.map(([reader]) => reader.game))) await words.learn(game);
const said = {};
for (const language of languages) {
  await words.speak(language);
  said[language] = events.map(([reader, event]) => eventSentence(event, reader));
}
await vite.close();
process.stdout.write(JSON.stringify(said));
