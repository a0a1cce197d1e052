import type { Check } from "#engine/checks/check.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { classNames } from "#web/lib/class-names.ts";
import { CheckLine } from "./check-line.tsx";
import { judgeTally, wordTally } from "./describe-assessment.ts";

type RuleChecksProps = {
  policy: Policy;
  checks: readonly Check[];
  tally: { followed: number; total: number };
};

/** The community's rules one by one: what a machine can tell first, then what has to be read. */
export function RuleChecks({ policy, checks, tally }: RuleChecksProps) {
  const { fullName, rules } = policy;
  const ordered = [
    ...checks.filter(({ isMachineChecked }) => isMachineChecked),
    ...checks.filter(({ isMachineChecked }) => !isMachineChecked),
  ];
  return (
    <div className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-md">
          Rules of <span className="font-mono text-base tracking-normal">{fullName}</span>
        </h3>
        {tally.total > 0 && (
          <span
            className={classNames(
              "inline-flex h-6 items-center rounded-full px-2.5 text-xs font-medium transition-colors duration-200",
              TALLY_COLOURS[judgeTally(checks)],
            )}
          >
            {wordTally(tally)}
          </span>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        {rules
          ? `As read in ${formatFactDate(rules.asOf)}. They may have changed since.`
          : `The rules of ${fullName} are not known to us. Read them on Reddit before you post.`}
      </p>
      {ordered.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {ordered.map((check) => (
            <CheckLine key={check.id} check={check} />
          ))}
        </ul>
      )}
    </div>
  );
}

const TALLY_COLOURS = {
  pass: "bg-pass-soft text-pass",
  fail: "bg-fail-soft text-fail",
  "not-checked": "border border-dashed border-unchecked text-unchecked",
};
