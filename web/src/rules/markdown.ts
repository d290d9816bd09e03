/// The little Markdown that the rules are written in: headings, paragraphs, ids, emphasis, code.
export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "li";
  rule: string | null;
  text: string;
}

export interface Piece {
  kind: "text" | "em" | "strong" | "code" | "rule";
  text: string;
}

const LEADING = /^[-*]?\s*\*\*([A-Z]+-\d+)\*\*\s*/;
const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{3}-\d+\b)/;

/** A text as blocks, each rule with its id. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => (/^\s*[-*] /.test(paragraph) ? paragraph.split(/\n(?=[-*] )/) : [paragraph]))
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim())
    .filter((paragraph) => paragraph && !paragraph.startsWith("|"))
    .map(block);
}

function block(text: string): Block {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) return { kind: `h${heading[1]!.length}` as "h1", rule: null, text: heading[2]! };
  const rule = LEADING.exec(text);
  if (rule) return { kind: "p", rule: rule[1]!, text: text.slice(rule[0].length) };
  return /^[-*] /.test(text) ? { kind: "li", rule: null, text: text.slice(2) } : { kind: "p", rule: null, text };
}

/** The pieces of a line. */
export function pieces(text: string): Piece[] {
  return text
    .split(INLINE)
    .filter(Boolean)
    .map((piece): Piece => {
      if (piece.startsWith("**")) return { kind: "strong", text: piece.slice(2, -2) };
      if (piece.startsWith("*")) return { kind: "em", text: piece.slice(1, -1) };
      if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1) };
      return { kind: /^[A-Z]{3}-\d+$/.test(piece) ? "rule" : "text", text: piece };
    });
}

/** Only what a search asks for: the blocks with all its words, under their headings. */
export function search(all: Block[], words: string): Block[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return all;
  const has = (one: Block): boolean =>
    asked.every((word) => `${one.rule ?? ""} ${one.text}`.toLowerCase().includes(word));
  return all.filter((one) => one.kind === "p" && has(one));
}
