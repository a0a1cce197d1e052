import { idsWithKey, type Visit, isCounted, type VisitorSigns } from "#engine/visits/link-tags.ts";
import { addVisit, noteTest } from "#server/db/posts/results-and-visits-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { readFileSync } from "node:fs";

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

/** More than the people behind one address open a founder's page in an hour. */
export const MOST_VISITS = 100;
export const MOST_ADDRESSES = 50_000;
const WINDOW_MS = HOUR_MS;

type VisitGate = { admits: (ip: string) => boolean };

/**
 * Bounds what one address can add. In memory, unlike all other limits (decision 28): a flood then costs
 * no query, and an address is kept nowhere and for an hour at most. Less where very many come.
 */
export function createVisitGate(runLater: (work: () => void, ms: number) => void): VisitGate {
  const counts = new Map<string, number>();
  return {
    admits: (ip) => {
      if (counts.size >= MOST_ADDRESSES) counts.clear();
      if (counts.size === 0) runLater(() => counts.clear(), WINDOW_MS);
      const address = addressBlock(ip);
      const count = counts.get(address) ?? 0;
      if (count >= MOST_VISITS) return false;
      counts.set(address, count + 1);
      return true;
    },
  };
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
