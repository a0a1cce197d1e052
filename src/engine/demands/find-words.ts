import { listWordRuns, splitAtSpaces } from "#engine/text/characters.ts";
import { stemWord } from "#engine/text/stem-word.ts";

/** Words that say how, how much or whose, but not what. */
export const EMPTY: ReadonlySet<string> = new Set(
  splitAtSpaces(`about all an and any are as at be by clear complete description details each every for from full good has have how if in
  information is it least made more most must named no not of on one only or other own per post posts right same some such text that the
  their them thing things this three title to two use what when where which who with without work you your`),
);

/** What a text is looked through for; the rest would only cost time. */
const SAMPLE_LENGTH = 6000;

/** Words that say something, each in one form. */
export function contentWords(text: string): string[] {
  const words = listWordRuns(text.toLowerCase());
  return [
    ...new Set(
      words.filter((word) => word.length > 1 && !EMPTY.has(word)).map((word) => stemWord(word)),
    ),
  ];
}

/** The forms of a draft's words; read once, however many demands ask. */
export function readForms(text: string): ReadonlySet<string> {
  const known = read.get(text);
  if (known) return known;
  const words = listWordRuns(text.slice(0, SAMPLE_LENGTH).toLowerCase());
  const forms = new Set(words.flatMap((word) => [word, stemWord(word)]));
  // Of one draft the title and the whole are read.
  if (read.size > 1) read.clear();
  read.set(text, forms);
  return forms;
}

const read = new Map<string, ReadonlySet<string>>();

const SHORTEST_SHARED = 5;

/** Whether a word is there, in any of its forms: 'exposures', 'exposure', 'exposed'; 'translation', 'translate'. */
export function hasWord(forms: ReadonlySet<string>, word: string): boolean {
  if (forms.has(word)) return true;
  if (word.length < SHORTEST_SHARED + 1) return false;
  const ending = word.endsWith("ation") ? 5 : 2;
  const start = word.slice(0, Math.max(SHORTEST_SHARED, word.length - ending));
  for (const form of forms) if (form.startsWith(start)) return true;
  return false;
}

/** How many of the words of a phrase are in a text, from 0 to 1. */
export function shareFound(phrase: string, text: string): number {
  const wanted = contentWords(phrase);
  if (wanted.length === 0) return 0;
  const forms = readForms(text);
  return wanted.filter((word) => hasWord(forms, word)).length / wanted.length;
}
