import type { KnownCommunity } from "./match-signs.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { rankForBoth, rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { createAssessor, type Assessment } from "./assess-match.ts";
import type { Language } from "./languages/detect-language.ts";
import type { ProjectReading } from "./reading/read-project.ts";
import type { StanceGroup } from "#engine/policy/stances.ts";

/** What to look up, of FEWEST_MEMBERS at least: the best of some rows, some by their ids, and those of a language. */
export type CommunitiesWanted = {
  rows: number[];
  mostOfRows: number;
  ids: string[];
  language: Language | null;
};

/** Smaller communities hardly see posts. */
export const FEWEST_MEMBERS = 5000;
/** More than are ever shown, because most of them are no fit or no place for projects. */
const MOST_OF_ROWS = 60;
/** Beside those of a language's own and of its topics. */
const MOST_OF_ROWS_BESIDE = 40;
/** Rows of communities that were left out of the catalogue or have shrunk take places as well. */
const RANKED_PER_CANDIDATE = 2;
const MOST_OF_TOPICS = 20;

/**
 * The communities that fit a project, in the order in which they are shown. The server and
 * `npm run eval` both call this, so that what is measured is what is shown.
 */
export async function rankCandidates<K extends KnownCommunity>(
  model: MatcherModel,
  project: ProjectReading,
  limit: number,
  lookUp: (wanted: CommunitiesWanted) => Promise<K[]>,
): Promise<Candidate<K>[]> {
  return rankKnown(model, project, limit, await lookUp(listWanted(model, project)));
}

/** The second half, for those who look up the communities of several projects at once. */
export function rankKnown<K extends KnownCommunity>(
  model: MatcherModel,
  project: ProjectReading,
  limit: number,
  known: K[],
): Candidate<K>[] {
  return chooseCommunities(assessAll(model, project, known), limit);
}

/** All that come into question, in no order. */
export async function findCandidates<K extends KnownCommunity>(
  model: MatcherModel,
  project: ProjectReading,
  lookUp: (wanted: CommunitiesWanted) => Promise<K[]>,
): Promise<Candidate<K>[]> {
  return assessAll(model, project, await lookUp(listWanted(model, project)));
}

function assessAll<K extends KnownCommunity>(
  model: MatcherModel,
  project: ProjectReading,
  known: K[],
): Candidate<K>[] {
  const assess = createAssessor(model, project);
  return known.map((community) => Object.assign(assess(community), { community }));
}

export function listWanted(model: MatcherModel, project: ProjectReading): CommunitiesWanted {
  const { query, topicQuery, places, launchPlaces, technologies, subjects, names, language } =
    project;
  const most = language ? MOST_OF_ROWS_BESIDE : MOST_OF_ROWS;
  const limit = most * RANKED_PER_CANDIDATE;
  const [ranked, ofTopics] = topicQuery
    ? rankForBoth(model, { query, limit }, { query: topicQuery, limit: MOST_OF_TOPICS })
    : [rankSubreddits(model, query, { limit }), []];
  return {
    rows: [...new Set([...ofTopics, ...ranked].map(({ row }) => row))],
    mostOfRows: most + ofTopics.length,
    ids: [
      ...launchPlaces.keys(),
      ...technologies.keys(),
      ...subjects.keys(),
      ...names.keys(),
      ...places.known,
      ...places.possible,
    ],
    language,
  };
}

export type Candidate<K extends KnownCommunity = KnownCommunity> = Assessment & { community: K };

/** In which order groups are shown. */
const SHOWN_GROUPS = ["post", "take-part", "not-known"] as const satisfies StanceGroup[];

/** From here on a community is rather right than wrong. */
const LEAST_RELEVANCE: Partial<Record<StanceGroup, number>> = {
  post: 0.5,
  "take-part": 0.55,
  "not-known": 0.55,
};
/** Without a word in common, a lower percentage turned out to promise too much. */
const LEAST_WITHOUT_WORDS = 0.75;

/** Where a language is at home, everybody is; most of them care for something else. */
const LEAST_AT_HOME = 0.8;

function leastRelevance(one: Assessment): number {
  const least = LEAST_RELEVANCE[one.group] ?? 1;
  if (one.isOfPlace && !one.isOfNamedPlace) return LEAST_AT_HOME;
  return one.hasReason ? least : Math.max(least, LEAST_WITHOUT_WORDS);
}

/** Where hardly anything fits, the next best follow, with the little that they promise; those without a word in common, where nothing else is left. */
const FEWEST = 3;
const LEAST_OF_FEW = 0.35;
/** Neighbours care for what is near, whatever it is; so do those who are called by its name. */
const LEAST_OF_FEW_NAMED = 0.2;

function leastOfFew({ isOfNamedPlace, shared }: Assessment): number {
  return isOfNamedPlace || shared.isWholeName ? LEAST_OF_FEW_NAMED : LEAST_OF_FEW;
}

/** From here on a community is clearly about what the project is about. */
const CLEAR = 0.7;
/** Where a project is one among very many, however well its kind fits. */
const MOST_GENERAL = 3;

/**
 * Those that fit: where one may post first, then where one may take part, then the unknown. In each,
 * what is clearly about the topic comes first, then the general showcases and the rest, best first.
 */
export function chooseCommunities<C extends Assessment>(candidates: C[], limit: number): C[] {
  const ordered = candidates
    .filter(({ group }) => group !== "left-out")
    .toSorted((a, b) => b.relevance - a.relevance);
  const tooMany = new Set(ordered.filter(({ isGeneral }) => isGeneral).slice(MOST_GENERAL));
  const open = ordered.filter((one) => !tooMany.has(one));
  const fits = dropFaint(open.filter((one) => one.relevance >= leastRelevance(one)));
  const next = open.filter((one) => !fits.includes(one) && one.relevance >= leastOfFew(one));
  const nextWithReason = next.filter((one) => one.hasReason);
  const isBare = fits.length + nextWithReason.length === 0;
  const followers = isBare ? next : nextWithReason;
  const shown = [...fits, ...followers.slice(0, Math.max(0, FEWEST - fits.length))];
  const isClear = ({ isGeneral, relevance }: C) => !isGeneral && relevance >= CLEAR;
  const sorted = shown.toSorted((a, b) => Number(isClear(b)) - Number(isClear(a)));
  return groupCommunities(sorted).slice(0, limit);
}

/** Below this, two of three are right of those that are neither called by the subject nor of its kind or place. */
const FAINT = 0.75;

function isFaint({ relevance, showsThings, isOfPlace, shared }: Assessment): boolean {
  return showsThings === null && !isOfPlace && !shared.isWholeName && relevance < FAINT;
}

/** As many as a list needs to be of use. */
const ENOUGH = 4;

/** Faint matches are shown only where there are few better ones. */
function dropFaint<C extends Assessment>(fits: C[]): C[] {
  const faint = fits.filter(isFaint);
  const dropped = new Set(faint.slice(Math.max(0, ENOUGH - (fits.length - faint.length))));
  return fits.filter((one) => !dropped.has(one));
}

/** An ordered list, group by group; each keeps its order. */
export function groupCommunities<C extends Pick<Assessment, "group">>(ordered: C[]): C[] {
  return SHOWN_GROUPS.flatMap((group) => ordered.filter((one) => one.group === group));
}
