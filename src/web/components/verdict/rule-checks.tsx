import type { Check, CheckOutcome } from "#engine/checks/check.ts";
import { type CheckTally, countFollowed } from "#engine/checks/summarise-checks.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { classNames } from "#web/lib/class-names.ts";
import { CheckLine } from "./check-line.tsx";

type RuleChecksProps = {
  policy: Policy;
  checks: readonly Check[];
  tally: CheckTally;
};

/** What is broken comes first, then what was kept, then what has to be read. */
const ORDER: CheckOutcome[] = ["broken", "kept", "read", "note"];

/** The community's demands one by one. */
export function RuleChecks({ policy, checks, tally }: RuleChecksProps) {
  const { fullName } = policy;
  const { followed, total } = countFollowed(tally);
  const ordered = ORDER.flatMap((outcome) => checks.filter((check) => check.outcome === outcome));
  return (
    <div className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-md">
          Rules of <span className="font-mono text-base tracking-normal">{fullName}</span>
        </h3>
        {total > 0 && (
          <span
            className={classNames(
              "inline-flex h-6 items-center rounded-full px-2.5 text-xs font-medium transition-colors duration-200",
              tally.broken > 0 ? "bg-fail-soft text-fail" : "bg-pass-soft text-pass",
            )}
          >
            {followed}/{total} rules followed
          </span>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        <a
          href={`https://www.reddit.com/${fullName}/about/rules/`}
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-2 hover:text-ink"
        >
          Read the rules on Reddit
        </a>
      </p>
      <ul className="mt-3 divide-y divide-line">
        {ordered.map((check) => (
          <CheckLine key={check.id} check={check} />
        ))}
      </ul>
    </div>
  );
}
