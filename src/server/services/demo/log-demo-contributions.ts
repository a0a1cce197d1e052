import type { ContributionKind } from "#engine/budget/contribution.ts";
import { deleteContributions, insertContribution } from "#server/db/contributions-repository.ts";
import { findSizes } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findDemoMoment } from "./demo-moment.ts";

type Logged = {
  subredditId: string;
  kind: ContributionKind;
  isPromotional?: boolean;
  /** One for each. */
  daysAgo: number[];
};

/** Enough in some communities, too little in others. */
const LOGGED: Logged[] = [
  { subredditId: "climbing", kind: "comment", daysAgo: [3, 5, 8, 13, 20, 27, 33, 40, 46, 51] },
  { subredditId: "rockclimbing", kind: "comment", daysAgo: [4] },
  { subredditId: "entrepreneur", kind: "comment", daysAgo: [2, 6, 9, 15, 22, 30] },
  { subredditId: "entrepreneur", kind: "post", isPromotional: true, daysAgo: [36] },
  { subredditId: "financialplanning", kind: "comment", daysAgo: [7, 12] },
  { subredditId: "indiedev", kind: "comment", daysAgo: [1, 4, 11, 18] },
  { subredditId: "indiegaming", kind: "comment", daysAgo: [9, 16, 23, 31, 38, 44, 50] },
];

/** What the demo founder wrote beside the posts. A community that the catalogue lacks is left out. */
export async function logDemoContributions(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  now: Date,
): Promise<void> {
  await deleteContributions(db, userId);
  const ids = LOGGED.map(({ subredditId }) => subredditId);
  const known = new Set((await findSizes(db, ids)).map(({ id }) => id));
  for (const { daysAgo, isPromotional = false, ...logged } of LOGGED) {
    if (!known.has(logged.subredditId)) continue;
    for (const days of daysAgo) {
      const at = findDemoMoment(now, days, 19);
      await insertContribution(db, { ...logged, isPromotional, userId, at, createdAt: at });
    }
  }
}
