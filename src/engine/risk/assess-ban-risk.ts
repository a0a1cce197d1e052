import type { Check } from "#engine/checks/check.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { readSituation, type RiskInput, type Situation } from "#engine/checks/situation.ts";
import { type BanRisk, normBasis, type RiskReason } from "./ban-risk.ts";
import { listUnchecked } from "./list-unchecked.ts";
import { judgeAccount } from "./reasons/judge-account.ts";
import { judgeEffort } from "./reasons/judge-effort.ts";
import { judgeHistory } from "./reasons/judge-history.ts";
import { judgeLanguage } from "./reasons/judge-language.ts";
import { judgeLinks } from "./reasons/judge-links.ts";
import { judgeOpenness } from "./reasons/judge-openness.ts";
import { judgeTitle } from "./reasons/judge-title.ts";
import { levelOf, scorePoints } from "./score-points.ts";

export type Assessment = { checks: Check[]; risk: BanRisk };

/** The demands of the community one by one, and what they and Reddit's habits come to. */
export function assessDraft(input: RiskInput): Assessment {
  const situation = readSituation(input);
  const checks = checkDraft(situation);
  const demanded = checks.flatMap(toReason);
  const broken = new Set(checks.filter(({ finding }) => finding).map(({ id }) => id));
  const habits = NORMS.flatMap((judge) => judge(situation, broken));
  const reasons = [...demanded, ...habits].toSorted((a, b) => b.points - a.points);
  const score = scorePoints(reasons.map(({ points }) => points));
  const risk = { level: levelOf(score), score, reasons, notChecked: listUnchecked(situation) };
  return { checks, risk };
}

/** How likely a draft is to get its author removed or banned: an estimate with its reasons. */
export function assessBanRisk(input: RiskInput): BanRisk {
  return assessDraft(input).risk;
}

/** Habits of Reddit at large; what a check found already is not found again. */
export type Norm = (situation: Situation, found: ReadonlySet<string>) => RiskReason[];

const NORMS: Norm[] = [
  judgeAccount,
  judgeLinks,
  judgeHistory,
  judgeOpenness,
  judgeTitle,
  judgeEffort,
  judgeLanguage,
];

/** What weighs this little is no reason to show, but still counts. */
function toReason({ id, label, source, finding }: Check): RiskReason[] {
  if (!finding) return [];
  const basis = source ? ({ kind: "rule", text: label, source } as const) : normBasis(label);
  return [{ ...finding, id, basis }];
}
