import { idsWithKey } from "#engine/visits/link-tags.ts";
import { isCounted, type VisitorSigns } from "#engine/visits/is-counted-visit.ts";
import { type Visit } from "#engine/visits/read-visit.ts";
import { addVisit, noteTest } from "#server/db/posts/results-and-visits-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readFileSync } from "node:fs";
import { type VisitGate } from "./visit-gate.ts";

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

const FILE = new URL("./visit-script.js", import.meta.url);

/** As sites get it: without comments and indentation, which is all there is to leave out. */
export function readVisitScript(): string {
  return readFileSync(FILE, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
}
