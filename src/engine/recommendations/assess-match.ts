import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { type Stance, STANCE_ROWS, type StanceGroup } from "#engine/policy/stances.ts";
import {
  takesNoProducts,
  takesNothingSold,
  takesOnlyPieces,
} from "#engine/policy/takes-only-pieces.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import {
  type Found,
  kindOf,
  type KnownCommunity,
  type MatchSigns,
  readSigns,
  KIND_WEIGHTS,
  type KindOfCommunity,
  MATCH_WEIGHTS,
  SIGNS,
} from "./match-signs.ts";
import { MOST_TERMS, type SharedTerms } from "./match-terms.ts";
import { isMadeFor, takesSuchPieces, takesSuchThings } from "./takes-such-things.ts";
import { isOfOneTechnology } from "./reading/find-technologies.ts";
import { isForThingsAlone } from "./reading/find-things.ts";
import type { NameSaid } from "./reading/find-names.ts";
import type { ProjectReading } from "./reading/read-project.ts";

/** What speaks for a community as far as one project is concerned. */
export type Assessment = Found & {
  /** What the founder can do there. */
  group: StanceGroup;
  /** The share of communities with such signs that are right, 0 to 1. */
  relevance: number;
  /** More speaks for it than the matcher or the language alone; in another language, hardly a word is in common with anything. */
  hasReason: boolean;
  /** What the project says that is its whole name, where both mean the same. */
  calledAfter: string | null;
};

/** For many communities: the project is read once. */
export function createAssessor(model: MatcherModel, project: ProjectReading) {
  return (community: KnownCommunity): Assessment => {
    const { id, facts, policy } = community;
    const subject = project.subjects.get(id) ?? null;
    const name = project.names.get(id) ?? null;
    const ofItsOwn = project.technologies.get(id) ?? subject;
    const shared = withNamed(project.findShared(facts), ofItsOwn);
    const found: Found = {
      shared,
      showsThings: project.launchPlaces.get(id)?.things ?? null,
      telling: pickTelling(model, shared.terms, ofItsOwn),
      subject,
      isGeneral: project.launchPlaces.get(id)?.isGeneral ?? false,
      isOfPlace: isOfPlace(project, community),
      isOfNamedPlace:
        isOfPlace(project, community) &&
        !(project.places.isHome && project.places.known.includes(id)),
      sharesLanguage:
        sharesLanguage(project, policy) || (project.language !== null && subject !== null),
    };
    const read = readSigns(model, project, community, found);
    const isCalledSo = name !== null && read !== null && isSameSubject(read, name);
    // Reddit's label takes some groups of people for jokes.
    const label = isCalledSo ? "Other" : facts.category;
    const isLeftOut =
      isJoke({ name: facts.name, category: label }, policy.kind) ||
      isUnfit(project, community, found);
    const estimate = read ? estimateRelevance(read, kindOf(community)) : 0;
    const isMadeWith = project.technologies.has(id) && project.isSoftware;
    const relevance = isCalledSo
      ? Math.max(estimate, CALLED_SO)
      : Math.max(estimate, isMadeWith ? MADE_WITH : 0);
    return {
      ...found,
      calledAfter: isCalledSo ? name.written : null,
      group: isLeftOut ? "left-out" : groupFor(project, community, found),
      relevance: isLeftOut ? Math.min(relevance, MOST_OF_UNFIT) : relevance,
      hasReason:
        (found.telling.length > 0 && (project.language === null || project.technologies.has(id))) ||
        isCalledSo ||
        found.showsThings !== null ||
        found.isOfPlace ||
        (found.sharesLanguage && (found.subject !== null || shared.isNamed)),
    };
  };
}

/** What the whole name is said of is rarely wrong, where the matcher agrees. */
const CALLED_SO = 0.9;
/** Those who program in a language look at what is made with it, whatever that is about. */
const MADE_WITH = 0.8;
/** The matcher's score from which a name means what the text means by it; less, where that is what it is for. */
const LEAST_SCORE = { head: 14, passing: 16, joinedHead: 12 };

function isSameSubject({ score, opening }: MatchSigns, { isHead, words }: NameSaid): boolean {
  const ofText = score * 2 + 15;
  if (!isHead) return ofText >= LEAST_SCORE.passing && words > 1;
  const best = ofText + Math.max(0, opening * 2);
  return best >= (words > 1 ? LEAST_SCORE.joinedHead : LEAST_SCORE.head);
}

/** English is what nobody noted. The weights were fitted to this, so what is not noted counts as shared there. */
function sharesLanguage(project: ProjectReading, { language }: Policy): boolean {
  return language !== "en" && language === project.language;
}

/** What is allowed there may be nothing that the founder has: a potter's pots are, an app for potters is not. */
function groupFor(
  { offer, brought, text }: ProjectReading,
  { facts, policy: { stance, kind } }: KnownCommunity,
  found: Found,
): StanceGroup {
  const { group } = STANCE_ROWS[stance.is];
  if (group === "post" && stance.is === "welcome" && found.showsThings !== null) return group;
  const isForOthers =
    (offer === "piece" ? takesNothingSold(stance) : takesOnlyPieces(stance)) ||
    takesNoProducts(stance) ||
    !takesSuchThings(stance, brought) ||
    (offer === "piece" && takesOnlyPieces(stance) && isMadeFor(facts.name, text)) ||
    (offer === "piece" && !found.shared.isWholeName && !takesSuchPieces(stance, text)) ||
    (offer === "service" && found.showsThings === null && !takesServices(stance.is, kind));
  return group === "post" && isForOthers ? "take-part" : group;
}

/** Where lessons, tools and things one made are taken, no work is to be offered; in a trade's own thread it is. */
function takesServices(stance: Stance, kind: Policy["kind"]): boolean {
  return kind === "market" || kind === "local" || (kind === "trade" && stance === "thread");
}

/** Those who ask what others think of their work seek nobody who works for them. */
function isForCritique(detail: string | null): boolean {
  return /critique|feedback/i.test(detail ?? "");
}

/** The matcher's words are in the order of how often they are used; the first say nothing about a topic. */
const COMMON_WORDS = 900;

function pickTelling(
  { vocabulary }: MatcherModel,
  terms: string[],
  named: string | null,
): string[] {
  const rarityOf = (term: string) =>
    Math.max(...splitWords(term).map((word) => vocabulary.get(word) ?? Infinity));
  const telling = terms
    .filter((term) => term !== named && term.length >= 3 && rarityOf(term) >= COMMON_WORDS)
    .toSorted((a, b) => rarityOf(b) - rarityOf(a));
  return named === null ? telling : [named, ...telling];
}

/** r/golang is called after Go, however that is spelt, and r/nursing is about what nurses do. */
function withNamed(shared: SharedTerms, named: string | null): SharedTerms {
  if (named === null) return shared;
  const others = shared.terms.filter((term) => term.toLowerCase() !== named.toLowerCase());
  return { terms: [named, ...others].slice(0, MOST_TERMS), isNamed: true, isWholeName: true };
}

const MOST_OF_UNFIT = 0.2;
/** Nothing is certain. */
const MOST = 0.98;

function estimateRelevance(signs: MatchSigns, kind: KindOfCommunity): number {
  const logOdds = SIGNS.reduce(
    (sum, sign) => sum + MATCH_WEIGHTS[sign] * signs[sign],
    KIND_WEIGHTS[kind],
  );
  return Math.min(MOST, 1 / (1 + Math.exp(-logOdds)));
}

function isOfPlace({ places }: ProjectReading, { id, facts, policy }: KnownCommunity): boolean {
  return (
    places.known.includes(id) ||
    (policy.kind === "local" && places.possible.includes(id)) ||
    (facts.topic === "Place" && places.located.includes(id))
  );
}

/** The dead, markets and showcases of other things, other people's places, other languages and fandoms. */
function isUnfit(project: ProjectReading, { id, facts, policy }: KnownCommunity, found: Found) {
  const { language, kind, stance } = policy;
  const speaksOther =
    language !== null && language !== "en" && language !== project.language && !found.isOfPlace;
  return (
    STANCE_ROWS[stance.is].group === "left-out" ||
    isDead(facts) ||
    speaksOther ||
    (project.isAbroad(id) && !found.isOfPlace) ||
    (project.isUnbound(id) && found.showsThings === null) ||
    ((kind === "local" || facts.topic === "Place") && !found.isOfPlace) ||
    ((kind === "market" || isForThingsAlone(id)) && found.showsThings === null) ||
    (kind === "fandom" && !found.shared.isNamed) ||
    (isOfOneTechnology(id) && !project.technologies.has(id)) ||
    (project.offer === "service" && kind === "showcase" && isForCritique(stance.detail))
  );
}

const JOKE_NAME =
  /circle_?jerk|jerk$|shitpost|memes?$|meme_?|dank|copypasta|okbuddy|okmate|cursed|blessed|moldy|surreal|funny|wholesome|lol$|^lol_|unexpected|facepalm/i;

export function isJoke(
  { name, category }: Pick<SubredditFacts, "name" | "category">,
  kind: Policy["kind"],
): boolean {
  return kind === "humor" || category === "Humour & Memes" || JOKE_NAME.test(name);
}

/** Only what is known to hardly post: of most small communities nobody counted. */
export function isDead({ frontPage }: SubredditFacts): boolean {
  return frontPage !== null && frontPage.medianScore <= 1 && frontPage.medianComments <= 0;
}
