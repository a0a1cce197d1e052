import { DAY_MS } from "#engine/clock/time-units.ts";
import type { People } from "#contract/pages/page-marks.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { countPeople as count } from "#server/db/accounts/users-repository.ts";

/** How many use this installation, for its front page. */
export function countPeople({
  database,
  clock,
}: Pick<ServiceDeps, "database" | "clock">): Promise<People> {
  const now = clock().getTime();
  return count(database.unhurried, {
    joinedSince: new Date(now - 30 * DAY_MS),
    activeSince: new Date(now - 7 * DAY_MS),
  });
}
