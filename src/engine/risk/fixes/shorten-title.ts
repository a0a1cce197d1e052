import { LONG_TITLE } from "../title-style.ts";

/** Cut where a sentence, a clause or at least a word ends; says less, never something else. */
export function shortenTitle(title: string): string {
  const trimmed = title.trim();
  if (trimmed.length <= LONG_TITLE) return trimmed;
  // One more, to see whether a word ends just there.
  const room = trimmed.slice(0, LONG_TITLE + 1);
  const cut = cutAt(room, SENTENCE) ?? cutAt(room, CLAUSE) ?? cutAt(room, WORD) ?? cutHard(trimmed);
  return withoutHalves(cut);
}

const SHORTEST = 30;
const SENTENCE = /[.!?](?=\s)/g;
const CLAUSE = /\s[–—-]\s|[:;,]\s/g;
const WORD = /\s/g;

function cutAt(room: string, end: RegExp): string | null {
  const last = Array.from(room.matchAll(end)).at(-1);
  if (!last || last.index < SHORTEST) return null;
  return room.slice(0, last[0].length === 1 && /[.!?]/.test(last[0]) ? last.index + 1 : last.index);
}

/** In the middle of a word that has no end, but not of a character. */
function cutHard(title: string): string {
  return title.slice(0, LONG_TITLE).replace(/[\uD800-\uDBFF]$/, "");
}

/** An open bracket or blank, or a word that wants another, is worse than nothing. */
function withoutHalves(cut: string): string {
  const open = Math.max(
    lastOpen(cut, "(", ")"),
    lastOpen(cut, "{{", "}}"),
    lastOpen(cut, "[", "]"),
  );
  const whole = open > 0 ? cut.slice(0, open) : cut;
  const ended = whole.trim().replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, "");
  const words = ended.split(/(?<=\S)(?=\s)/);
  while (words.length > 1 && HALVES.has((words.at(-1) ?? "").trim().toLowerCase())) words.pop();
  return words.join("") || cut;
}

const HALVES = new Set(
  "and or but of to the a an for with in on at by from that which my our your is are was".split(
    " ",
  ),
);

function lastOpen(text: string, open: string, close: string): number {
  const start = text.lastIndexOf(open);
  return start > text.lastIndexOf(close) ? start : -1;
}
