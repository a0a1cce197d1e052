import { NO_DIFFERENCE } from "./describe-timing.ts";
import type { Timing } from "./judge-timing.ts";
import { joinWords } from "#engine/text/format.ts";

const JUDGED: ReadonlySet<Timing["kind"]> = new Set(["differs", "even"]);

type Named = { fullName: string; timing: Timing };

/** How far the busiest hour of several communities together is more than their activity. */
export function sumUpTimings(communities: readonly Named[]): string {
  const judged = communities.filter(({ timing: { kind } }) => JUDGED.has(kind));
  const differing = judged.filter(({ timing: { kind } }) => kind === "differs");
  if (judged.length === 0) {
    return "That is when most posts are made. We don't know how posts do by hour.";
  }
  if (differing.length > 0) {
    const names = joinWords(differing.map(({ fullName }) => fullName));
    const whose = differing.length === 1 ? "its" : "their";
    return `That is when most posts are made. In ${names}, posts at certain hours did better: see ${whose} own hours.`;
  }
  const where = `where results are known (${judged.length} of ${communities.length} communities)`;
  return `That is when most posts are made. ${NO_DIFFERENCE} ${where}.`;
}
