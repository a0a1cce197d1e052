import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Check, Fix } from "#engine/checks/check.ts";
import { type CheckTally, countFollowed } from "#engine/checks/summarise-checks.ts";
import { setAnswer } from "#engine/checks/ticks.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { listVerdict } from "#engine/risk/list-verdict.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";
import { classNames } from "#web/lib/class-names.ts";
import { wordNoReasons } from "./describe-assessment.ts";
import { ReasonReceipt } from "./reason-receipt.tsx";
import { CheckLine, findSharedSource, type Ticks, ToRead } from "./rule-checks.tsx";
import { YesOrNo } from "./yes-or-no.tsx";

type VerdictListsProps = {
  draft: Draft;
  policy: Policy;
  assessment: Assessment;
  tally: CheckTally;
  /** Where a draft has no time, nothing can be moved to another. */
  canReschedule: boolean;
  onFix: ((fix: Fix) => void) | undefined;
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  onShow: ((place: DraftPlace) => void) | undefined;
  /** Offers to paste the community's rules. */
  pasteRules?: ReactNode;
  /** What was ticked and answered; without it there is nothing to tick. */
  ticks?: Ticks | undefined;
  /** Where a draft that is off topic might belong. */
  elsewhere?: ((draft: Draft) => ReactNode) | undefined;
};

/** The check of the subject. */
const OFF_TOPIC = "on-topic";

/** A verdict in three lists: what to fix, what is fine, and what nobody can know from here. */
export function VerdictLists({
  assessment,
  tally,
  policy,
  pasteRules,
  ticks,
  ...rest
}: VerdictListsProps) {
  const { fix, fine, unknown } = listVerdict(assessment);
  const shared = findSharedSource(assessment.checks);
  const { followed, total } = countFollowed(tally);
  const { nameGroup, noteAnswer } = useAnswerFocus();
  const renderQuestion = ({ id, question }: Check) =>
    question && (
      <YesOrNo
        id={nameGroup(id)}
        question={question.text}
        answer={question.answer}
        onAnswer={
          ticks &&
          ((answer) => {
            noteAnswer(id, answer);
            ticks.onChange(setAnswer(ticks.read, id, answer));
          })
        }
      />
    );
  return (
    <>
      <ListSection
        title="Fix"
        count={fix.length}
        aside={
          total > 0 &&
          !tally.isBlind && (
            <span
              className={classNames(
                "inline-flex h-6 items-center rounded-full px-2.5 text-xs font-medium transition-colors duration-200",
                tally.broken > 0 ? "bg-fail-soft text-fail" : "bg-pass-soft text-pass",
              )}
            >
              {followed}/{total} rules followed
            </span>
          )
        }
      >
        {fix.length === 0 ? (
          <p className="px-5 pb-4 text-base text-soft">{wordNoReasons(tally)}</p>
        ) : (
          <ol aria-label="What to fix">
            {fix.map(({ reason, check }, index) => (
              <ReasonReceipt
                key={reason.id}
                number={index + 1}
                reason={reason}
                found={check?.outcome === "broken" ? check.message : null}
                {...rest}
              >
                {check && renderQuestion(check)}
                {reason.id === OFF_TOPIC && rest.elsewhere?.(rest.draft)}
              </ReasonReceipt>
            ))}
          </ol>
        )}
      </ListSection>
      {fine.length > 0 && !tally.isBlind && (
        <ListSection title="Fine here">
          <ul className="divide-y divide-line px-5 pb-2">
            {fine.map((check) => (
              <CheckLine key={check.id} check={check} shared={shared}>
                {check && renderQuestion(check)}
              </CheckLine>
            ))}
          </ul>
        </ListSection>
      )}
      <ListSection title="We can't know">
        <ToRead
          policy={policy}
          checks={unknown.checks}
          sentences={unknown.sentences}
          shared={shared}
          pasteRules={pasteRules}
          ticks={ticks}
        />
      </ListSection>
    </>
  );
}

/** An answered question moves to another list, and the keyboard goes with it. */
function useAnswerFocus() {
  const prefix = useId();
  const answered = useRef<{ id: string; answer: boolean | null } | null>(null);
  useEffect(() => {
    if (!answered.current) return;
    const { id, answer } = answered.current;
    const group = document.getElementById(`${prefix}${id}`);
    const chosen = group?.querySelector("[aria-pressed=true]") ?? null;
    // Not before the draft was judged anew.
    if (!group || (chosen === null) !== (answer === null)) return;
    answered.current = null;
    const button = chosen ?? group.querySelector("button");
    if (button instanceof HTMLElement) button.focus();
  });
  return {
    nameGroup: (id: string) => `${prefix}${id}`,
    noteAnswer: (id: string, answer: boolean | null) => {
      answered.current = { id, answer };
    },
  };
}

type ListSectionProps = { title: string; count?: number; aside?: ReactNode; children: ReactNode };

function ListSection({ title, count = 0, aside, children }: ListSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-1">
        <h3 id={id} className="text-md">
          {title}
          {count > 0 && <span className="ml-2 font-mono text-sm text-muted">{count}</span>}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
