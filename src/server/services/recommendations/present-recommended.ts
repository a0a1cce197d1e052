import type { RecommendedSubreddit } from "#contract/project.ts";
import { explainMatch } from "#engine/recommendations/explain-match.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentSubreddit } from "../subreddits/present-subreddit.ts";
import { roundMatch } from "../subreddits/measure-relevance.ts";

/** Presents communities as matches of one text, with what this user's account has to mind there. */
export async function createPresenter(deps: ServiceDeps, scope: Scope, text: string) {
  const user = await findUserById(deps.database.db, scope.userId);
  const account = { karma: user?.redditKarma ?? 0, ageDays: user?.redditAccountAgeDays ?? 0 };
  const makers = new Set(deps.matcher.rerank.makerSubreddits.map((name) => name.toLowerCase()));

  return (subreddit: KnownSubreddit, match: number): RecommendedSubreddit => {
    const relevanceScore = roundMatch(match);
    const profile = deps.profiles.get(subreddit.id);
    const { facts } = subreddit;
    return {
      ...presentSubreddit(subreddit, profile, relevanceScore),
      relevanceScore,
      ...explainMatch({ text, facts, isMaker: makers.has(subreddit.id), account }),
    };
  };
}
