import { listWordRuns } from "#engine/text/characters.ts";
import { rememberByText } from "#engine/text/remember.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import { EMPTY } from "./find-words.ts";

/** More than all notes have. */
const MOST_WORDS = 10_000;
const toForm = rememberByText(MOST_WORDS, stemWord);

/** `contentWords` of a note: it remembers their forms, which no browser needs that reads one draft. */
export function notedWords(text: string): string[] {
  const words = listWordRuns(text.toLowerCase());
  return [...new Set(words.filter((word) => word.length > 1 && !EMPTY.has(word)).map(toForm))];
}
