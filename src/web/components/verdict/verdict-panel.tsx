import "./verdict.css";
import { memo, type ReactNode, useDeferredValue } from "react";
import { tallyChecks } from "#engine/checks/summarise-checks.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { describeAssessment, wordNoReasons } from "./describe-assessment.ts";
import { NotChecked } from "./not-checked.tsx";
import { ReasonList } from "./reason-list.tsx";
import { RiskHeader } from "./risk-header.tsx";
import { RuleChecks, type Ticks } from "./rule-checks.tsx";
import type { Circumstances } from "./assess-draft.ts";
import { useAssessment } from "./use-assessment.ts";
import { useScoreTrail } from "./use-score-trail.ts";

type VerdictPanelProps = {
  /** The same object as long as nothing changed. */
  draft: Draft;
  policy: Policy;
  /** The same object as long as nothing changed. */
  circumstances: Circumstances;
  onFix: (fix: Fix) => void;
  /** A reason is pointed at, or none any more. */
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  /** Quoted words were chosen: bring them into sight. */
  onShow?: (place: DraftPlace) => void;
  /** Offers to paste the community's rules; the same element as long as nothing changed. */
  pasteRules?: ReactNode;
  /** Rules that were ticked as read, and what a tick does; without it there is nothing to tick. */
  ticks?: Ticks;
  /** False where a draft has no time that could be another. */
  canReschedule?: boolean;
};

/** Not after every keystroke: a screen reader speaks when the typing rests. */
const SPEECH_PAUSE_MS = 1500;

/**
 * What is known against a draft, with receipts; an estimate, never a promise. The letters come first:
 * what was typed is on the screen before it is checked.
 */
export function VerdictPanel({ draft, ...rest }: VerdictPanelProps) {
  return <Verdict draft={useDeferredValue(draft)} {...rest} />;
}

const Verdict = memo(function Verdict({
  draft,
  policy,
  circumstances,
  onFix,
  onHighlight,
  onShow,
  pasteRules,
  ticks,
  canReschedule = true,
}: VerdictPanelProps) {
  const { checks, risk } = useAssessment(draft, policy, circumstances);
  const trail = useScoreTrail(risk.score, draft);
  const tally = tallyChecks(checks);
  const spoken = useSettled(describeAssessment(risk, tally), SPEECH_PAUSE_MS);
  return (
    <section
      aria-label={`Verdict for ${policy.fullName}`}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <RiskHeader risk={risk} trail={trail} tally={tally} />
      <ReasonList
        draft={draft}
        reasons={risk.reasons}
        otherwise={wordNoReasons(tally)}
        canReschedule={canReschedule}
        onFix={onFix}
        onHighlight={onHighlight}
        onShow={onShow}
      />
      <RuleChecks
        policy={policy}
        checks={checks}
        tally={tally}
        pasteRules={pasteRules}
        ticks={ticks}
      />
      <NotChecked sentences={risk.notChecked} />
      <output className="sr-only">{spoken}</output>
    </section>
  );
});
