/// What the page's code is held to; how it is laid out is Prettier's.
import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const TYPED = ["**/*.ts", "**/*.svelte"];

export default defineConfig(
  globalIgnores(["dist/"]),
  js.configs.recommended,
  { files: TYPED, extends: [ts.configs.recommendedTypeChecked, ts.configs.stylisticTypeChecked] },
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    plugins: { "@stylistic": stylistic },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@stylistic/max-len": ["error", { code: 120 }], // also where Prettier can't break a line
      eqeqeq: "error",
      "no-console": "error",
      "no-implicit-coercion": "error",
      "object-shorthand": "error",
    },
  },
  {
    files: TYPED,
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "no-undef": "off", // the compiler knows
      "svelte/require-store-reactive-access": "off", // slow, and the page has no store of Svelte 4
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-empty-function": "off", // nothing to do is an answer, too
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }], // "" is no name
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["**/*.svelte"],
    rules: {
      // Here all that comes from another component or from a snippet is `any`; svelte-check knows its types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
