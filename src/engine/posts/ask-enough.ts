import { PHRASE_IDS } from "#engine/interview/complete-sentence.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { findCore, listSubjectWords } from "./community/subject.ts";
import type { PostBrief } from "./post-brief.ts";
import type { UsableAnswers } from "./usable-answers.ts";

export const FEWEST_QUESTIONS = 2;
const MOST_QUESTIONS = 5;

/** Whether such answers would make a post; long ones have twice as many words. */
type IsEnough = (ids: AnswerId[], how?: { isLong: boolean }) => boolean;

/**
 * As many of the open questions as a post needs, so that a founder who answers them is not asked again. Those that
 * would change nothing are left out.
 */
export function askEnough(open: AnswerId[], fewest: number, isEnough: IsEnough): AnswerId[] {
  if (open.length === 0) return ["scene"];
  for (
    let count = Math.min(fewest, open.length);
    count <= Math.min(MOST_QUESTIONS, open.length);
    count += 1
  ) {
    const asked = open.slice(0, count);
    if (isEnough(asked)) return dropIdle(asked, fewest, isEnough);
  }
  // The best ones may be short, or wrong for what the place takes: then those that mostly say more.
  const first = open.slice(0, fewest);
  const longest = open.slice(fewest).toSorted((a, b) => countExpected(b) - countExpected(a));
  for (let count = 1; count <= MOST_QUESTIONS - fewest; count += 1) {
    const asked = [...first, ...longest.slice(0, count)];
    if (isEnough(asked)) return dropIdle(asked, fewest, isEnough);
  }
  if (isEnough(open)) return dropIdle(open, fewest, isEnough).slice(0, MOST_QUESTIONS);
  // Where few answers have a place, they have to be longer.
  const isLongEnough = (ids: AnswerId[]) => isEnough(ids, { isLong: true });
  return isLongEnough(open) ? dropIdle(open, fewest, isLongEnough).slice(0, MOST_QUESTIONS) : first;
}

function dropIdle(
  asked: AnswerId[],
  fewest: number,
  isEnough: (ids: AnswerId[]) => boolean,
): AnswerId[] {
  let kept = asked;
  // The last ones matter least, and the first one always.
  for (const id of asked.slice(1).toReversed()) {
    const without = kept.filter((each) => each !== id);
    if (without.length >= fewest && isEnough(without)) kept = without;
  }
  return kept;
}

/** Two or three sentences, as the screen asks for; who writes more is done sooner. */
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

function countExpected(id: AnswerId): number {
  return WORDS[id] ?? WORDS_OF_OTHERS;
}

/** What somebody might answer: as much as that, about the readers' subject, and nothing twice. Nobody ever reads it. */
export function imagineAnswers(
  ids: AnswerId[],
  { interview, community }: PostBrief,
  { isLong }: { isLong: boolean },
): UsableAnswers {
  const most = isLong ? 2 : 1;
  const own = listSubjectWords(interview.answers.what ?? "");
  const topic = [...findCore(community).slice(0, 2), ...own.slice(0, 1)].join(" ") || "rain";
  const words = community.name.split(/(?=[A-Z])|[\s_]+/);
  const town = (words.find(({ length }) => length > 3) ?? "town").toLowerCase().replace(/^\p{L}/u, (letter) => letter.toUpperCase()); // prettier-ignore
  return Object.fromEntries(
    ids.map((id) => {
      if (PHRASE_IDS.some((phrase) => phrase === id)) return [id, { sentences: [`a ${topic} thing of the ${id} sort`] }]; // prettier-ignore
      if (id === "askReaders" || id === "askPeers") return [id, { sentences: [`Which ${topic} would you take to the ${id}?`] }]; // prettier-ignore
      const say = (number: string) => `I saw ${number} ${topic} by the ${id} and went ${id}home to ${town} ${id}late.`; // prettier-ignore
      const count = Math.max(1, Math.floor((most * countExpected(id)) / countWords(say("one"))));
      const sentences = Array.from({ length: count }, (_, at) => say(ORDINALS[at] ?? "one"));
      return [id, { sentences }];
    }),
  );
}

const ORDINALS = ["one", "another", "a third", "a fourth", "a fifth", "a sixth"];
