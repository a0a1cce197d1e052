import type { KnownCommunity } from "#engine/recommendations/assess-match.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import { buildPolicy } from "../policies/build-policy.ts";

/** A community with its policy, as ranking and reasons read it. */
export function knowCommunity(subreddit: KnownSubreddit): KnownSubreddit & KnownCommunity {
  return Object.assign(subreddit, { policy: buildPolicy(subreddit) });
}
