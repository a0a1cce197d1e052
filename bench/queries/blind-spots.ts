import { sql } from "drizzle-orm";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { readOperatingState } from "#server/services/health/health.ts";
import type { Catalog } from "./catalog.ts";
import { judgePlan, type Limits } from "./judge-plan.ts";
import type { Recording } from "./record-plans.ts";
import type { House } from "./tour/house.ts";

type Loss = { index: string; table: string; work: (house: House) => Promise<unknown> };

const purge: Loss["work"] = ({ deps }) => purgeExpired(deps).run();

/** Each of these works is served by this index alone. */
const LOSSES: Loss[] = [
  { index: "posts_deleted", table: "posts", work: purge },
  { index: "rate_limits_ending", table: "rate_limits", work: purge },
  { index: "notices_unsettled", table: "notices", work: ({ deps }) => readOperatingState(deps) },
];

/** Takes indexes away for good, and answers those whose loss was not noticed. */
export async function findBlindSpots(
  house: House,
  recording: Recording,
  catalog: Catalog,
  limits: Limits,
): Promise<string[]> {
  const unnoticed: string[] = [];
  for (const { index, table, work } of LOSSES) {
    await house.deps.database.db.execute(sql`drop index ${sql.identifier(index)}`);
    const before = recording.plans.length;
    await house.run(`without ${index}`, () => work(house));
    const faults = recording.plans
      .slice(before)
      .flatMap(({ plan }) => judgePlan(plan, catalog, limits));
    if (!faults.some((fault) => fault.table === table)) unnoticed.push(index);
  }
  return unnoticed;
}
