import { rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { type Assessment, createAssessor } from "./assess-match.ts";
import type { Language } from "./languages/detect-language.ts";
import type { KnownCommunity } from "./match-signs.ts";
import type { Matcher } from "./matcher.ts";
import { opennessOf } from "./openness.ts";
import type { ProjectReading } from "./reading/read-project.ts";

/** What to look up, of FEWEST_MEMBERS at least: some rows, some by their ids, and those of a language. */
export type CommunitiesWanted = {
  rows: number[];
  ids: string[];
  language: Language | null;
};

/** Smaller communities hardly see posts. */
export const FEWEST_MEMBERS = 5000;
const MOST_OF_OPENING = 40;
const MOST_OF_PRECEDENTS = 25;

/**
 * The communities that fit a project, in the order in which they are shown. The server and
 * `npm run eval` both call this, so that what is measured is what is shown.
 */
export async function rankCommunities<K extends KnownCommunity>(
  matcher: Matcher,
  project: ProjectReading,
  limit: number,
  lookUp: (wanted: CommunitiesWanted) => Promise<K[]>,
): Promise<RankedCommunities<K>> {
  const wanted = listWanted(matcher, project);
  return chooseCommunities(assessAll(matcher, project, await lookUp(wanted)), limit);
}

export type Candidate<K extends KnownCommunity = KnownCommunity> = Assessment & { community: K };

export function listWanted(matcher: Matcher, project: ProjectReading): CommunitiesWanted {
  const { query, opening, topicQuery, nearest, places, launchPlaces, subjects, language } = project;
  const beside = topicQuery ?? opening;
  const ofBeside =
    beside === query ? [] : rankSubreddits(matcher, beside, { limit: MOST_OF_OPENING });
  return {
    rows: [...new Set([...nearest, ...ofBeside.map(({ row }) => row)])],
    ids: [
      ...launchPlaces.keys(),
      ...subjects.keys(),
      ...places.known,
      ...places.possible,
      ...project.precedents.best(MOST_OF_PRECEDENTS),
    ],
    language,
  };
}

/** In no order. */
export function assessAll<K extends KnownCommunity>(
  matcher: Matcher,
  project: ProjectReading,
  known: K[],
): Candidate<K>[] {
  const assess = createAssessor(matcher, project);
  return known.map((community) => Object.assign(assess(community), { community }));
}

/** How well it matches, by what one may do there. */
export function worthOf({ group, relevance, community }: Candidate): number {
  return relevance * opennessOf(community.policy.stance.is, group);
}

/** Of 40 projects of one sentence, the lists of ten hold 7.5 with at least 15 %, 8.8 with 10, 9.2 with 8 and 9.8 with 5 (decision 45). */
const LEAST_RELEVANCE = 0.08;
const MOST_GENERAL = 3;
/** From here on it is related rather than not: the project is such a thing. */
const LEAST_OF_GENERAL = 0.25;
/** Among the first five at least so many are of the project's own subject, where there are any. */
const FIRST = { of: 5, subject: 2 };

export type RankedCommunities<K extends KnownCommunity = KnownCommunity> = {
  /** As many as were asked for, the most worthwhile first. */
  fits: Candidate<K>[];
  /** Places that take any project of its kind; no part of the number that was asked for. */
  general: Candidate<K>[];
};

export function chooseCommunities<K extends KnownCommunity>(
  candidates: Candidate<K>[],
  limit: number,
): RankedCommunities<K> {
  const ordered = candidates
    .filter(({ group, relevance }) => group !== "left-out" && relevance >= LEAST_RELEVANCE)
    .toSorted((a, b) => worthOf(b) - worthOf(a) || b.relevance - a.relevance);
  return {
    fits: putSubjectFirst(ordered.filter(({ isGeneral }) => !isGeneral)).slice(0, limit),
    general: ordered
      .filter(({ isGeneral, relevance }) => isGeneral && relevance >= LEAST_OF_GENERAL)
      .slice(0, MOST_GENERAL),
  };
}

/** Towns and countries follow after a second place of the subject. */
function putSubjectFirst<C extends Assessment>(ordered: C[]): C[] {
  const missing = FIRST.subject - ordered.slice(0, FIRST.of).filter(isOfSubject).length;
  const moved = missing > 0 ? ordered.slice(FIRST.of).filter(isOfSubject).slice(0, missing) : [];
  if (moved.length === 0) return ordered;
  const stay = ordered.filter((one) => !moved.includes(one));
  const at = FIRST.of - moved.length;
  return [...stay.slice(0, at), ...moved, ...stay.slice(at)];
}

function isOfSubject({ isOfSubject: isOne }: Assessment): boolean {
  return isOne;
}
