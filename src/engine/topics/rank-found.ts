import { createScorer } from "#engine/matching/score-subreddits.ts";
import type { ListedPolicy } from "#engine/policy/derive-policy.ts";
import { isDead, isJoke } from "#engine/recommendations/assess-match.ts";
import {
  type KnownCommunity,
  saysWholeName,
  sumRarity,
} from "#engine/recommendations/match-signs.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { isGeneralShowcase } from "#engine/recommendations/reading/find-things.ts";
import type { PhraseReading } from "./read-phrase.ts";

/**
 * In points of the matcher's score, chosen on 36 phrases (`npm run eval -- search`): what the phrase says of a
 * name, of keywords and of a subject in its own words speaks for a community (2 and 5 points for the subject find
 * as many of 45 phrases in jargon), and a place that takes any project is about none of them. What
 * the matcher was not trained on, as an import, is known by its words alone: there all of them count for more.
 */
const WORTH = {
  name: 1,
  keywords: 1,
  subject: 2,
  spelt: 10,
  tenfoldMembers: 0.6,
  general: -4,
  otherLanguage: -3,
};

const FEW_MEMBERS = 1000;

export type Found<K> = {
  communities: readonly K[];
  /** What comes before all others, in this order. */
  first: readonly string[];
  /** What has all the words. */
  spelt: readonly string[];
};

/** What was found for a phrase by its meaning or by its words, best first; jokes and the dead last. */
export function rankFound<K extends KnownCommunity>(
  matcher: Matcher,
  phrase: PhraseReading,
  { communities, first, spelt }: Found<K>,
): K[] {
  return communities
    .map((community) => ({
      community,
      part: partOf(first, community),
      score: scoreFound(matcher, phrase, community, spelt.includes(community.id)),
    }))
    .toSorted((a, b) => a.part - b.part || b.score - a.score)
    .map(({ community }) => community);
}

function partOf(first: readonly string[], { id, facts, policy }: KnownCommunity): number {
  const place = first.indexOf(id);
  if (place >= 0) return place;
  return first.length + (isDead(facts) || isJoke(facts, policy.kind) ? 1 : 0);
}

function scoreFound(
  matcher: Matcher,
  phrase: PhraseReading,
  community: KnownCommunity,
  isSpelt: boolean,
): number {
  const { id, facts, policy, modelRow } = community;
  const scorer = createScorer(matcher, community);
  const isNamed = saysWholeName(phrase, facts);
  const isGeneral = policy.kind === "maker" || isGeneralShowcase(id);
  return (
    (scorer?.score(phrase.query) ?? 0) +
    WORTH.keywords * sumRarity(matcher, phrase, facts) +
    WORTH.tenfoldMembers * Math.log10(Math.max(FEW_MEMBERS, facts.members)) +
    (isNamed ? WORTH.name : 0) +
    (phrase.subjects.has(id) ? WORTH.subject : 0) +
    (isSpelt && modelRow === null ? WORTH.spelt : 0) +
    (isGeneral && !isNamed && !isSpelt ? WORTH.general : 0) +
    (isOfOtherLanguage(phrase, policy) ? WORTH.otherLanguage : 0)
  );
}

function isOfOtherLanguage({ languages }: PhraseReading, { language }: ListedPolicy): boolean {
  return language !== null && language !== "en" && !languages.some((one) => one === language);
}
