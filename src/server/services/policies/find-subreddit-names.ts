import type { SubredditNames } from "#contract/subreddits/subreddit-lists.ts";
import type { Caller } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { findNames } from "#server/db/subreddits/subreddit-words-repository.ts";

const MOST_NAMES = 10;

/** For anyone, as one types: 'r/star' finds r/startups. */
export async function findSubredditNames(
  deps: ServiceDeps,
  { ip }: Caller,
  query: string,
): Promise<SubredditNames> {
  await consumeLimit(deps, "checkPerCaller", ip);
  const part = query
    .toLowerCase()
    .replace(/^\/?r\//, "")
    .replace(/\W/g, "");
  const names = part ? await findNames(deps.database.db, part, MOST_NAMES) : [];
  return {
    items: names.map(({ id, name, members }) => ({ id, name, fullName: `r/${name}`, members })),
  };
}
