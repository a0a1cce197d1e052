import type { ReactNode } from "react";
import type { Check, CheckOutcome } from "#engine/checks/check.ts";
import { type CheckTally, countFollowed } from "#engine/checks/summarise-checks.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { classNames } from "#web/lib/class-names.ts";
import { CheckLine } from "./check-line.tsx";

/** What the author ticked as read, by the words of each rule. */
export type Ticks = { read: readonly string[]; onChange: (read: string[]) => void };

type RuleChecksProps = {
  policy: Policy;
  checks: readonly Check[];
  tally: CheckTally;
  pasteRules?: ReactNode;
  ticks?: Ticks | undefined;
};

/** What is broken comes first, then what was kept. What has to be read is a list of its own. */
const ORDER: CheckOutcome[] = ["broken", "kept", "note"];

/** The community's demands one by one. */
export function RuleChecks({ policy, checks, tally, pasteRules, ticks }: RuleChecksProps) {
  const { fullName } = policy;
  const { followed, total } = countFollowed(tally);
  const ordered = ORDER.flatMap((outcome) => checks.filter((check) => check.outcome === outcome));
  const toRead = checks.filter(({ outcome }) => outcome === "read");
  const change = (label: string, isRead: boolean) => {
    const others = ticks?.read.filter((known) => known !== label) ?? [];
    ticks?.onChange(isRead ? [...others, label] : others);
  };
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
      {pasteRules}
      <ul className="mt-3 divide-y divide-line">
        {ordered.map((check) => (
          <CheckLine key={check.id} check={check} />
        ))}
      </ul>
      {toRead.length > 0 && (
        <>
          <h4 className="mt-4 font-sans text-base font-medium tracking-normal">For you to read</h4>
          <p className="text-sm text-muted">
            Nothing can check these for you{ticks ? ": tick what you have read" : ""}.
          </p>
          <ul className="mt-1 divide-y divide-line">
            {toRead.map((check) => (
              <CheckLine
                key={check.id}
                check={check}
                {...(ticks && {
                  isRead: ticks.read.includes(check.label),
                  onRead: (isRead: boolean) => change(check.label, isRead),
                })}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
