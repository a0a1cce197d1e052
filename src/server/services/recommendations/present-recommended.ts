import type { RecommendedSubreddit } from "#contract/project.ts";
import type { Assessment } from "#engine/recommendations/assess-match.ts";
import { explainMatch } from "#engine/recommendations/explain-match.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { readAuthor } from "../accounts/read-author.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentSubreddit } from "../subreddits/present-subreddit.ts";
import { roundMatch } from "../subreddits/measure-relevance.ts";
import type { knowCommunity } from "./know-community.ts";

/** Presents communities as matches of a project, with what this user's account has to watch for there. */
export async function createPresenter(deps: ServiceDeps, scope: Scope) {
  const user = await findUserById(deps.database.db, scope.userId);
  const account = readAuthor(user, deps.clock());

  return (
    subreddit: ReturnType<typeof knowCommunity>,
    assessment: Assessment,
  ): RecommendedSubreddit => {
    const relevanceScore = roundMatch(assessment.relevance);
    const { facts, policy } = subreddit;
    return {
      ...presentSubreddit(subreddit, deps.profiles.get(subreddit.id), relevanceScore, policy),
      relevanceScore,
      group: assessment.group,
      ...explainMatch({ ...assessment, facts, policy, account }),
    };
  };
}
