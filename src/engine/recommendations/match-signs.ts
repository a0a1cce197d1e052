import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { scoreSubreddit } from "#engine/matching/score-subreddits.ts";
import type { SharedTerms } from "./match-terms.ts";
import type { Policy, CommunityKind } from "#engine/policy/policy.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { ProjectReading } from "./reading/read-project.ts";

/** A community as the catalogue, wherever it is kept, knows it. */
export type KnownCommunity = {
  id: string;
  modelRow: number | null;
  facts: SubredditFacts;
  policy: Policy;
};

/** What was found in the words of a project and of a community. */
export type Found = {
  shared: SharedTerms;
  /** Of these the ones that tell a reader something, the rarest first. */
  telling: string[];
  /** What it is about, where the project speaks of that in words of its own. */
  subject: string | null;
  /** What the things are called that are shown there and that the project is one of. */
  showsThings: string | null;
  /** They are shown there whatever they are about. */
  isGeneral: boolean;
  /** The project names its place, or speaks the language of its country. */
  isOfPlace: boolean;
  /** The first of these: its place is named. */
  isOfNamedPlace: boolean;
  /** It speaks the project's language, which is not English. */
  sharesLanguage: boolean;
};

export type MatchSigns = Record<Sign, number>;

/** Kinds with a subject of their own. */
const TOPICAL: ReadonlySet<string> = new Set(["trade", "qa", "lifestyle", "academic", "hobby"]);
/** In points of the matcher's score: what a match of the topics alone is worth less. */
const TOPICS_ALONE = 1;

/** What speaks for a match, each sign as a number; null where none of the community's words is known. */
export function readSigns(
  model: MatcherModel,
  { language, query, opening, topicQuery }: ProjectReading,
  community: KnownCommunity,
  { shared, telling, showsThings, isOfPlace, sharesLanguage }: Found,
): MatchSigns | null {
  const ofText = scoreSubreddit(model, query, community);
  if (ofText === null) return null;
  const ofOpening = scoreSubreddit(model, opening, community) ?? ofText;
  const ofTopics = topicQuery && scoreSubreddit(model, topicQuery, community);
  const score = Math.max(ofText, (ofTopics ?? -Infinity) - TOPICS_ALONE);
  const { length: terms } = shared.terms;
  const { kind } = community.policy;
  return {
    base: 1,
    score: (score - 15) / 2,
    opening: (ofOpening - ofText) / 2,
    named: when(shared.isNamed),
    wholeName: when(shared.isWholeName),
    oneTerm: when(terms === 1),
    moreTerms: when(terms >= 2),
    nothingTelling: when(telling.length === 0),
    showsThings: when(showsThings !== null),
    showsThingsScore: when(showsThings !== null, (score - 13) / 2),
    makerOfOthers: when(kind === "maker" && showsThings === null),
    showcaseOfOthers: when(kind === "showcase" && showsThings === null),
    ofPlace: when(isOfPlace),
    ofPlaceOtherLanguage: when(isOfPlace && language !== null),
    otherLanguage: when(language !== null),
    sharesLanguage: when(sharesLanguage),
    sharesLanguageScore: when(sharesLanguage, (score - 16) / 2),
    sharesLanguageTopics: when(sharesLanguage, ((ofTopics ?? 6) - 9) / 2),
    sharesLanguageTopical: when(sharesLanguage && TOPICAL.has(kind ?? "")),
  };
}

function when(holds: boolean, value = 1): number {
  return holds ? value : 0;
}

/** Where nobody noted the kind, Reddit's own label tells the communities of places. */
export function kindOf({ facts, policy }: KnownCommunity): KindOfCommunity {
  return policy.kind ?? (facts.topic === "Place" ? "local" : "none");
}

/**
 * A logistic regression, fitted on judged lists (decision 45) by `npm run eval -- weights`: what each
 * sign adds to the log-odds that a community is right for a project. To change one by hand is to break
 * the percentage.
 */
export const MATCH_WEIGHTS = {
  base: -0.93,
  score: 1.07,
  opening: 0.32,
  named: 0.3,
  wholeName: 1.38,
  oneTerm: 0.5,
  moreTerms: 0.87,
  nothingTelling: -0.27,
  showsThings: 5.04,
  showsThingsScore: -0.9,
  makerOfOthers: -0.09,
  showcaseOfOthers: -0.65,
  ofPlace: 1.21,
  ofPlaceOtherLanguage: 1.9,
  otherLanguage: -0.17,
  sharesLanguage: 0.49,
  sharesLanguageScore: -0.5,
  sharesLanguageTopics: 0.86,
  sharesLanguageTopical: 0.71,
};

type Sign = keyof typeof MATCH_WEIGHTS;
export const SIGNS = Object.keys(MATCH_WEIGHTS) as Sign[];

/** 'none' where nobody noted it. */
export type KindOfCommunity = CommunityKind | "none";

/** What kind of community it is. */
export const KIND_WEIGHTS: Record<KindOfCommunity, number> = {
  maker: 1.26,
  dev: 0.23,
  trade: -0.03,
  hobby: -0.24,
  showcase: 1.03,
  market: -0.07,
  qa: -0.74,
  support: 0.53,
  local: 1.21,
  news: -0.45,
  humor: 0,
  fandom: -0.91,
  media: -0.45,
  academic: -0.13,
  lifestyle: 0.47,
  none: -1.72,
};
