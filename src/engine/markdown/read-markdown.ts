import {
  beginsWithOne,
  dropBeginning,
  endsWithOne,
  unifyLineEnds,
} from "#engine/text/characters.ts";
import {
  type Alignment,
  type Block,
  type Dialect,
  type Inline,
  MOST_LEVELS,
  type References,
} from "./markdown.ts";
import { readAddress, readInline } from "./read-inline.ts";
import {
  COLUMN,
  CONTINUES,
  FENCE,
  HEADING,
  INDENTED,
  INSET,
  ITEM,
  QUOTE,
  REFERENCE,
  RULE,
  UNDERLINE,
} from "./block-rows.ts";

type Reading = { dialect: Dialect; references: References; level: number };

/** Markdown as Reddit reads it: in one pass over the lines, whatever is in them. */
export function readMarkdown(text: string, dialect: Dialect = "new"): Block[] {
  const { lines, references } = takeReferences(unifyLineEnds(text).split("\n"));
  return readBlocks(lines, { dialect, references, level: 0 });
}

function takeReferences(lines: string[]): { lines: string[]; references: References } {
  const references = new Map<string, string>();
  const others = lines.filter((line) => {
    const [, name, address] = REFERENCE.exec(line) ?? [];
    const href = address && readAddress(address);
    if (!name || !href) return true;
    if (!references.has(name.toLowerCase())) references.set(name.toLowerCase(), href);
    return false;
  });
  return { lines: others, references };
}

/** Each takes the lines of its kind from the first one on, and says where it ended. */
type Taken = { block: Block; next: number } | null;
type Taker = (lines: readonly string[], at: number, reading: Reading) => Taken;

function readBlocks(lines: readonly string[], reading: Reading): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const from = at;
    if (isBlank(lines[from])) {
      at += 1;
      continue;
    }
    const taken = TAKERS.reduce<Taken>((found, take) => found ?? take(lines, from, reading), null);
    const { block, next } = taken ?? takeParagraph(lines, from, reading);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

const TAKERS: Taker[] = [
  takeFence,
  takeIndented,
  takeHeading,
  takeRule,
  takeQuote,
  takeList,
  takeTable,
];

function takeFence(lines: readonly string[], at: number, { dialect }: Reading): Taken {
  // Old Reddit knows no fences: what is between them runs together.
  const fence = dialect === "new" ? FENCE.exec(lines[at] ?? "")?.[1] : undefined;
  if (!fence) return null;
  let end = at + 1;
  while (end < lines.length && !isClosing(lines[end] ?? "", fence)) end += 1;
  return { block: { kind: "code", text: lines.slice(at + 1, end).join("\n") }, next: end + 1 };
}

function isClosing(line: string, fence: string): boolean {
  const bare = line.trim();
  return bare.length >= fence.length && bare === fence.charAt(0).repeat(bare.length);
}

function takeIndented(lines: readonly string[], at: number): Taken {
  if (!INDENTED.test(lines[at] ?? "")) return null;
  let end = at;
  let last = at;
  while (end < lines.length && (isBlank(lines[end]) || INDENTED.test(lines[end] ?? ""))) {
    if (!isBlank(lines[end])) last = end;
    end += 1;
  }
  const text = lines
    .slice(at, last + 1)
    .map((line) => line.replace(INDENTED, ""))
    .join("\n");
  return { block: { kind: "code", text }, next: last + 1 };
}

function takeHeading(lines: readonly string[], at: number, reading: Reading): Taken {
  const found = readHeading(lines[at] ?? "", reading.dialect);
  if (!found) return null;
  const children = readInline(found.text, reading.references);
  return { block: { kind: "heading", level: found.level, children }, next: at + 1 };
}

function readHeading(line: string, dialect: Dialect): { level: number; text: string } | null {
  const marks = HEADING.exec(line);
  if (!marks?.[1]) return null;
  const rest = line.slice(marks[0].length);
  // A hashtag at the start of a line is a heading on old Reddit.
  if (dialect === "new" && rest !== "" && !beginsWithOne(rest, " \t")) return null;
  const text = rest.trim();
  let end = text.length;
  while (end > 0 && text[end - 1] === "#") end -= 1;
  const isMarkedAtEnd = end < text.length && (end === 0 || endsWithOne(text.slice(0, end), " \t"));
  return { level: marks[1].length, text: isMarkedAtEnd ? text.slice(0, end).trimEnd() : text };
}

function takeRule(lines: readonly string[], at: number): Taken {
  return RULE.test(lines[at] ?? "") ? { block: { kind: "rule" }, next: at + 1 } : null;
}

function takeQuote(lines: readonly string[], at: number, reading: Reading): Taken {
  if (reading.level >= MOST_LEVELS || !QUOTE.test(lines[at] ?? "")) return null;
  let end = at;
  const inner: string[] = [];
  while (end < lines.length) {
    const line = lines[end] ?? "";
    const isQuoted = QUOTE.test(line);
    if (!isQuoted && (isBlank(line) || isBlank(inner.at(-1)) || isStart(line, reading))) break;
    inner.push(isQuoted ? line.replace(QUOTE, "") : line);
    end += 1;
  }
  return { block: { kind: "quote", blocks: readBlocks(inner, deeper(reading)) }, next: end };
}

function takeList(lines: readonly string[], at: number, reading: Reading): Taken {
  const first = ITEM.exec(lines[at] ?? "");
  if (reading.level >= MOST_LEVELS || !first) return null;
  const isOrdered = first[2] !== undefined;
  const items: string[][] = [];
  let end = at;
  let wasBlank = false;
  while (end < lines.length) {
    const line = lines[end] ?? "";
    const marker = RULE.test(line) ? null : ITEM.exec(line);
    const isSibling = (marker?.[1]?.length ?? 4) < (first[1]?.length ?? 0) + 2;
    if (marker && isSibling && (marker[2] !== undefined) === isOrdered) {
      items.push([line.slice(marker[0].length)]);
    } else if (isBlank(line)) {
      items.at(-1)?.push("");
    } else if (CONTINUES.test(line)) {
      items.at(-1)?.push(line.replace(INSET, ""));
    } else if (!wasBlank && !marker && !isStart(line, reading)) {
      items.at(-1)?.push(line);
    } else break;
    wasBlank = isBlank(line);
    end += 1;
  }
  const start = isOrdered ? Number(first[2]) : null;
  const blocks = items.map((item) => readBlocks(item, deeper(reading)));
  return { block: { kind: "list", start, items: blocks }, next: end };
}

function takeTable(lines: readonly string[], at: number, { references }: Reading): Taken {
  const head = lines[at] ?? "";
  const columns = head.includes("|") ? readColumns(lines[at + 1] ?? "") : null;
  if (!columns || splitCells(head).length !== columns.length) return null;
  const readRow = (line: string): Inline[][] => {
    const cells = splitCells(line);
    return columns.map((_, column) => readInline(cells[column] ?? "", references));
  };
  let end = at + 2;
  while (end < lines.length && (lines[end] ?? "").includes("|")) end += 1;
  const rows = lines.slice(at + 2, end).map(readRow);
  return { block: { kind: "table", columns, head: readRow(head), rows }, next: end };
}

/** `|:--|--:|` → left, right; null where the line is no such line. */
function readColumns(line: string): Alignment[] | null {
  if (!line.includes("-") || !line.includes("|")) return null;
  const cells = splitCells(line);
  if (!cells.every((cell) => COLUMN.test(cell))) return null;
  return cells.map((cell) => {
    if (cell.endsWith(":")) return cell.startsWith(":") ? "center" : "right";
    return cell.startsWith(":") ? "left" : null;
  });
}

function splitCells(line: string): string[] {
  const bare = dropBeginning(line.trim(), "|").replace(/(?<!\\)\|$/, "");
  return bare.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** Up to an empty line, or to what begins something else. */
function takeParagraph(lines: readonly string[], at: number, reading: Reading) {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end])) {
    const line = lines[end] ?? "";
    const underline = UNDERLINE.exec(line);
    if (underline) {
      const children = readInline(lines.slice(at, end).join("\n").trim(), reading.references);
      const level = underline[1] ? 1 : 2;
      return { block: { kind: "heading" as const, level, children }, next: end + 1 };
    }
    if (isStart(line, reading)) break;
    end += 1;
  }
  const text = lines
    .slice(at, end)
    .map((line) => line.trimStart())
    .join("\n")
    .trimEnd();
  const children = readInline(text, reading.references);
  return { block: { kind: "paragraph" as const, children }, next: end };
}

/** Whether a line ends the paragraph above it. On old Reddit a list needs an empty line before it. */
function isStart(line: string, { dialect, level }: Reading): boolean {
  if (RULE.test(line) || readHeading(line, dialect)) return true;
  if (level < MOST_LEVELS && QUOTE.test(line)) return true;
  if (dialect === "old") return false;
  const item = ITEM.exec(line);
  const begins = item !== null && (item[2] === undefined || item[2] === "1");
  return FENCE.test(line) || (begins && level < MOST_LEVELS && line.trim().length > 1);
}

function deeper(reading: Reading): Reading {
  return { ...reading, level: reading.level + 1 };
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}
