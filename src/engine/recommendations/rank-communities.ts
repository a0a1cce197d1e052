import { rankSubreddits, scorerOfRow } from "#engine/matching/score-subreddits.ts";
import { type Assessment, createAssessor } from "./assess-match.ts";
import type { Language } from "./languages/detect-language.ts";
import { expectGrade } from "./match-figure.ts";
import { type KnownCommunity, readNearness } from "./match-signs.ts";
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
/** Of the nearest, those with the best figure by nearness alone: 50 of 150 lose nothing, 40 lose .0002 nDCG@10 (decision 45). */
const MOST_ROWS = 50;

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
  const rows = new Set([...nearest, ...ofBeside.map(({ row }) => row)]);
  const hintOf = (row: number) => expectGrade(readNearness(project, scorerOfRow(matcher, row)));
  return {
    rows: Array.from(rows, (row) => ({ row, hint: hintOf(row) }))
      .toSorted((a, b) => b.hint - a.hint)
      .slice(0, MOST_ROWS)
      .map(({ row }) => row),
    ids: [
      ...launchPlaces.keys(),
      ...subjects.keys(),
      ...places.known,
      ...places.located,
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
/** Of those judged between 15 and 25 % people called 69 % right, between 8 and 15 % 44 % (decision 45). */
const LEAST_OF_GENERAL = 0.15;
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
