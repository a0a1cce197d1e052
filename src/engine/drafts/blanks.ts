import type { Draft } from "./draft.ts";

/** What only the founder can fill in: `{{how many hours this took you}}`. */
export type Blank = { start: number; end: number; hint: string };

const BLANK = /\{\{([^{}]*)\}\}/g;

export function findBlanks(text: string): Blank[] {
  return Array.from(text.matchAll(BLANK), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    hint: (match[1] ?? "").trim(),
  }));
}

/** Over every field that is posted; a flair is chosen on Reddit, so its blank is no open one. */
export function countBlanks({ title, content, editSection }: Omit<Draft, "flair">): number {
  return [title, content, editSection ?? ""].reduce(
    (total, text) => total + findBlanks(text).length,
    0,
  );
}

/** The text with one blank replaced by what the founder wrote. */
export function fillBlank(text: string, { start, end }: Blank, answer: string): string {
  return text.slice(0, start) + answer + text.slice(end);
}
