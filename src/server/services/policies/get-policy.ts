import type { Policy } from "#contract/policy.ts";
import { describeSubreddit } from "#engine/subreddits/describe-subreddit.ts";
import { findStored } from "#server/db/subreddits-repository.ts";
import type { Caller } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireKnownId } from "../subreddits/require-subreddit.ts";
import { addTopic } from "./add-topic.ts";
import { buildPolicy } from "./build-policy.ts";
import { presentPolicy } from "./present-policy.ts";

/** For anyone: the check itself happens in the browser, so no draft ever comes here. */
export async function getPolicy(
  deps: ServiceDeps,
  { ip }: Caller,
  subredditId: string,
): Promise<Policy> {
  await consumeLimit(deps, "checkPerCaller", ip);
  await requireKnownId(deps, subredditId);
  const stored = (await findStored(deps.database.db, [subredditId])).get(subredditId);
  if (!stored) throw new ServiceError("NOT_FOUND", `r/${subredditId} is not in the catalogue.`);
  const { facts } = stored;
  const policy = addTopic(deps.matcher, buildPolicy(stored), stored);
  return {
    ...policy,
    ...presentPolicy(policy),
    name: facts.name,
    members: facts.members,
    membersAsOf: facts.membersAsOf,
    description: deps.profiles.get(subredditId)?.description ?? describeSubreddit(facts),
    rulesUrl: `https://www.reddit.com/r/${facts.name}/about/rules/`,
  };
}
