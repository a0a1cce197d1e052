import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

export type Candidate = {
  id: string;
  score: number;
  facts: SubredditFacts;
  isMaker: boolean;
  /** Described by hand: known to be alive. */
  hasProfile: boolean;
  /** The project's own words are used there. */
  sharesWords: boolean;
};

/** Best first, with room for both kinds: communities of the topic, and makers who welcome launches. */
export function chooseCommunities<C extends Candidate>(candidates: C[], limit: number): C[] {
  const worthwhile = candidates
    .filter((candidate) => isAlive(candidate) && !isJoke(candidate.facts))
    .toSorted((a, b) => weigh(b) - weigh(a));
  const makers = worthwhile.filter(isOpenMaker);
  const topical = worthwhile.filter((candidate) => !isOpenMaker(candidate));
  const room = Math.floor(limit * MOST_MAKERS);
  const least = limit >= 3 ? Math.max(1, Math.floor(limit * LEAST_MAKERS)) : 0;
  const natural = worthwhile.slice(0, limit).filter(isOpenMaker).length;
  const makerCount = Math.min(makers.length, Math.max(least, Math.min(natural, Math.max(room, 1))));
  const chosen = [...makers.slice(0, makerCount), ...topical.slice(0, limit - makerCount)];
  const filled = chosen.length < limit ? [...chosen, ...makers.slice(makerCount)] : chosen;
  return filled.slice(0, limit).toSorted((a, b) => b.score - a.score);
}

/** Where launches are common but own sites are banned, no place is kept for launches. */
function isOpenMaker({ isMaker, facts }: Candidate): boolean {
  return isMaker && !facts.rules?.codes["no-apps-or-sites"];
}

const MOST_MAKERS = 0.5;
const LEAST_MAKERS = 0.1;

/** A topic without one word in common is a guess: it yields to a near one with some. Measured by `npm run eval`. */
const NO_WORD_IN_COMMON = 1;

function weigh(candidate: Candidate): number {
  const isGuess = !candidate.sharesWords && !isOpenMaker(candidate);
  return isGuess ? candidate.score - NO_WORD_IN_COMMON : candidate.score;
}

/** Front pages of communities from this size on were read in 2025; one without posts then has hardly any. */
const CAPTURED_FROM_MEMBERS = 50_000;

function isAlive({ facts, hasProfile }: Candidate): boolean {
  if (hasProfile) return true;
  const { frontPage, activity, members } = facts;
  if (frontPage) return frontPage.medianScore > 1 || frontPage.medianComments > 0;
  return activity !== null || members < CAPTURED_FROM_MEMBERS;
}

const JOKE_NAME =
  /circle_?jerk|jerk$|shitpost|memes?$|meme_?|dank|copypasta|okbuddy|okmate|cursed|blessed|moldy|surreal|funny|wholesome|lol$|^lol_|unexpected|facepalm/i;

function isJoke({ name, category }: SubredditFacts): boolean {
  return category === "Humour & Memes" || JOKE_NAME.test(name);
}
