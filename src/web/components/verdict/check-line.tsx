import type { Check, CheckOutcome } from "#engine/checks/check.ts";
import { wordSource } from "#engine/policy/word-policy.ts";
import { type Verdict, VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";

type CheckLineProps = {
  check: Check;
  /** For what has to be read: whether it was, where that can be ticked. */
  isRead?: boolean;
  onRead?: (isRead: boolean) => void;
};

/** One demand: shape and word first, then what is demanded, then what was found and by which source. */
export function CheckLine({ check, isRead = false, onRead }: CheckLineProps) {
  const { label, message, outcome, source, finding } = check;
  const origin = source && (
    <span className="font-mono text-xs text-muted">{wordSource(source)}</span>
  );
  if (outcome === "read" && onRead) {
    return (
      <li className="py-2.5">
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            checked={isRead}
            onChange={({ target }) => onRead(target.checked)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span
              className={classNames(
                "block text-base wrap-anywhere",
                isRead && "text-muted line-through",
              )}
            >
              {label}
            </span>
            {finding && <span className="block text-sm text-soft">{finding.text}</span>}
            {origin}
          </span>
        </label>
      </li>
    );
  }
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
          {origin && <> · {origin}</>}
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
