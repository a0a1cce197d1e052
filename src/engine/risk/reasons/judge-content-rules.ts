import { CONTENT_RULES } from "../content-rules.ts";
import type { RiskReason } from "../ban-risk.ts";
import { findInPost, ruleBasis, type Situation } from "../situation.ts";
import { judgeContact } from "./judge-contact.ts";
import { judgeEffort } from "./judge-effort.ts";
import { judgeKeywords } from "./judge-keywords.ts";
import { judgeWritingLanguage } from "./judge-writing-language.ts";

/** Rules whose breach shows in what the draft says, whether it promotes or not. */
export function judgeContentRules(situation: Situation): RiskReason[] {
  return [
    ...judgePatterns(situation),
    ...judgeKeywords(situation),
    ...judgeContact(situation),
    ...judgeEffort(situation),
    ...judgeWritingLanguage(situation),
  ];
}

function judgePatterns(situation: Situation): RiskReason[] {
  const { draft, promotion, policy } = situation;
  return CONTENT_RULES.flatMap(({ code, points, pattern, what, needsPromotion }) => {
    const basis = ruleBasis(situation, code);
    if (!basis || (needsPromotion && promotion.degree === "none")) return [];
    const places = findInPost(draft, pattern);
    if (places.length === 0) return [];
    const text = `${what}, and ${policy.fullName} does not allow that.`;
    return [{ id: code, points, text, basis, places, fix: null }];
  });
}
