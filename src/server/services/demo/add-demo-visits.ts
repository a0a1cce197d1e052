import { insertVisits } from "#server/db/visits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

const HOUR_MS = 3_600_000;
const HOURS = 48;

/** As they come after a post: most in the first hours, fewer with each. None after `until`. */
export async function addDemoVisits(
  { database }: Pick<ServiceDeps, "database">,
  { userId }: Scope,
  post: { id: string; visits: number },
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  const firstHour = Math.floor(from.getTime() / HOUR_MS);
  const lastHour = Math.floor(until.getTime() / HOUR_MS);
  const length = Math.min(HOURS, lastHour - firstHour + 1);
  const weights = Array.from({ length }, (_, index) => 1 / (index + 1));
  const rows = shareOut(post.visits, weights).flatMap((count, index) => {
    const hour = new Date((firstHour + index) * HOUR_MS);
    return count > 0 ? [{ postId: post.id, userId, hour, count }] : [];
  });
  await insertVisits(database.db, rows);
}

/** Whole numbers in proportion to the weights that add up to the total. */
function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const share = Math.round((total * passed) / sum) - given;
    given += share;
    return share;
  });
}
