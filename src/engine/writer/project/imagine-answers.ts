import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import type { Told } from "../told/told.ts";

/** Three quarters of what founders of `eval/posts` write in the middle, so that who is brief is not asked again. */
const WORDS: Partial<Record<AnswerId, number>> = {
  scene: 30,
  teach: 30,
  howItPlays: 27,
  premise: 27,
  oneJob: 27,
  formula: 27,
  episode: 24,
  unusual: 24,
  mistake: 21,
  before: 20,
  limits: 18,
  surprise: 17,
  numbers: 14,
};
const WORDS_OF_OTHERS = 10;
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
