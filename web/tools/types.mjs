/// JSON Schemas in, TypeScript out: called by tools/types.py, which says what is written.
import { compile } from "json-schema-to-typescript";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";

const style = await resolveConfig(fileURLToPath(import.meta.url));
const made = {};
for (const [path, { banner, schema }] of Object.entries(JSON.parse(readFileSync(0, "utf-8")))) {
  const text = await compile(schema, schema.title, {
    bannerComment: banner,
    format: false,
    unreachableDefinitions: true,
  });
  made[path] = await format(text, { ...style, parser: "typescript" });
}
process.stdout.write(JSON.stringify(made));
