import { type Assessment, createAssessor } from "#engine/recommendations/assess-match.ts";
import {
  type DescribedProject,
  readProject,
} from "#engine/recommendations/reading/read-project.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { KnownCommunity } from "#engine/recommendations/match-signs.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";

type Assessed = { subreddit: ReturnType<typeof knowCommunity>; assessment: Assessment };

/** How well given communities fit a project, best match first. */
export function assessCommunities(
  { matcher }: Pick<ServiceDeps, "matcher">,
  project: DescribedProject,
  subreddits: KnownSubreddit[],
): Assessed[] {
  const reading = readProject(matcher, project);
  const assess = reading && createAssessor(matcher, reading);
  return subreddits
    .map((subreddit) => {
      const community = knowCommunity(subreddit);
      return { subreddit: community, assessment: assess?.(community) ?? NO_MATCH };
    })
    .toSorted((a, b) => b.assessment.relevance - a.assessment.relevance);
}

/** No known word, no match. */
const NO_MATCH: Assessment = {
  group: "not-known",
  shared: { terms: [], isNamed: false, isWholeName: false },
  telling: [],
  subject: null,
  showsThings: null,
  isGeneral: false,
  isOfPlace: false,
  isOfNamedPlace: false,
  sharesLanguage: false,
  relevance: 0,
  hasReason: false,
  calledAfter: null,
};

/** A community with its policy, as ranking and reasons read it. */
export function knowCommunity(subreddit: KnownSubreddit): KnownSubreddit & KnownCommunity {
  return Object.assign(subreddit, { policy: buildPolicy(subreddit) });
}
