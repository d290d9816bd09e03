/// JSON Schemas in, TypeScript out: called by tools/page_types.py, which says what is written.
import { compile } from "json-schema-to-typescript";
import { text as read } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";

const LENGTHS = /\/\*\*\s*(\*\s*@(min|max)Items \d+\s*)+\*\/\s*/g; // of a tuple, which says so itself
const style = await resolveConfig(fileURLToPath(import.meta.url));

/** The types of all definitions of a schema, without the object that only refers to them. */
async function written({ banner, schema }) {
  const text = await compile(schema, schema.title, { bannerComment: banner, format: false });
  const whole = new RegExp(`export interface ${schema.title} {[^}]*}\n`);
  return format(text.replace(whole, "").replace(LENGTHS, ""), { ...style, parser: "typescript" });
}

const asked = Object.entries(JSON.parse(await read(process.stdin)));
const made = await Promise.all(asked.map(async ([path, types]) => [path, await written(types)]));
process.stdout.write(JSON.stringify(Object.fromEntries(made)));
