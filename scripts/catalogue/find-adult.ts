import type { Features } from "./extract-features.ts";
import { isPersonPage } from "./person-pages.ts";
import type { SourceRow, SourceSubreddit } from "./read-source.ts";
import { ADULT_BY_HAND, INNOCENT_BY_HAND } from "./read-by-hand.ts";
import { trainClassifier, type Example } from "./train-classifier.ts";
import { weighAdultWords, type WordEvidence } from "./weigh-adult-words.ts";

/** From here on a community is known well enough to be judged like one that has a topic. */
const LARGE = 50_000;
const MISSED = 8_000;

type FeaturedRow = SourceRow & { features: Features };
type Case = SourceRow & { words: WordEvidence; adultness: number };

/**
 * Rows of the source that no founder should be shown. Words decide, and vectors learn from them.
 * Those that were picked by hand have been judged already.
 */
export function findAdult(rows: FeaturedRow[]): Set<number> {
  const judged = rows.filter(({ subreddit }) => !subreddit.membersEstimated);
  const weighed = judged.map(({ row, subreddit, features }) => {
    return { row, subreddit, features, words: weighAdultWords(subreddit) };
  });
  const examples = weighed.flatMap(({ subreddit, words, features }): Example[] => {
    const lesson = chooseLesson(subreddit, words);
    return lesson ? [{ features, ...lesson }] : [];
  });
  const classify = trainClassifier(examples, { labels: 2, epochs: 6 });
  const adult = weighed.filter((row) =>
    isAdult({ ...row, adultness: classify(row.features)[1] ?? 0 }),
  );
  return new Set(adult.map(({ row }) => row));
}

/** What the classifier learns from: told by words, told by nothing, and in doubt not at all. */
function chooseLesson(subreddit: SourceSubreddit, { strong, weak, caring }: WordEvidence) {
  if (isObscure(subreddit) && caring === 0) {
    if (strong > 0 || weak > 1 || isPersonPage(subreddit)) return { label: 1, weight: 2 };
  }
  if (strong > 0 || weak > 1) return null;
  // Among those without a topic are adult ones that no word gives away.
  return { label: 0, weight: subreddit.topic ? 1 : 0.2 };
}

/** Small ones without a topic go when in doubt; of the others only those that leave none. */
function isAdult({ subreddit, words, adultness }: Case): boolean {
  const name = subreddit.name.toLowerCase();
  if (INNOCENT_BY_HAND.has(name)) return false;
  if (ADULT_BY_HAND.has(name)) return true;
  const { strong, weak, caring } = words;
  if (!isObscure(subreddit)) return isPlainlyAdult(subreddit, words, adultness);
  if (caring > 0) return strong > 0 && adultness > 0.6;
  return strong > 0 || adultness > chooseLimit(subreddit, weak);
}

/** The less is known, the less it takes; the more would miss it, the more. */
function chooseLimit(subreddit: SourceSubreddit, weak: number): number {
  const limit = saysLittle(subreddit) ? 0.05 : weak > 0 ? 0.08 : 0.15;
  return subreddit.members < MISSED ? limit : 3 * limit;
}

function isPlainlyAdult(
  { topic, members }: SourceSubreddit,
  { strong, weak, caring }: WordEvidence,
  adultness: number,
): boolean {
  if (caring > 0) return false;
  // Pages about the famous are where words mean what they say.
  if (topic === "Celebrity" && members < LARGE && (strong > 0 || (weak > 0 && adultness > 0.3))) {
    return true;
  }
  return strong > 1 || (strong + weak > 1 && adultness > 0.6);
}

function isObscure({ topic, members }: SourceSubreddit): boolean {
  return !topic && members < LARGE;
}

/** Nothing but a name, and nobody near. */
function saysLittle({ name, keywords, related }: SourceSubreddit): boolean {
  const lowerCased = name.toLowerCase();
  return !related?.length && keywords.filter((word) => !lowerCased.includes(word)).length < 2;
}
