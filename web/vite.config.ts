/// How the page is built: one entry, a chunk for each language, no file inlined (a strict policy).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const words = fileURLToPath(new URL("../src/sengoku/words", import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $words: words },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  base: "./", // the server says in <base> where its root is
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", words] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
