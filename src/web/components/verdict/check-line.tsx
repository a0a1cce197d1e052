import type { Check } from "#engine/checks/check.ts";
import { type Verdict, VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { classNames } from "#web/lib/class-names.ts";

/** One rule: shape and word first, then what is demanded, then what was found. */
export function CheckLine({ check }: { check: Check }) {
  const { label, message, isFollowed, isMachineChecked } = check;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="text-base wrap-anywhere">{label}</p>
        <p
          className={classNames(
            "text-sm wrap-anywhere",
            isFollowed ? "text-muted" : "font-medium text-fail",
          )}
        >
          {message}
          {!isMachineChecked && " · not machine-checked: read it"}
        </p>
      </div>
      <VerdictBadge verdict={verdictOf(check)} />
    </li>
  );
}

function verdictOf({ isFollowed, isMachineChecked }: Check): Verdict {
  if (!isMachineChecked) return "not-checked";
  return isFollowed ? "pass" : "fail";
}
