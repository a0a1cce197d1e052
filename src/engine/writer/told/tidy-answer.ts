import { completeAnswer } from "#engine/interview/complete-sentence.ts";
import type { AnswerId } from "#engine/interview/interview.ts";

const SHOUTED_LETTERS = 12;
const SHOUTED_SHARE = 0.8;
const LIST_LINE = /^\s*(?:[-*•]|\d+[.)])\s+/;

/**
 * The founder's paragraphs. Their words stay: capitals, full stops and slips are mended, a list stays a list,
 * and pictures that a keyboard draws are left out.
 */
export function tidyAnswer(text: string, id: AnswerId | null): string[] {
  return plainText(text)
    .split(/\n\s*\n/)
    .flatMap(joinLists)
    .map((paragraph) => completeAnswer(paragraph.trim(), id).trim())
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph));
}

const DRAWING = String.raw`(?:(?![\d#*©®™])\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*)`;
const DRAWN = new RegExp(`\\s*${DRAWING}+`, "gu");
/** Between two sentences it stands for a full stop. */
const DRAWN_BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}\p{N})"])(?:\s*${DRAWING})+\s+(?=[\p{L}"])`,
  "gu",
);

/** Without shouting and without drawn pictures. */
export function plainText(text: string): string {
  return calm(text)
    .replaceAll(DRAWN_BETWEEN, ". ")
    .replaceAll(DRAWN, "")
    .replaceAll(/[ \t]{2,}/g, " ")
    .trim();
}

/** A lead and its list belong together; other lines are one paragraph. */
function joinLists(paragraph: string): string[] {
  const lines = paragraph.split("\n").filter((line) => line.trim());
  const first = lines.findIndex((line) => LIST_LINE.test(line));
  if (first <= 0) return [paragraph];
  return [lines.slice(0, first).join(" "), lines.slice(first).join("\n")];
}

/** What was typed in capitals throughout is said in a usual voice. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const large = letters.filter((letter) => letter !== letter.toLowerCase());
  if (letters.length < SHOUTED_LETTERS || large.length < SHOUTED_SHARE * letters.length)
    return text;
  return text
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}])i(?![\p{L}\p{N}])/gu, "I")
    .replaceAll(
      /(^|[.!?]\s+|\n)(\p{Ll})/gu,
      (_, stop: string, letter: string) => stop + letter.toUpperCase(),
    );
}
