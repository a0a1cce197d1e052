import { countUnderstood } from "../count-understood.ts";
import type { RiskReason } from "../ban-risk.ts";
import { normBasis, type Situation } from "../situation.ts";

const BASIS = normBasis("What we do not know counts as a risk, never as safe.");

/** A community whose rules are not known, or hardly understood, is never called harmless. */
export function judgeKnowledge({ rulebook, promotion }: Situation): RiskReason[] {
  const { rules, fullName } = rulebook;
  const isPromotional = promotion.degree !== "none";
  if (!rules) {
    return [
      {
        id: "rules-unknown",
        points: isPromotional ? 27 : 12,
        text: `We do not know the rules of ${fullName}: read them on Reddit before you post.`,
        basis: BASIS,
        places: [],
        fix: null,
      },
    ];
  }
  const understood = countUnderstood(rules);
  if (!isPromotional || understood * 2 >= rules.count) return [];
  return [
    {
      id: "rules-partly-known",
      points: 10,
      text: `We could interpret ${understood === 0 ? "none" : `only ${understood}`} of the ${rules.count} rules of ${fullName}: read the others.`,
      basis: BASIS,
      places: [],
      fix: null,
    },
  ];
}
