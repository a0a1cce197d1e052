import { deleteKarma } from "#server/db/karma-snapshots-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { noteKarma } from "../karma/note-karma.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findDemoMoment } from "./demo-moment.ts";

/** As the demo founder would have entered it, about once a week: days ago, and karma then. */
const ENTRIES = [
  [57, 846],
  [50, 861],
  [43, 902],
  [37, 958],
  [30, 1003],
  [24, 1009],
  [16, 1074],
  [9, 1168],
  [3, 1213],
] as const;

export async function fillDemoKarma(deps: ServiceDeps, { userId }: Scope): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  await deleteKarma(db, userId);
  const user = await findUserById(db, userId);
  if (!user) return;
  for (const [daysAgo, redditKarma] of ENTRIES) {
    const then = findDemoMoment(now, daysAgo, 9);
    await noteKarma(db, { ...user, redditKarma, redditKarmaToldAt: then }, "typed", then);
  }
  await noteKarma(db, user, "typed", now);
}
