import { stemWord } from "#engine/text/stem-word.ts";

/** Words that say how, how much or whose, but not what. */
const EMPTY: ReadonlySet<string> = new Set(
  `a about after all also an and any are as at be before by can clear clearly complete description detail details did each every few fitting
  for from full given good has have how if in information into is it its least like made makes more most must named needs no not of off
  on one only open or other out own part people per plain post posts proper right same several short so some such tell text than that the their them
  there they thing things this three title to two use used via was what when where which who why will with within without work you your yours`.split(
    /\s+/,
  ),
);

/** What a text is looked through for; the rest would only cost time. */
const SAMPLE_LENGTH = 6000;

/** Words that say something, each in one form. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.filter((word) => word.length > 1 && !EMPTY.has(word)).map((word) => stemWord(word)),
    ),
  ];
}

/** The forms of a draft's words; read once, however many demands ask. */
export function readForms(text: string): ReadonlySet<string> {
  if (last?.text === text) return last.forms;
  const words =
    text
      .slice(0, SAMPLE_LENGTH)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const forms = new Set(words.flatMap((word) => [word, stemWord(word)]));
  last = { text, forms };
  return forms;
}

let last: { text: string; forms: ReadonlySet<string> } | null = null;

const SHORTEST_SHARED = 5;

/** Whether a word is there, in any of its forms: 'exposures', 'exposure', 'exposed'. */
export function hasWord(forms: ReadonlySet<string>, word: string): boolean {
  if (forms.has(word)) return true;
  if (word.length < SHORTEST_SHARED + 1) return false;
  const start = word.slice(0, Math.max(SHORTEST_SHARED, word.length - 2));
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
