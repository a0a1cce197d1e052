/** A text as Reddit lays it out. A tree and never HTML: whoever draws it can't let a script in. */
export type Block =
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "heading"; level: number; children: Inline[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; start: number | null; items: Block[][] }
  | { kind: "code"; text: string }
  | { kind: "table"; columns: Alignment[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: "rule" };

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; children: Inline[] }
  | { kind: WrapKind; children: Inline[] };

export type WrapKind = "strong" | "emphasis" | "strike" | "spoiler" | "superscript";
export type Alignment = "left" | "center" | "right" | null;

/** Old Reddit reads some marks in its own way. */
export type Dialect = "old" | "new";

/** `[name]: address` lines, by name in lower case. */
export type References = ReadonlyMap<string, string>;

/** Deeper than anybody writes; a hostile text would else nest as deep as it is long. */
export const MOST_LEVELS = 8;
