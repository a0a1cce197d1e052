import { ANY_HOUR } from "./describe-timing.ts";
import type { Timing } from "./judge-timing.ts";
import { joinWords } from "#engine/text/format.ts";

const JUDGED: ReadonlySet<Timing["kind"]> = new Set(["differs", "even"]);

type Named = { fullName: string; timing: Timing };

/** How far the busiest hour of several communities together is more than their activity. */
export function sumUpTimings(communities: readonly Named[]): string {
  const judged = communities.filter(({ timing: { kind } }) => JUDGED.has(kind));
  const differing = judged.filter(({ timing: { kind } }) => kind === "differs");
  if (judged.length === 0) {
    return "Most posts are made then. We don't know which hours do best.";
  }
  if (differing.length > 0) {
    const names = joinWords(differing.map(({ fullName }) => fullName));
    const whose = differing.length === 1 ? "its" : "their";
    return `Most posts are made then. In ${names}, some hours did better: see ${whose} own.`;
  }
  const rest =
    judged.length < communities.length
      ? ` in ${judged.length} of ${communities.length} communities; we have no results for the rest`
      : "";
  return `Most posts are made then. ${ANY_HOUR}${rest}.`;
}
