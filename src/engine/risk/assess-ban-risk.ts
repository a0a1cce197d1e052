import type { BanRisk } from "./ban-risk.ts";
import { listUnchecked } from "./list-unchecked.ts";
import { judgeAccount } from "./reasons/judge-account.ts";
import { judgeChecks } from "./reasons/judge-checks.ts";
import { judgeContentRules } from "./reasons/judge-content-rules.ts";
import { judgeFlair } from "./reasons/judge-flair.ts";
import { judgeHistory } from "./reasons/judge-history.ts";
import { judgeKnowledge } from "./reasons/judge-knowledge.ts";
import { judgeLanguage } from "./reasons/judge-language.ts";
import { judgeLinks } from "./reasons/judge-links.ts";
import { judgeOpenness } from "./reasons/judge-openness.ts";
import { judgePromotionRules } from "./reasons/judge-promotion-rules.ts";
import { judgeTitle } from "./reasons/judge-title.ts";
import { levelOf, scorePoints } from "./score-points.ts";
import { readSituation, type RiskInput } from "./situation.ts";

/** How likely a draft is to get its author removed or banned: an estimate with its reasons. */
export function assessBanRisk(input: RiskInput): BanRisk {
  const situation = readSituation(input);
  const judged = JUDGES.flatMap((judge) => judge(situation));
  const reasons = [...judged, ...judgeChecks(situation, judged)].toSorted(
    (a, b) => b.points - a.points,
  );
  const score = scorePoints(reasons.map(({ points }) => points));
  return { level: levelOf(score), score, reasons, notChecked: listUnchecked(situation) };
}

const JUDGES = [
  judgePromotionRules,
  judgeAccount,
  judgeContentRules,
  judgeLinks,
  judgeHistory,
  judgeFlair,
  judgeOpenness,
  judgeTitle,
  judgeLanguage,
  judgeKnowledge,
];
