/// How the page is built: one entry, a chunk for each language, no file inlined (a strict policy).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const figures = fileURLToPath(new URL("../src/sengoku/games/senji", import.meta.url));
const words = fileURLToPath(new URL("../src/sengoku/words", import.meta.url));

/** The page is served at many addresses (`/t/…`): what it loads lies below the server's root. */
const fromTheRoot: Plugin = {
  name: "from-the-root",
  enforce: "post",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
};

export default defineConfig({
  plugins: [svelte(), fromTheRoot],
  resolve: {
    alias: { $words: words, $figures: figures },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  base: "./", // chunks find each other wherever the server's root is
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", words, figures] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
