import { applyHead, toProbability } from "./apply-head.ts";
import { findNamedAudiences } from "./find-named-audiences.ts";
import type { MatcherModel } from "./matcher-model.ts";

const MAX_AUDIENCES = 3;
const LIKELY = 0.5;

/** Whom a description speaks to: those it names itself, then the likely ones; nobody where none is. */
export function detectAudience(model: MatcherModel, query: Float64Array, text = ""): string[] {
  const named = findNamedAudiences(text);
  const { labels } = model.heads.audience;
  const guessed = applyHead(model.heads.audience, query)
    .map((value, i) => ({ label: labels[i] ?? "", probability: toProbability(value) }))
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }) => probability > LIKELY)
    .map(({ label }) => label);
  return [...new Set([...named, ...guessed])].slice(0, MAX_AUDIENCES);
}
