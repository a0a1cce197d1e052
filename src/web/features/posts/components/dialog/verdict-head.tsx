import { Undo2, Wand } from "lucide-react";
import { isSafeFix } from "#engine/checks/check.ts";
import { wordTally } from "#engine/checks/can-we-tell.ts";
import { tallyChecks } from "#engine/checks/summarise-checks.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";
import { Button } from "#web/components/ui/button.tsx";
import { VerdictShape, lookOf } from "#web/components/ui/verdict-badge.tsx";
import { describeAssessment } from "#web/components/verdict/describe-assessment.ts";
import { RiskRidge, useScoreTrail } from "#web/components/verdict/risk-ridge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useSettled } from "#web/lib/hooks/time-hooks.ts";
import type { Fixes } from "#web/features/posts/editing/use-post-check.ts";

/** Not after every keystroke: a screen reader speaks when the typing rests. */
const SPEECH_PAUSE_MS = 1500;

type VerdictHeadProps = { draft: Draft; assessment: Assessment; fixes: Fixes };

/** The verdict in one glance, in sight whatever else is: how many problems, how risky, and 'Fix all'. */
export function VerdictHead({ draft, assessment: { checks, risk }, fixes }: VerdictHeadProps) {
  const { level, score, reasons } = risk;
  const trail = useScoreTrail(score, draft);
  const tally = tallyChecks(checks, reasons);
  const spoken = useSettled(describeAssessment(risk, tally), SPEECH_PAUSE_MS);
  const { shape, colour } = lookOf(level, tally);
  const fixable = reasons.filter(({ fix }) => isSafeFix(fix)).length;
  return (
    <div className="editor-head border-b border-line bg-surface px-4 py-2.5 sm:px-5">
      <div className="editor-ridge mb-2">
        <RiskRidge scores={trail} level={level} />
      </div>
      <div className="flex items-start gap-3">
        <span
          className={classNames(
            "mt-0.5 grid size-8 shrink-0 place-items-center rounded-control transition-colors duration-200",
            colour,
          )}
        >
          <VerdictShape verdict={shape} />
        </span>
        <div className="editor-lines min-w-0 flex-1">
          <h2 className="font-sans text-base font-medium tracking-normal text-wrap">
            {wordTally(tally)}
          </h2>
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
            {!tally.isBlind && (
              <p className="flex gap-x-2 text-sm text-muted">
                <span>{`Ban risk: ${level} · estimate`}</span>
                <span className="font-mono">{score}/100</span>
              </p>
            )}
            <FixButton fixable={fixable} fixes={fixes} />
          </div>
        </div>
      </div>
      <output className="sr-only">{spoken}</output>
    </div>
  );
}

/** All safe fixes at once, and the way back from them in the same place. */
function FixButton({ fixable, fixes: { fixed, fixAll } }: { fixable: number; fixes: Fixes }) {
  if (fixed) {
    return (
      <Button tone="ghost" size="sm" onClick={fixed.undo}>
        <Undo2 size={14} />
        Undo {fixed.count === 1 ? "1 fix" : `${fixed.count} fixes`}
      </Button>
    );
  }
  if (fixable === 0) return null;
  return (
    <Button tone="secondary" size="sm" onClick={fixAll}>
      <Wand size={14} />
      {fixable === 1 ? "Fix it" : "Fix all"}
    </Button>
  );
}
