import type { Policy } from "#contract/policy.ts";
import { describeSubreddit } from "#engine/subreddits/describe-subreddit.ts";
import { findStored, findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import type { Caller, Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireKnownId } from "#server/services/subreddits/require-subreddit.ts";
import { buildPolicy, addTopic } from "./build-policy.ts";
import { presentPolicy } from "#engine/policy/word-policy.ts";

/**
 * For anyone: the check itself happens in the browser, so no draft comes here. Who is signed in
 * gets it with the rules they pasted.
 */
export async function getPolicy(
  deps: ServiceDeps,
  { ip }: Caller,
  user: Scope | null,
  subredditId: string,
): Promise<Policy> {
  await consumeLimit(deps, "checkPerCaller", ip);
  await requireKnownId(deps, subredditId);
  const { db } = deps.database;
  const found = user
    ? await findStoredFor(db, user.userId, [subredditId])
    : await findStored(db, [subredditId]);
  const stored = found.get(subredditId);
  if (!stored) throw new ServiceError("NOT_FOUND", `r/${subredditId} isn't in our catalogue.`);
  const { facts } = stored;
  const policy = addTopic(deps.matcher, buildPolicy(stored), stored);
  return {
    ...policy,
    ...presentPolicy(policy),
    name: facts.name,
    members: facts.members,
    membersAsOf: facts.membersAsOf,
    membersEstimated: facts.membersEstimated,
    description: deps.profiles.get(subredditId)?.description ?? describeSubreddit(facts),
    rulesUrl: `https://www.reddit.com/r/${facts.name}/about/rules/`,
  };
}
