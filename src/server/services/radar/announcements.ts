import type { Announcements } from "#contract/radar.ts";
import { KEEP_ENTRIES_MS } from "#engine/radar/radar-options.ts";
import { listAnnouncements as listRows } from "#server/db/projects/radar-finds-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

/** More at once would be a discussion of rules rather than a change of them. */
const MOST_LISTED = 3;

/** Feeds do not say who is a moderator, so these are hints for the user to confirm. */
export async function listAnnouncements(
  deps: ServiceDeps,
  { userId }: Scope,
  subredditId: string,
): Promise<Announcements> {
  const since = new Date(deps.clock().getTime() - KEEP_ENTRIES_MS);
  const rows = await listRows(deps.database.db, userId, { subredditId, since, most: MOST_LISTED });
  const items = rows.flatMap((row) => {
    const { id, projectId, reason, title, permalink, postedAt, foundAt } = row;
    if (reason.is !== "announces") return [];
    const at = (postedAt ?? foundAt).toISOString();
    return [{ id, projectId, what: reason.what, title, permalink, at }];
  });
  return { items };
}
