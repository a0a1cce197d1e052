import { createScorer } from "#engine/matching/score-subreddits.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { STANCE_ROWS, type StanceGroup } from "#engine/policy/stances.ts";
import { isTaken } from "#engine/policy/takes.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { expectGrade } from "./match-figure.ts";
import {
  isOfPlace,
  type KnownCommunity,
  type MatchSigns,
  readMatchSigns,
  sharesLanguage,
} from "./match-signs.ts";
import type { Matcher } from "./matcher.ts";
import { isGeneralShowcase } from "./reading/find-things.ts";
import { findNearKeywords } from "./near-keywords.ts";
import type { ProjectReading } from "./reading/read-project.ts";

/** What speaks for a community as far as one project is concerned. */
export type Assessment = {
  /** What the founder can do there. */
  group: StanceGroup;
  /** Why it is left out, where it is. */
  bounds: Bound[];
  /** The grade to expect from people, 0 to 1: 1 where it is of the project's very subject. */
  relevance: number;
  /** Null where none of the community's words is known. */
  signs: MatchSigns | null;
  /** Things of many subjects are shown there, or nothing but the founders' trade is talked about. */
  isGeneral: boolean;
  /** It is about what the project is about, and no place of makers, of a town or of a country. */
  isOfSubject: boolean;
  /** What the things are called that are shown there and that the project is one of. */
  showsThings: string | null;
  /** The project names its place. */
  isOfNamedPlace: boolean;
  /** It speaks the project's language, which is not English. */
  sharesLanguage: boolean;
  /** What it is about, where the project speaks of that in words of its own. */
  subject: string | null;
  /** The community's own subjects that are nearest to the project, the nearest first. */
  findNear: () => string[];
};

/** For many communities: the project is read once. */
export function createAssessor(matcher: Matcher, project: ProjectReading) {
  return (community: KnownCommunity): Assessment => {
    const { id, facts, policy } = community;
    const scorer = createScorer(matcher, community);
    const signs = scorer && readMatchSigns(matcher, project, community, scorer);
    const showsThings = project.launchPlaces.get(id)?.things ?? null;
    const ofPlace = isOfPlace(project, community);
    const bounds = findBounds(project, community);
    const isGeneral = policy.kind === "maker" || isGeneralShowcase(id);
    return {
      signs,
      relevance: signs ? Math.min(MOST, expectGrade(signs)) : 0,
      bounds,
      group: bounds.length > 0 ? "left-out" : groupFor(project, community),
      isGeneral,
      isOfSubject: !isGeneral && !ofPlace && policy.kind !== "local",
      showsThings,
      isOfNamedPlace: ofPlace && !(project.places.isHome && project.places.known.includes(id)),
      sharesLanguage: sharesLanguage(project, policy),
      subject: project.subjects.get(id) ?? null,
      findNear: () => findNearKeywords(matcher, project.query, facts),
    };
  };
}

/** Nothing is certain. */
const MOST = 0.98;

/** What is allowed there may be nothing that the founder has: a potter's pots are, an app for potters is not. */
function groupFor({ brought }: ProjectReading, { policy }: KnownCommunity): StanceGroup {
  const { group } = STANCE_ROWS[policy.stance.is];
  return group === "post" && !isTaken(policy, brought) ? "take-part" : group;
}

/** What keeps a community off a list, whatever its figure; `npm run eval -- recommendations` prints what each costs. */
const BOUNDS = {
  "no place for projects": (_, { policy }) => STANCE_ROWS[policy.stance.is].group === "left-out",
  dead: (_, { facts }) => isDead(facts),
  joke: (_, { facts, policy }) => isJoke(facts, policy.kind),
  "another language": (project, community) =>
    !["en", null, project.language].includes(community.policy.language) &&
    !isOfPlace(project, community),
} satisfies Record<string, (project: ProjectReading, community: KnownCommunity) => boolean>;
export type Bound = keyof typeof BOUNDS;
export const BOUND_NAMES = Object.keys(BOUNDS) as Bound[];

function findBounds(project: ProjectReading, community: KnownCommunity): Bound[] {
  return BOUND_NAMES.filter((name) => BOUNDS[name](project, community));
}

/** Names of communities that joke. */
const JOKES = /circle_?jerk|jerk$|shitpost|meme(?!coin)|okbuddy/i;

export function isJoke(
  { name, category }: Pick<SubredditFacts, "name" | "category">,
  kind: Policy["kind"],
): boolean {
  return kind === "humor" || category === "Humour & Memes" || JOKES.test(name);
}

/** Only what is known to hardly post: of most small communities nobody counted. */
export function isDead({ frontPage }: SubredditFacts): boolean {
  return frontPage !== null && frontPage.medianScore <= 1 && frontPage.medianComments <= 0;
}
