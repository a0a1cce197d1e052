import { countWords } from "#engine/pages/tells-fact.ts";
import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import { splitWords } from "#engine/search/split-words.ts";
import type { Thread } from "./read-thread.ts";
import { ASIDE, ASKS_HOW, ASKS_MEMBERS, EMPTY, IS_QUESTION, WISHES } from "./need-rows.ts";

const MOST_NEEDS = 3;
/** Shorter questions say nothing by themselves: 'Thoughts?' */
const FEWEST_WORDS = 4;
const LONGEST_NEED = 400;

/**
 * What the asker wants to know, in sentences of their own and word by word, the best one first. Where
 * nothing is asked, the title stands for it.
 */
export function findNeed(thread: Pick<Thread, "title" | "text">): string[] {
  const asked = findAsked(thread);
  const [first] = [...splitSaid(thread.title), ...splitSaid(thread.text)];
  const stands = thread.title.trim() || first;
  return asked.length > 0 || !stands ? asked : [stands.slice(0, LONGEST_NEED)];
}

/** The same where nothing stands for it: empty where nobody asks. */
export function findAsked({ title, text }: Pick<Thread, "title" | "text">): string[] {
  const sentences = [
    ...splitSaid(title).map((sentence) => ({ sentence, isTitle: true })),
    ...splitSaid(text).map((sentence) => ({ sentence, isTitle: false })),
  ];
  const asked = sentences.flatMap(({ sentence, isTitle }, index) => {
    const score = scoreNeed(sentence, isTitle);
    return score > 0 ? [{ sentence, score, index }] : [];
  });
  const best = asked.toSorted((a, b) => b.score - a.score || a.index - b.index);
  return [...new Set(best.map(({ sentence }) => sentence))].slice(0, MOST_NEEDS);
}

/** People who ask write without capitals, so a stop and a space are enough. */
function splitSaid(text: string): string[] {
  return text
    .split(/(?<=[.!?…][)"”'’]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && sentence.length <= LONGEST_NEED);
}

function scoreNeed(sentence: string, isTitle: boolean): number {
  const isQuestion = IS_QUESTION.test(sentence);
  const isWish = WISHES.test(sentence);
  if (!isQuestion && !isWish) return 0;
  if (countWords(sentence) < FEWEST_WORDS || EMPTY.test(sentence)) return isQuestion ? 0.1 : 0;
  return (
    (isQuestion ? 2 : 1) +
    (ASKS_HOW.test(sentence) ? 1.5 : 0) +
    (ASKS_MEMBERS.test(sentence) ? 0.5 : 0) +
    (isTitle ? 0.6 : 0) +
    Math.min(countTelling(sentence), 5) / 4 -
    (ASIDE.test(sentence) ? 2 : 0)
  );
}

/** Words that say what it is about: 'What did you pick?' has none. */
function countTelling(sentence: string): number {
  return splitWords(sentence).filter((word) => word.length > 3 && !EVERYDAY_WORDS.has(word)).length;
}
