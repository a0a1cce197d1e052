import { PROJECT_KINDS, type ProjectKind } from "#engine/interview/project-kind.ts";
import { beginLarge } from "#engine/text/characters.ts";
import { concernsOf } from "./concerns.ts";
import type { Certainty, Concern, PolicyDemand } from "./demand.ts";
import type { Policy } from "./policy.ts";
import type { PolicySource } from "./policy-source.ts";
import { isBetterSource, rankSource } from "./source-order.ts";

/** Between two promotions in one community where nobody knows a rule: a norm of ours, and called that. */
export const NORM_GAP_DAYS = 14;

/** How long an account waits there between two things that promote. */
export type PromotionGap = {
  days: number;
  /** A rule with its number, one whose number nobody knows, or our own norm where none is known. */
  basis: "rule" | "number-unknown" | "norm";
  /** Whether comments that promote count as well. */
  countsComments: boolean;
  /** Only what the same project posted counts: the rule speaks of 'the same game'. */
  isPerProject: boolean;
  /** null with our own norm. */
  source: PolicySource | null;
  certainty: Certainty;
};

/** With words beside them these speak of other things than a project: 'own art', 'own pattern', 'own article'. */
const NARROWED_BY_DETAIL: ReadonlySet<Concern> = new Set<Concern>([
  "own work",
  "own writing",
  "own resource",
]);

type Demanding = Pick<Policy, "demands">;

/** The demands of one code that speak of what these kinds of projects post, of the best source alone. */
export function listDemandsOn(
  { demands }: Demanding,
  code: PolicyDemand["code"],
  kinds: readonly ProjectKind[],
): PolicyDemand[] {
  const coded = demands.filter((demand) => demand.code === code);
  // Most communities demand nothing of the kind.
  if (coded.length === 0) return coded;
  const concerns = concernsOf(kinds);
  return keepBest(
    coded.filter(({ of, detail }) => concerns.has(of) && !(detail && NARROWED_BY_DETAIL.has(of))),
  );
}

function keepBest(demands: PolicyDemand[]): PolicyDemand[] {
  const best = Math.min(...demands.map(({ source }) => rankSource(source)));
  return demands.filter(({ source }) => rankSource(source) === best);
}

/** The strictest that concerns these kinds of projects; our own norm where none is known. */
export function findPromotionGap(
  policy: Demanding,
  kinds: readonly ProjectKind[] = [],
): PromotionGap {
  const known = listDemandsOn(policy, "gap-days", kinds);
  const longest = known.filter(hasDays).toSorted((a, b) => b.value - a.value)[0];
  const named = longest ?? known[0];
  return {
    days: longest?.value ?? NORM_GAP_DAYS,
    basis: longest ? "rule" : named ? "number-unknown" : "norm",
    countsComments: known.some(({ countsComments }) => countsComments),
    isPerProject: /^(?:the )?same\b/.test(named?.detail ?? ""),
    source: named?.source ?? null,
    certainty: named?.certainty ?? "sure",
  };
}

/** How long to wait between two posts of whatever sort; null where nothing is known. */
export function findGapOfAll({
  demands,
}: Demanding): { days: number; source: PolicySource } | null {
  const known = keepBest(demands.filter(({ code, of }) => code === "gap-days" && of === "all"));
  const longest = known.filter(hasDays).toSorted((a, b) => b.value - a.value)[0];
  return longest ? { days: longest.value, source: longest.source } : null;
}

/** 'At most one post in 7 days': what holds for every post holds for one that promotes; hours are no bound on these. */
export function wordGapOfAll(policy: Demanding): string | null {
  const gap = findGapOfAll(policy);
  return gap && gap.days >= 1 ? `At most one post ${wordRate(gap.days)}` : null;
}

function hasDays(demand: PolicyDemand): demand is PolicyDemand & { value: number } {
  return typeof demand.value === "number" && demand.value > 0;
}

/** How much of what an account writes there may promote, where the community says so. */
export type PromotionShare = { percent: number; source: PolicySource; certainty: Certainty };

export function findPromotionShare(
  policy: Pick<Policy, "demands" | "stance">,
  kinds: readonly ProjectKind[] = [],
): PromotionShare | null {
  const { sharePercent, source } = policy.stance;
  const ofStance: PromotionShare | null =
    sharePercent === null ? null : { percent: sharePercent, source, certainty: "sure" };
  const demanded = listDemandsOn(policy, "percent", kinds);
  if (demanded.length === 0) return ofStance;
  const demand = demanded.filter(hasDays).toSorted((a, b) => a.value - b.value)[0];
  if (!demand) return ofStance;
  return ofStance && isBetterSource(source, demand.source)
    ? ofStance
    : { percent: demand.value, source: demand.source, certainty: demand.certainty };
}

/** 'One promotion in 60 days, comments counted', for a card; null where no rule is known. */
export function wordGapRule(gap: PromotionGap): string | null {
  if (gap.basis === "norm") return null;
  if (gap.basis === "number-unknown") {
    return `A limit that we don't know; our own norm is one ${wordRate(NORM_GAP_DAYS)}`;
  }
  const words = `one promotion ${wordRate(gap.days)}${gap.countsComments ? ", comments counted" : ""}`;
  return gap.certainty === "probable" ? `Probably ${words}` : capitalise(words);
}

/** The same for whoever has no project yet: what is known of one sort of things is said of that sort. */
export function wordGapForAnybody(policy: Demanding): string | null {
  if (!policy.demands.some(({ code }) => code === "gap-days")) return null;
  const words = wordGapRule(findPromotionGap(policy));
  if (words !== null) return words;
  const known = PROJECT_KINDS.flatMap((kind) => listDemandsOn(policy, "gap-days", [kind]));
  const longest = known.filter(hasDays).toSorted((a, b) => b.value - a.value)[0];
  const thing = longest && THINGS[longest.of];
  return thing ? `One ${thing} ${wordRate(longest.value)}` : null;
}

const THINGS: Partial<Record<Concern, string>> = {
  "advert or sale": "sale",
  "own software": "post on your own software",
  "own game": "post on your own game",
  "own music": "post of your own music",
  "own writing": "post of your own writing",
  "own media": "post from your own channel",
  "own product": "post on your own product",
  "own resource": "post of your own material",
  services: "post on your services",
  fundraising: "fundraiser",
};

/** 'in 60 days', 'a day', 'in 12 hours'. */
export function wordRate(days: number): string {
  return days === 1 ? "a day" : `in ${wordDays(days)}`;
}

/** '60 days', '1 day', '12 hours'. */
export function wordDays(days: number): string {
  if (days < 1) return `${Math.round(days * 24)} hours`;
  return days === 1 ? "1 day" : `${days} days`;
}

function capitalise(words: string): string {
  return beginLarge(words);
}
