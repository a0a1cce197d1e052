import { type Assessment, createAssessor } from "#engine/recommendations/assess-match.ts";
import { encodeProject } from "#engine/recommendations/encode-project.ts";
import type { ProjectText } from "#engine/recommendations/project-text.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { scoreOne } from "../subreddits/measure-relevance.ts";

type Assessed = { subreddit: KnownSubreddit; assessment: Assessment };

/** How well given communities fit a project, best match first. */
export function assessCommunities(
  { matcher, profiles }: Pick<ServiceDeps, "matcher" | "profiles">,
  project: ProjectText,
  subreddits: KnownSubreddit[],
): Assessed[] {
  const query = encodeProject(matcher, project);
  const assess = createAssessor(matcher, project);
  return subreddits
    .map((subreddit) => {
      const community = { ...subreddit, hasProfile: profiles.has(subreddit.id) };
      // No known word, no match.
      const score = (query && scoreOne(matcher, query, subreddit)) ?? -Infinity;
      return { subreddit, assessment: assess(community, score) };
    })
    .toSorted((a, b) => b.assessment.relevance - a.assessment.relevance);
}
