import type { RecommendedSubreddit } from "#contract/project.ts";
import type { Assessment } from "#engine/recommendations/assess-match.ts";
import { explainMatch } from "#engine/recommendations/explain-match.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { readAuthor } from "../accounts/read-author.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentSubreddit } from "../subreddits/present-subreddit.ts";
import { roundMatch } from "../subreddits/measure-relevance.ts";

/** Presents communities as matches of a project, with what this user's account has to mind there. */
export async function createPresenter(deps: ServiceDeps, scope: Scope) {
  const user = await findUserById(deps.database.db, scope.userId);
  const account = readAuthor(user, deps.clock());

  return (subreddit: KnownSubreddit, assessment: Assessment): RecommendedSubreddit => {
    const relevanceScore = roundMatch(assessment.relevance);
    const profile = deps.profiles.get(subreddit.id);
    return {
      ...presentSubreddit(subreddit, profile, relevanceScore),
      relevanceScore,
      ...explainMatch({ ...assessment, facts: subreddit.facts, account }),
    };
  };
}
