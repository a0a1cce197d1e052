import { MEANT, NAMED, NAMED_IF_MEANT } from "./audience-rows.ts";
import { applyHead, type MatcherModel, toProbability } from "./matcher-model.ts";

const MAX_AUDIENCES = 3;
/** Chosen when the head was trained; `npm run eval -- audiences` prints what others would give. */
const LIKELY = 0.5;

/** Whom a description speaks to: those it names itself, then the likely ones, or else the likeliest. */
export function detectAudience(
  model: MatcherModel,
  query: Float64Array,
  text = "",
  likely = LIKELY,
): string[] {
  const named = findNamedAudiences(text);
  const { labels } = model.heads.audience;
  const guessed = applyHead(model.heads.audience, query)
    .map((value, i) => ({ label: labels[i] ?? "", probability: toProbability(value) }))
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }, i) => probability > likely || (i === 0 && named.length === 0))
    .map(({ label }) => label);
  return [...new Set([...named, ...guessed])].slice(0, MAX_AUDIENCES);
}

/** Audiences that a text names outright: those it says it is for first, then in the order it names them. */
export function findNamedAudiences(text: string): string[] {
  const named = NAMED.flatMap((row) => locate(text, row));
  const meant = NAMED_IF_MEANT.flatMap((row) => locate(text, row)).filter(({ isMeant }) => isMeant);
  return [...named, ...meant]
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant) || a.place - b.place)
    .map(({ label }) => label);
}

function locate(text: string, [label, pattern]: (typeof NAMED)[number]) {
  const place = pattern.exec(text)?.index;
  if (place === undefined) return [];
  return [{ label, place, isMeant: MEANT.test(text.slice(Math.max(0, place - 60), place)) }];
}
