import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import type { Told } from "../told/told.ts";

/** How much founders write, in the middle of those of `eval/posts`; two or three sentences, as the screen asks for. */
const WORDS: Partial<Record<AnswerId, number>> = {
  scene: 40,
  teach: 40,
  howItPlays: 36,
  premise: 36,
  oneJob: 36,
  formula: 36,
  episode: 32,
  unusual: 32,
  mistake: 28,
  before: 26,
  limits: 24,
  surprise: 22,
  numbers: 20,
};
const WORDS_OF_OTHERS = 14;
const WORDS_OF_SENTENCE = 11;

/** The same founder with these answers too, of the usual length and about nothing that was told. Nobody ever reads them. */
export function imagineAnswers(told: Told, ids: readonly AnswerId[]): Told {
  const imagined = ids
    .filter((id) => id !== "what")
    .map((id) => {
      const words = WORDS[id] ?? WORDS_OF_OTHERS;
      const count = Math.max(1, Math.round(words / WORDS_OF_SENTENCE));
      const sentences = Array.from({ length: count }, (_, at) => `{{${id} ${at}}}`);
      return { id, paragraphs: [sentences.join(" ")], sentences, words, rests: [], restsOf: [] };
    });
  const matters = [...told.matters.filter(({ id }) => !ids.includes(id)), ...imagined];
  return {
    ...told,
    what: told.what ?? (ids.includes("what") ? IMAGINED_WHAT : null),
    matters: matters.toSorted((a, b) => ANSWER_IDS.indexOf(a.id) - ANSWER_IDS.indexOf(b.id)),
  };
}

const IMAGINED_WHAT = "a thing of which nobody has said yet what it is";
