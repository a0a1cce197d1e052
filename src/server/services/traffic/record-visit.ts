import { isCounted, type VisitorSigns } from "#engine/traffic/is-counted.ts";
import { idsWithKey } from "#engine/traffic/link-tags.ts";
import type { Visit } from "#engine/traffic/read-visit.ts";
import { addVisit, noteTest } from "#server/db/visits-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { VisitGate } from "./visit-gate.ts";

/** `visit` is null for what could not be read. */
export type VisitReport = { ip: string; signs: VisitorSigns; visit: Visit | null };

/** Counts it for the post it names, if that is one of the project whose key it carries. */
export async function recordVisit(
  deps: Pick<ServiceDeps, "database" | "clock">,
  gate: VisitGate,
  { ip, signs, visit }: VisitReport,
): Promise<void> {
  if (!visit || !isCounted(signs) || !gate.admits(ip)) return;
  const { db } = deps.database;
  const now = deps.clock();
  const { trackingKey, postKey } = visit;
  if (postKey === null) await noteTest(db, trackingKey, now);
  else await addVisit(db, trackingKey, idsWithKey(postKey), now);
}
