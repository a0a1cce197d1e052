import { applyHead, toProbability } from "./apply-head.ts";
import type { MatcherModel } from "./matcher-model.ts";

const MAX_AUDIENCES = 3;
const LIKELY = 0.5;

/** Whom a description speaks to: the likeliest label, and others only where they are likely. */
export function detectAudience(model: MatcherModel, query: Float64Array): string[] {
  const { labels } = model.heads.audience;
  return applyHead(model.heads.audience, query)
    .map((value, i) => ({ label: labels[i] ?? "", probability: toProbability(value) }))
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }, rank) => rank === 0 || probability > LIKELY)
    .slice(0, MAX_AUDIENCES)
    .map(({ label }) => label);
}
