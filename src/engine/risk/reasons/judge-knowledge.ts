import type { CodedRules, RuleCode } from "#engine/rules/rule-codes.ts";
import { countUnderstood } from "../count-understood.ts";
import type { RiskReason } from "../ban-risk.ts";
import { normBasis, type Situation } from "../situation.ts";

const BASIS = normBasis("What we do not know counts as a risk, never as safe.");

/** A community whose rules are not known, or hardly understood, is never called harmless. */
export function judgeKnowledge({ policy, promotion }: Situation): RiskReason[] {
  const { rules, fullName } = policy;
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
      points: saysNothingOnPromotion(rules) ? 25 : 10,
      text: wordReading(understood, rules.count, fullName),
      basis: BASIS,
      places: [],
      fix: null,
    },
  ];
}

function wordReading(understood: number, count: number, fullName: string): string {
  if (count === 1) return `We could not interpret the one rule of ${fullName}: read it on Reddit.`;
  if (understood === 0) {
    return `We could interpret none of the ${count} rules of ${fullName}: read them on Reddit.`;
  }
  return `We could interpret only ${understood} of the ${count} rules of ${fullName}: read the others.`;
}

const ON_PROMOTION: RuleCode[] = [
  "no-self-promotion",
  "promotion-limited",
  "promotion-in-thread-only",
  "promotion-on-day",
  "showcase-on-day",
  "ask-moderators-first",
  "no-apps-or-sites",
];

/** Whether promotion is allowed may stand among the rules that we could not interpret. */
function saysNothingOnPromotion({ codes }: CodedRules): boolean {
  return ON_PROMOTION.every((code) => codes[code] === undefined);
}
