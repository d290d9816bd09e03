/// How the page is built: one entry, chunks for the words of each language, no file inlined (a strict policy).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { Parts, wordsPlugin } from "./words";

const words = fileURLToPath(new URL("../src/sengoku/words", import.meta.url));

/** The languages that there are by code: to ask the browser for their names would delay the page. */
const languages = Object.fromEntries(new Parts(words).languages.map((code) => [code, ownName(code)]));

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** What every first screen needs comes with the script, not after it. */
const AT_ONCE: [RegExp, Record<string, string>][] = [
  [/(shippori-mincho-latin|inter-latin-wght)\S*woff2$/, { rel: "preload", as: "font", type: "font/woff2" }],
  [/assets\/en-\S*js$/, { rel: "modulepreload" }], // whatever another language lacks is said in English
  [/^api\/games$/, { rel: "preload", as: "fetch" }],
];
const atOnce: Plugin = {
  name: "at-once",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      [...Object.keys(bundle), "api/games"].flatMap((name) =>
        AT_ONCE.filter(([fits]) => fits.test(name)).map(([, attrs]) => ({
          tag: "link",
          attrs: { ...attrs, href: `/${name}`, crossorigin: true },
          injectTo: "head" as const,
        })),
      ),
  },
};

/**
 * What every page shares, and what board and text mode share at a table: many small files would weigh more,
 * and to ask for one takes the browser and the server together some 5 ms.
 */
const BASE = [
  "node_modules/(svelte|@fluent)",
  "src/(words|wire/api|store/(games|home|part|route|settings)|home/(Box|Home|Tables|numbers)|table/(Bar|notice))",
  "src/boards/(boards|lids|\\w+/[Ll]id)",
  "src/components/(Button|Crest|Field|Handbook|Icon|Kamon|Later|Seal|Select|crests|ridges)",
];
const SEAT = [
  "src/table/(Clock|Log|Meet|Notation|Proposal|Talk|[a-z])",
  "src/(store/(conduct|digest|news|table|telling|visit|word)|wire/socket|home/options|boards/board\\.ts)",
];
const SHARED = [
  { name: "base", test: new RegExp(BASE.join("|")), priority: 2 },
  { name: "seat", test: new RegExp(SEAT.join("|")), priority: 1 },
];

/** The page is served at many addresses (`/t/…`): what it loads lies below the server's root. */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  enforce: "post",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
};

export default defineConfig({
  plugins: [svelte(), wordsPlugin(words), atOnce, fromTheRoot],
  resolve: {
    alias: { $words: words },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  define: { __LANGUAGES__: JSON.stringify(languages) },
  base: "./", // chunks find each other wherever the server's root is
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", words] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
