import {
  findClosure,
  findSubreddit,
  hasSubreddit,
  type KnownSubreddit,
} from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { formatFactDate } from "#engine/text/format.ts";

export async function requireSubreddit(
  deps: Pick<ServiceDeps, "database">,
  scope: Scope,
  id: string,
): Promise<KnownSubreddit> {
  const subreddit = await findSubreddit(deps.database.db, scope.userId, id);
  if (!subreddit) throw await notInCatalogue(deps, id);
  return subreddit;
}

export async function requireKnownId(
  deps: Pick<ServiceDeps, "database">,
  id: string,
): Promise<void> {
  if (!(await hasSubreddit(deps.database.db, id))) throw await notInCatalogue(deps, id);
}

export async function notInCatalogue(
  deps: Pick<ServiceDeps, "database">,
  id: string,
): Promise<ServiceError> {
  const closure = await findClosure(deps.database.db, id);
  if (!closure) return new ServiceError("NOT_FOUND", `r/${id} isn't in our catalogue.`);
  const day = formatFactDate(closure.noticedAt.toISOString().slice(0, 10));
  const name = closure.reason.startsWith("r/") ? "" : `r/${id}: `;
  return new ServiceError("NOT_FOUND", `${name}${closure.reason} (Reddit, ${day})`);
}
