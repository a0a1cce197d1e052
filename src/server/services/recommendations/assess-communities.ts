import { listIdsOfLanguage } from "#catalogue/languages.ts";
import { type Assessment, createAssessor } from "#engine/recommendations/assess-match.ts";
import type { DescribedProject } from "#engine/recommendations/reading/read-project.ts";
import {
  type CommunitiesWanted,
  FEWEST_MEMBERS,
} from "#engine/recommendations/rank-communities.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { STANCE_ROWS } from "#engine/policy/stances.ts";
import type { Scope } from "#server/scope.ts";
import { recallFor, recallIdsByRow } from "#server/services/subreddits/remember-communities.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { KnownCommunity } from "#engine/recommendations/match-signs.ts";
import { readOnce } from "./read-once.ts";
import { buildStance } from "#server/services/policies/build-policy.ts";

type Assessed = { subreddit: ReturnType<typeof knowCommunity>; assessment: Assessment };

/** How well given communities fit a project, best match first. */
export function assessCommunities(
  { matcher }: Pick<ServiceDeps, "matcher">,
  project: DescribedProject,
  subreddits: KnownSubreddit[],
): Assessed[] {
  const reading = readOnce(matcher, project);
  const assess = reading && createAssessor(matcher, reading);
  return subreddits
    .map((subreddit) => {
      const community = knowCommunity(subreddit);
      return { subreddit: community, assessment: assess?.(community) ?? makeNoMatch(community) };
    })
    .toSorted((a, b) => b.assessment.relevance - a.assessment.relevance);
}

/** No known word, no match; what the community allows is known all the same. */
const makeNoMatch = ({ policy }: KnownCommunity): Assessment => ({
  group: STANCE_ROWS[policy.stance.is].group,
  relevance: 0,
  signs: null,
  bounds: [],
  isGeneral: false,
  isOfSubject: false,
  showsThings: null,
  isOfNamedPlace: false,
  sharesLanguage: false,
  subject: null,
  findNear: () => [],
});

/** A community with what lists go by of its policy, as ranking and reasons read it. */
export function knowCommunity(subreddit: KnownSubreddit): KnownSubreddit & KnownCommunity {
  return Object.assign(subreddit, { policy: buildStance(subreddit) });
}

/** Few questions to the database, however many projects want to know; a list for each of them. */
export async function findKnown(
  deps: ServiceDeps,
  scope: Scope | null,
  wanted: (CommunitiesWanted | null)[],
) {
  const idsByRow = await recallIdsByRow(deps);
  const lists = wanted.map((each) => (each ? listIds(each, idsByRow) : []));
  const ids = [...new Set(lists.flat())];
  const found = await recallFor(deps, scope?.userId ?? null, ids);
  const known = new Map(
    found
      .filter(({ members }) => members >= FEWEST_MEMBERS)
      .map((subreddit) => [subreddit.id, knowCommunity(subreddit)]),
  );
  return lists.map((list) => list.flatMap((id) => known.get(id) ?? []));
}

function listIds(
  { rows, ids, language }: CommunitiesWanted,
  idsByRow: ReadonlyMap<number, string>,
): string[] {
  const ranked = rows.flatMap((row) => idsByRow.get(row) ?? []);
  const ofLanguage = language ? listIdsOfLanguage(language) : [];
  return [...new Set([...ranked, ...ids, ...ofLanguage])];
}
