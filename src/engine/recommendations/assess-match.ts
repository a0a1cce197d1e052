import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import { scoreSubreddit } from "#engine/matching/score-outsider.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { STANCE_ROWS, type StanceGroup } from "#engine/policy/stances.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { SharedTerms } from "./match-terms.ts";
import { KIND_WEIGHTS, MATCH_WEIGHTS as W } from "./match-weights.ts";
import type { ProjectReading } from "./reading/read-project.ts";

/** A community as the catalogue, wherever it is kept, knows it. */
export type KnownCommunity = {
  id: string;
  modelRow: number | null;
  facts: SubredditFacts;
  policy: Policy;
};

/** What speaks for a community as far as one project is concerned. */
export type Assessment = {
  /** What the founder can do there. */
  group: StanceGroup;
  shared: SharedTerms;
  /** Of these the ones that tell a reader something, the rarest first. */
  telling: string[];
  /** What the things are called that are shown there and that the project is one of. */
  showsThings: string | null;
  /** The project names its place, or speaks the language of its country. */
  isOfPlace: boolean;
  /** It speaks the project's language, which is not English. */
  sharesLanguage: boolean;
  /** The share of communities with such signs that are right, 0 to 1. */
  relevance: number;
};

/** For many communities: the project is read once. */
export function createAssessor(model: MatcherModel, project: ProjectReading) {
  return (community: KnownCommunity): Assessment => {
    const { id, facts, policy } = community;
    const shared = project.findShared(facts);
    const signs = {
      shared,
      showsThings: project.launchPlaces.get(id) ?? null,
      isOfPlace: isOfPlace(project, community),
      sharesLanguage: policy.language !== "en" && policy.language === project.language,
    };
    const isLeftOut = isUnfit(project, community, signs);
    const relevance = estimateRelevance(model, project, community, signs);
    return {
      ...signs,
      telling: pickTelling(model, shared.terms),
      group: isLeftOut ? "left-out" : STANCE_ROWS[policy.stance.is].group,
      relevance: isLeftOut ? Math.min(relevance, MOST_OF_UNFIT) : relevance,
    };
  };
}

/** The matcher's words are in the order of how often they are used; the first say nothing about a topic. */
const COMMON_WORDS = 900;

function pickTelling({ vocabulary }: MatcherModel, terms: string[]): string[] {
  const rarityOf = (term: string) =>
    Math.max(...splitWords(term).map((word) => vocabulary.get(word) ?? Infinity));
  return terms
    .filter((term) => term.length >= 3 && rarityOf(term) >= COMMON_WORDS)
    .toSorted((a, b) => rarityOf(b) - rarityOf(a));
}

type Signs = Pick<Assessment, "shared" | "showsThings" | "isOfPlace" | "sharesLanguage">;

const MOST_OF_UNFIT = 0.2;
/** Nothing is certain. */
const MOST = 0.98;

function estimateRelevance(
  model: MatcherModel,
  { language, query, topicQuery }: ProjectReading,
  { modelRow, facts, policy }: KnownCommunity,
  { shared, showsThings, isOfPlace: isLocal, sharesLanguage }: Signs,
): number {
  const ofText = scoreSubreddit(model, query, { modelRow, facts });
  if (ofText === null) return 0;
  const ofTopics = topicQuery && scoreSubreddit(model, topicQuery, { modelRow, facts });
  const score = Math.max(ofText, (ofTopics ?? -Infinity) - W.topicsAlone);
  const { length: terms } = shared.terms;
  const isTopical = TOPICAL.has(policy.kind ?? "");
  const logOdds =
    W.base +
    (W.score * (score - 15)) / 2 +
    (shared.isNamed ? W.named : 0) +
    (terms === 1 ? W.oneTerm : 0) +
    (terms >= 2 ? W.moreTerms : 0) +
    (showsThings ? W.showsThings + (W.showsThingsScore * (score - 13)) / 2 : 0) +
    (isLocal ? W.ofPlace : 0) +
    (language ? W.otherLanguage : 0) +
    (sharesLanguage
      ? W.sharesLanguage +
        (W.sharesLanguageScore * (score - 16)) / 2 +
        (W.sharesLanguageTopics * ((ofTopics ?? 6) - 9)) / 2 +
        (isTopical ? W.sharesLanguageTopical : 0)
      : 0) +
    KIND_WEIGHTS[policy.kind ?? "none"];
  return Math.min(MOST, 1 / (1 + Math.exp(-logOdds)));
}

/** Kinds with a subject of their own. */
const TOPICAL: ReadonlySet<string> = new Set(["trade", "qa", "lifestyle", "academic", "hobby"]);

function isOfPlace({ places }: ProjectReading, { id, policy }: KnownCommunity): boolean {
  return places.known.includes(id) || (policy.kind === "local" && places.possible.includes(id));
}

/** Jokes, the dead, markets of other things, other people's places, other languages and fandoms. */
function isUnfit(project: ProjectReading, { facts, policy }: KnownCommunity, signs: Signs) {
  const { language, kind, stance } = policy;
  const speaksOther =
    language !== null && language !== "en" && language !== project.language && !signs.isOfPlace;
  return (
    STANCE_ROWS[stance.is].group === "left-out" ||
    isJoke(facts, kind) ||
    isDead(facts) ||
    speaksOther ||
    (kind === "local" && !signs.isOfPlace) ||
    (kind === "market" && signs.showsThings === null) ||
    (kind === "fandom" && !signs.shared.isNamed)
  );
}

const JOKE_NAME =
  /circle_?jerk|jerk$|shitpost|memes?$|meme_?|dank|copypasta|okbuddy|okmate|cursed|blessed|moldy|surreal|funny|wholesome|lol$|^lol_|unexpected|facepalm/i;

function isJoke({ name, category }: SubredditFacts, kind: Policy["kind"]): boolean {
  return kind === "humor" || category === "Humour & Memes" || JOKE_NAME.test(name);
}

/** Only what is known to hardly post: of most small communities nobody counted. */
function isDead({ frontPage }: SubredditFacts): boolean {
  return frontPage !== null && frontPage.medianScore <= 1 && frontPage.medianComments <= 0;
}
