import type { Check, CheckOutcome } from "#engine/checks/check.ts";
import { wordSource } from "#engine/policy/word-policy.ts";
import { type Verdict, VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";

/** One demand: shape and word first, then what is demanded, then what was found and by which source. */
export function CheckLine({ check }: { check: Check }) {
  const { label, message, outcome, source } = check;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="text-base wrap-anywhere">{label}</p>
        <p
          className={classNames(
            "text-sm wrap-anywhere",
            outcome === "broken" ? "font-medium text-fail" : "text-muted",
          )}
        >
          {outcome === "read" ? "For you to read" : message}
          {source && <span className="font-mono text-xs text-muted"> · {wordSource(source)}</span>}
        </p>
      </div>
      <VerdictBadge verdict={VERDICTS[outcome]} />
    </li>
  );
}

const VERDICTS: Record<CheckOutcome, Verdict> = {
  broken: "fail",
  kept: "pass",
  read: "not-checked",
  note: "not-checked",
};
