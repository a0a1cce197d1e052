import {
  findSubreddit,
  hasSubreddit,
  type KnownSubreddit,
} from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

export async function requireSubreddit(
  deps: Pick<ServiceDeps, "database">,
  scope: Scope,
  id: string,
): Promise<KnownSubreddit> {
  const subreddit = await findSubreddit(deps.database.db, scope.userId, id);
  if (!subreddit) throw notInCatalogue(id);
  return subreddit;
}

export async function requireKnownId(
  deps: Pick<ServiceDeps, "database">,
  id: string,
): Promise<void> {
  if (!(await hasSubreddit(deps.database.db, id))) throw notInCatalogue(id);
}

function notInCatalogue(id: string): ServiceError {
  return new ServiceError("NOT_FOUND", `r/${id} is not in the catalogue.`);
}
