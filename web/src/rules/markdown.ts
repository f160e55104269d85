/** The little Markdown that rulebooks use, read into a tree that React draws without any HTML in between. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "clause"; rule: string }
  | { kind: "strong" | "emphasis"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] };

export type Block = { kind: "paragraph"; inside: Inline[] } | { kind: "list"; items: Inline[][] };

const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|(?<!\w)[*_](?!\s)(.+?)[*_](?!\w)|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2}-\d+(?:\.\d+)?)\b/s;
const SAFE = /^(https?:\/\/|\/(?!\/)|#)/;

export function inline(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (found === null) return text === "" ? [] : [{ kind: "text", text }];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [
    ...(before === "" ? [] : [{ kind: "text" as const, text: before }]),
    piece(found),
    ...inline(after),
  ];
}

function piece(found: RegExpExecArray): Inline {
  const [whole, code, strong, emphasis, linked, to, rule] = found;
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", inside: inline(strong) };
  if (emphasis !== undefined) return { kind: "emphasis", inside: inline(emphasis) };
  if (linked !== undefined && to !== undefined && SAFE.test(to)) {
    return { kind: "link", to, inside: inline(linked) };
  }
  if (rule !== undefined) return { kind: "clause", rule };
  return { kind: "text", text: linked ?? whole };
}

interface Bracketed {
  opening: string;
  piece: Inline;
  closing: string;
}

const OPENING = /\($/;
const CLOSING = /^[).,;:]+/;

/** The pieces of a text, its clause numbers with the brackets and stops that stay on one line with them. */
export function withBrackets(pieces: Inline[]): Bracketed[] {
  return pieces.map((piece, at): Bracketed => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    if (piece.kind === "clause")
      return { opening: found(OPENING, before), piece, closing: found(CLOSING, after) };
    if (piece.kind !== "text") return { opening: "", piece, closing: "" };
    let { text } = piece;
    if (before?.kind === "clause") text = text.replace(CLOSING, "");
    if (after?.kind === "clause") text = text.replace(OPENING, "");
    return { opening: "", piece: { kind: "text", text }, closing: "" };
  });
}

const found = (sign: RegExp, piece: Inline | undefined): string =>
  piece?.kind === "text" ? (sign.exec(piece.text)?.[0] ?? "") : "";

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const OPENS_ASIDE = /^\*(?:Source|Ruling|Reconstruction|Quelle|Auslegung|Rekonstruktion|Regelung|Entscheid)/;

export function markdown(text: string): Block[] {
  const blocks: string[][] = [];
  let open = false;
  for (const line of text.split("\n")) {
    if (line.trim() === "") open = false;
    else if (!open || ITEM.test(line) || OPENS_ASIDE.test(line)) {
      blocks.push([line]);
      open = true;
    } else blocks.at(-1)?.push(line);
  }
  return blocks.reduce<Block[]>(withBlock, []);
}

function withBlock(blocks: Block[], lines: string[]): Block[] {
  const text = lines.map((line) => line.trim()).join(" ");
  if (!ITEM.test(lines[0] ?? "")) return [...blocks, { kind: "paragraph", inside: inline(text) }];
  const item = inline(text.replace(ITEM, ""));
  const last = blocks.at(-1);
  if (last?.kind === "list") return [...blocks.slice(0, -1), { kind: "list", items: [...last.items, item] }];
  return [...blocks, { kind: "list", items: [item] }];
}
