import { squeezeSpaces } from "./characters.ts";

// Control characters, and those that turn the reading direction of what follows.
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** A text of a user for a place where only one line fits; the end of a long one is cut. */
export function toSingleLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  const line = squeezeSpaces(text.toWellFormed().replace(UNSEEN, " ")).trim();
  const letters = Array.from(line);
  if (letters.length <= longest) return line;
  // What joins two signs into one would be left hanging.
  return `${letters
    .slice(0, longest - 1)
    .join("")
    .replace(/(?<!\s|\u200d|\ufe0f)(?:\s|\u200d|\ufe0f)+$/u, "")}…`;
}
