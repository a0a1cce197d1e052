import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { type Assessment, CLOSE_IN_TOPIC, type KnownCommunity } from "./assess-match.ts";
import { mixCommunities } from "./mix-communities.ts";

export type Candidate<K extends KnownCommunity = KnownCommunity> = Assessment & { community: K };

/** Best first, without the dead, the jokes and the far-fetched, topics mixed with makers. */
export function chooseCommunities<C extends Candidate>(candidates: C[], limit: number): C[] {
  const worthwhile = candidates
    .filter(({ community }) => isAlive(community) && !isJoke(community.facts))
    .filter((candidate) => !isFarFetched(candidate))
    .toSorted((a, b) => b.weight - a.weight);
  const firstMaker = worthwhile.find(({ takesLaunches }) => takesLaunches);
  const isNear = (candidate: C) =>
    candidate.relevance >= LEAST_OF_MAKERS || candidate === firstMaker;
  return mixCommunities(
    worthwhile.filter((candidate) => !candidate.takesLaunches || isNear(candidate)),
    limit,
  );
}

/** Without a word in common, nearness is all that speaks for a community. */
const LEAST_OF_GUESSES = 0.6;
/** One is always shown; more have to fit. */
const LEAST_OF_MAKERS = 0.4;

function isFarFetched({ shared, takesLaunches, relevance, community }: Candidate): boolean {
  if (shared.terms.length > 0 || takesLaunches) return false;
  // Where the very thing is banned, it takes more.
  const isBanned = community.facts.rules?.codes["no-apps-or-sites"];
  return relevance < (isBanned ? CLOSE_IN_TOPIC : LEAST_OF_GUESSES);
}

/** Only what is known to hardly post: of most small communities nobody counted. */
function isAlive({ facts: { frontPage }, hasProfile }: KnownCommunity): boolean {
  if (hasProfile || !frontPage) return true;
  return frontPage.medianScore > 1 || frontPage.medianComments > 0;
}

const JOKE_NAME =
  /circle_?jerk|jerk$|shitpost|memes?$|meme_?|dank|copypasta|okbuddy|okmate|cursed|blessed|moldy|surreal|funny|wholesome|lol$|^lol_|unexpected|facepalm/i;

function isJoke({ name, category }: SubredditFacts): boolean {
  return category === "Humour & Memes" || JOKE_NAME.test(name);
}
