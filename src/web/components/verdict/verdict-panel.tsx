import "./verdict.css";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode, type RefObject, useDeferredValue, useRef, useState } from "react";
import { wordTally } from "#engine/checks/can-we-tell.ts";
import { tallyChecks, type CheckTally } from "#engine/checks/summarise-checks.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { useNearViewport } from "#web/lib/hooks/use-near-viewport.ts";
import { useSettled } from "#web/lib/hooks/time-hooks.ts";
import { describeAssessment, type Assess, useAssessment } from "./describe-assessment.ts";
import type { Ticks } from "./rule-checks.tsx";
import { VerdictLists } from "./verdict-lists.tsx";
import type { BanRisk } from "#engine/risk/ban-risk.ts";
import { VerdictShape, lookOf } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { RiskRidge, useScoreTrail } from "./risk-ridge.tsx";
import { DraftForm, DraftSort, type FormChoice, type SortChoice } from "./draft-sort.tsx";

type VerdictPanelProps = {
  /** The same object as long as nothing changed. */
  draft: Draft;
  policy: Policy;
  /** A page without an account brings less to judge by than one with it, and so less to load. */
  assess: Assess;
  /** Left out where a draft is only shown. */
  onFix?: ((fix: Fix) => void) | undefined;
  /** A reason is pointed at, or none any more. */
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  /** Quoted words were chosen: bring them into sight. */
  onShow?: (place: DraftPlace) => void;
  /** Offers to paste the community's rules; the same element as long as nothing changed. */
  pasteRules?: ReactNode;
  /** Rules that were ticked as read, and what a tick does; without it there is nothing to tick. */
  ticks?: Ticks;
  /** What sort of post the author says that it is; without it, what we read is only shown. */
  sort?: SortChoice | undefined;
  /** What the author says that the post is made of; left out where a draft is only shown. */
  form?: FormChoice | undefined;
  /** Where a draft that is off topic might belong; the same function as long as nothing changed. */
  elsewhere?: ((draft: Draft) => ReactNode) | undefined;
  /** On a page where the draft is above the panel on narrow screens. */
  hasBar?: boolean;
};

/** Not after every keystroke: a screen reader speaks when the typing rests. */
const SPEECH_PAUSE_MS = 1500;

/**
 * What is known against a draft that has no time yet, with receipts; an estimate, never a promise. The letters come first:
 * what was typed is on the screen before it is checked.
 */
export function VerdictPanel({ draft, ...rest }: VerdictPanelProps) {
  return <Verdict draft={useDeferredValue(draft)} {...rest} />;
}

const Verdict = memo(function Verdict({
  draft,
  policy,
  assess,
  onFix,
  onHighlight,
  onShow,
  pasteRules,
  ticks,
  sort: choice,
  form,
  elsewhere,
  hasBar = false,
}: VerdictPanelProps) {
  const assessment = useAssessment(draft, policy, assess);
  const { checks, risk, sort } = assessment;
  const trail = useScoreTrail(risk.score, draft);
  const tally = tallyChecks(checks, risk.reasons);
  const spoken = useSettled(describeAssessment(risk, tally), SPEECH_PAUSE_MS);
  const panel = useRef<HTMLElement>(null);
  return (
    <section
      ref={panel}
      aria-label={`Verdict for ${policy.fullName}`}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <RiskHeader risk={risk} trail={trail} tally={tally} />
      <div className="flex flex-wrap gap-x-6 gap-y-2 px-5 pb-4 empty:hidden">
        {sort && <DraftSort sort={sort} choice={choice} />}
        {form && <DraftForm {...form} />}
      </div>
      {hasBar && <VerdictBar panel={panel} risk={risk} tally={tally} />}
      <VerdictLists
        draft={draft}
        policy={policy}
        assessment={assessment}
        tally={tally}
        canReschedule={false}
        onFix={onFix}
        onHighlight={onHighlight}
        onShow={onShow}
        pasteRules={pasteRules}
        ticks={ticks}
        elsewhere={elsewhere}
      />
      <output className="sr-only">{spoken}</output>
    </section>
  );
});

type RiskHeaderProps = { risk: BanRisk; trail: readonly number[]; tally: CheckTally };

function RiskHeader({ risk, trail, tally }: RiskHeaderProps) {
  const { level, score } = risk;
  const { shape, colour } = lookOf(level, tally);
  if (tally.isBlind) {
    return (
      <div className="flex items-center gap-2.5 px-5 py-4">
        <span
          className={classNames("grid size-7 shrink-0 place-items-center rounded-control", colour)}
        >
          <VerdictShape verdict={shape} />
        </span>
        <h2 className="text-lg">{wordTally(tally)}</h2>
      </div>
    );
  }
  return (
    <div className="px-5 pt-4 pb-4">
      <RiskRidge scores={trail} level={level} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-2.5 text-lg">
          <span
            className={classNames(
              "grid size-7 shrink-0 place-items-center rounded-control transition-colors duration-200",
              colour,
            )}
          >
            <VerdictShape verdict={shape} />
          </span>
          <span>
            Ban risk: {level}
            <span className="font-sans text-sm font-normal tracking-normal text-muted">
              {" · estimate"}
            </span>
          </span>
        </h2>
        <p className="font-mono text-sm text-muted">
          <span className="text-lg text-ink">{score}</span>
          /100
        </p>
      </div>
      <p className="mt-2 text-base font-medium">{wordTally(tally)}</p>
    </div>
  );
}

type VerdictBarProps = {
  panel: RefObject<HTMLElement | null>;
  risk: BanRisk;
  tally: CheckTally;
};

/** On a narrow screen the verdict is below what is typed: one line of it stays in view until the panel does. */
function VerdictBar({ panel, risk: { level }, tally }: VerdictBarProps) {
  const [isBelow, setIsBelow] = useState(false);
  useNearViewport(
    panel,
    ({ isIntersecting, boundingClientRect }) =>
      setIsBelow(!isIntersecting && boundingClientRect.top > 0),
    "0px",
  );
  if (!isBelow) return null;
  const { shape, colour } = lookOf(level, tally);
  return (
    <button
      type="button"
      onClick={() => panel.current?.scrollIntoView({ block: "start" })}
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-12 cursor-pointer items-center gap-2.5 border-t border-line bg-surface px-5 py-2 text-left text-base lg:hidden"
    >
      <span
        className={classNames("grid size-6 shrink-0 place-items-center rounded-control", colour)}
      >
        <VerdictShape verdict={shape} />
      </span>
      <span className="min-w-0 truncate">
        {!tally.isBlind && <span className="font-medium">Ban risk: {level} · </span>}
        <span className="text-soft">{wordTally(tally)}</span>
      </span>
      <ChevronDown size={16} aria-hidden="true" className="ml-auto shrink-0" />
    </button>
  );
}
