import {
  dropBeginning,
  dropPointedBrackets,
  hasSpace,
  splitAtSpaces,
  trimSignsBehind,
} from "#engine/text/characters.ts";
import { type Inline, MOST_LEVELS, type References } from "./markdown.ts";
import { createLine } from "./pair-marks.ts";

/** The words of one paragraph, heading or cell. Line by line as typed: two spaces end a line for good. */
export function readInline(text: string, references: References, level = 0): Inline[] {
  const reader = new InlineReader(text, references, level);
  return reader.read();
}

/** An address that Reddit would link to; null for all others, a script among them. */
export function readAddress(address: string): string | null {
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(address)) return address;
  return /^\/(?:r|u|user)\/\S+$/i.test(address) ? `https://www.reddit.com${address}` : null;
}

/** Nobody writes longer ones. */
const MOST_ADDRESS = 2000;

const BARE_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]+/iy;
const NAMED_PLACE = /\/?(?:r|u)\/[A-Za-z0-9_-]{2,21}/y;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/iy;
const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

/** One pass from left to right; marks that find no partner stay as they were typed. */
class InlineReader {
  private readonly line = createLine();
  private readonly partners: ReadonlyMap<number, number>;
  private plain = "";
  private at = 0;
  private readonly text: string;
  private readonly references: References;
  private readonly level: number;
  /** Lengths of runs of backticks that do not come again. */
  private readonly unclosed = new Set<number>();
  private spoilerEnd = 0;
  private angleEnd = 0;

  constructor(text: string, references: References, level: number) {
    this.text = text;
    this.references = references;
    this.level = level;
    this.partners = pairBrackets(text);
  }

  read(): Inline[] {
    while (this.at < this.text.length) this.step();
    this.flush();
    return this.line.finish();
  }

  private step(): void {
    const letter = this.text[this.at] ?? "";
    const isTaken =
      (letter === "\\" && this.readEscape()) ||
      (letter === "\n" && this.readLineEnd()) ||
      (letter === "`" && this.readCode()) ||
      (letter === "&" && this.readEntity()) ||
      (letter === "[" && this.readLink()) ||
      (letter === "<" && this.readAngled()) ||
      (letter === ">" && this.readSpoiler()) ||
      (letter === "^" && this.readSuperscript()) ||
      ("*_~".includes(letter) && this.readMark(letter)) ||
      (/[hw/ru]/i.test(letter) && this.readBare());
    if (isTaken) return;
    this.plain += letter;
    this.at += 1;
  }

  private readEscape(): boolean {
    const next = this.text[this.at + 1] ?? "";
    if (next === "\n") {
      this.push({ kind: "break" });
      this.at += 2;
      return true;
    }
    if (!/[!-/:-@[-`{-~]/.test(next)) return false;
    this.plain += next;
    this.at += 2;
    return true;
  }

  private readLineEnd(): boolean {
    const isBreak = this.plain.endsWith("  ");
    this.plain = this.plain.trimEnd();
    if (isBreak) this.push({ kind: "break" });
    else this.plain += " ";
    this.at += 1;
    return true;
  }

  private readCode(): boolean {
    const run = runLength(this.text, this.at);
    const from = this.at + run;
    if (!this.unclosed.has(run)) {
      for (let end = this.text.indexOf("`", from); end >= 0;) {
        const length = runLength(this.text, end);
        if (length === run) {
          const code = this.text.slice(from, end).replaceAll("\n", " ");
          this.push({ kind: "code", text: code.trim() === "" ? code : code.trim() });
          this.at = end + run;
          return true;
        }
        end = this.text.indexOf("`", end + length);
      }
      this.unclosed.add(run);
    }
    this.plain += "`".repeat(run);
    this.at = from;
    return true;
  }

  private readEntity(): boolean {
    ENTITY.lastIndex = this.at;
    const found = ENTITY.exec(this.text);
    if (!found) return false;
    const [all, hex, decimal, name] = found;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (!name && !(code > 0 && code <= 0x10_ff_ff)) return false;
    this.plain += name ? (ENTITIES[name.toLowerCase()] ?? all) : String.fromCodePoint(code);
    this.at += all.length;
    return true;
  }

  private readLink(): boolean {
    const end = this.partners.get(this.at);
    if (end === undefined || this.level >= MOST_LEVELS) return false;
    const words = this.text.slice(this.at + 1, end);
    const target = this.readTarget(end + 1, words);
    if (!target) return false;
    this.wrap((children) => ({ kind: "link", href: target.href, children }), words);
    this.at = target.end;
    return true;
  }

  /** What follows the words of a link: an address in brackets, the name of one, or nothing. */
  private readTarget(from: number, words: string): { href: string; end: number } | null {
    const close = this.partners.get(from);
    if (this.text[from] === "(" && close !== undefined) {
      const [address = ""] = splitAtSpaces(this.text.slice(from + 1, close).trim());
      const href = readAddress(dropPointedBrackets(address));
      return href ? { href, end: close + 1 } : null;
    }
    const isNamed = this.text[from] === "[" && close !== undefined;
    const name = isNamed ? this.text.slice(from + 1, close) || words : words;
    const href = this.references.get(name.toLowerCase());
    return href ? { href, end: isNamed ? close + 1 : from } : null;
  }

  private readAngled(): boolean {
    // Looked for once, however many open before it.
    if (this.angleEnd < this.at) this.angleEnd = findFrom(this.text, ">", this.at);
    const end = this.angleEnd;
    if (end - this.at > MOST_ADDRESS) return false;
    const href = readAddress(this.text.slice(this.at + 1, end));
    if (!href) return false;
    this.push({ kind: "link", href, children: [{ kind: "text", text: href }] });
    this.at = end + 1;
    return true;
  }

  private readSpoiler(): boolean {
    if (this.text[this.at + 1] !== "!" || this.level >= MOST_LEVELS) return false;
    const from = this.at + 2;
    if (this.spoilerEnd < from) this.spoilerEnd = findFrom(this.text, "!<", from);
    const end = this.spoilerEnd;
    if (end === Infinity) return false;
    this.wrap((children) => ({ kind: "spoiler", children }), this.text.slice(from, end));
    this.at = end + 2;
    return true;
  }

  private readSuperscript(): boolean {
    if (this.level >= MOST_LEVELS) return false;
    const close = this.partners.get(this.at + 1);
    const isBracketed = this.text[this.at + 1] === "(" && close !== undefined;
    const end = isBracketed ? close : endOfWord(this.text, this.at + 1);
    const from = this.at + (isBracketed ? 2 : 1);
    if (end <= from) return false;
    this.wrap((children) => ({ kind: "superscript", children }), this.text.slice(from, end));
    this.at = isBracketed ? end + 1 : end;
    return true;
  }

  private readBare(): boolean {
    if (this.at > 0 && /[\w/.@-]/.test(this.text[this.at - 1] ?? "")) return false;
    BARE_ADDRESS.lastIndex = this.at;
    const address = BARE_ADDRESS.exec(this.text)?.[0];
    NAMED_PLACE.lastIndex = this.at;
    const place = address ? undefined : NAMED_PLACE.exec(this.text)?.[0];
    const words = address ? trimAddress(address) : place;
    if (!words || words.length < 4) return false;
    const href = place
      ? `https://www.reddit.com/${dropBeginning(place, "/")}`
      : words.replace(/^www\./i, "https://www.");
    this.push({ kind: "link", href, children: [{ kind: "text", text: words }] });
    this.at += words.length;
    return true;
  }

  private readMark(mark: string): boolean {
    let end = this.at;
    while (this.text[end] === mark) end += 1;
    this.flush();
    this.line.mark(mark, end - this.at, this.text[this.at - 1] ?? "", this.text[end] ?? "");
    this.at = end;
    return true;
  }

  private wrap(make: (children: Inline[]) => Inline, words: string): void {
    this.push(make(readInline(words, this.references, this.level + 1)));
  }

  private push(node: Inline): void {
    this.flush();
    this.line.push(node);
  }

  private flush(): void {
    if (this.plain === "") return;
    this.line.push({ kind: "text", text: this.plain });
    this.plain = "";
  }
}

/** By where each bracket opens: where it closes. */
function pairBrackets(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: { round: number[]; square: number[] } = { round: [], square: [] };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "\\") at += 1;
    else if (letter === "(") open.round.push(at);
    else if (letter === "[") open.square.push(at);
    else if (letter === ")" || letter === "]") {
      const from = (letter === ")" ? open.round : open.square).pop();
      if (from !== undefined) pairs.set(from, at);
    }
  }
  return pairs;
}

/** A full stop or bracket at the end belongs to the sentence. */
function trimAddress(address: string): string {
  const signs = `.,;:!?'"*_~]`;
  return trimSignsBehind(address, address.includes("(") ? signs : `${signs})`);
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && !hasSpace(text[end] ?? " ")) end += 1;
  return end;
}

function findFrom(text: string, words: string, from: number): number {
  const found = text.indexOf(words, from);
  return found < 0 ? Infinity : found;
}

function runLength(text: string, from: number): number {
  let end = from;
  while (text[end] === "`") end += 1;
  return end - from;
}
