import { type Fix, isSafeFix } from "#engine/checks/check.ts";
import type { RiskInput } from "#engine/checks/risk-input.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { applyFix } from "./apply-fix.ts";
import { assessBanRisk } from "./assess-ban-risk.ts";
import type { RiskReason } from "./ban-risk.ts";

/** No draft needs more; a pair of fixes that undo each other ends here. */
const MOST_ROUNDS = 24;

/** All safe fixes one after the other, each on the draft that the last one left; only those that help. */
export function fixAll(input: RiskInput): { draft: Draft; fixes: Fix[] } {
  let { draft } = input;
  let risk = assessBanRisk(input);
  const fixes: Fix[] = [];
  const refused = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = risk.reasons.find((each) => isSafeFix(each.fix) && !refused.has(nameTry(each)));
    if (!next?.fix) break;
    const fixed = applyFix(draft, next.fix, input);
    const after = assessBanRisk({ ...input, draft: fixed });
    if (isSame(draft, fixed) || isEmptied(draft, fixed) || after.score > risk.score) {
      refused.add(nameTry(next));
      continue;
    }
    draft = fixed;
    risk = after;
    fixes.push(next.fix);
  }
  return { draft, fixes };
}

function nameTry({ id, fix }: RiskReason): string {
  return `${id} ${fix?.kind}`;
}

function isSame(a: Draft, b: Draft): boolean {
  return a.title === b.title && a.content === b.content && a.editSection === b.editSection;
}

/** A post without a title or text is no better post. */
function isEmptied(before: Draft, after: Draft): boolean {
  return (["title", "content"] as const).some(
    (field) => before[field].trim() !== "" && after[field].trim() === "",
  );
}
