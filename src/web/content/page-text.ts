/** A piece of a text: words, or words that mean more. */
export type Inline =
  | { kind: "words" | "strong" | "control"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "operator" }
  | { kind: "support" };

const MARKED =
  /\[([^\]]{1,200})\]\(([^)]{1,200})\)|\*\*([^*]{1,400})\*\*|\*([^*]{1,200})\*|\{(operator|support)\}/g;

/** "[Settings](/settings)", "**strong**", "*the name of a button*", "{operator}", "{support}". */
export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) pieces.push({ kind: "words", text: text.slice(end, match.index) });
    pieces.push(readMark(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "words", text: text.slice(end) });
  return pieces;
}

function readMark([, label, to, strong, control, blank]: RegExpExecArray): Inline {
  if (label !== undefined && to !== undefined) return { kind: "link", text: label, to };
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (control !== undefined) return { kind: "control", text: control };
  return { kind: blank === "operator" ? "operator" : "support" };
}

/**
 * Words of a page that stands by itself. A text may hold links, "[Settings](/settings)", and
 * "{operator}" and "{support}", which each installation fills in.
 */
export type PageText = {
  title: string;
  /** For search engines and previews. */
  description: string;
  lead: string;
  /** As people read it, where the text has a date. */
  date?: string;
  sections: readonly TextSection[];
};

export type TextSection = {
  id: string;
  name: string;
  text?: readonly string[];
  list?: readonly string[];
  /** Each under a heading of its own that an address can name. */
  items?: readonly TextItem[];
};

export type TextItem = { id: string; heading: string; text: readonly string[] };
