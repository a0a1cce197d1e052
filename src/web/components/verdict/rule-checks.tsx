import type { ReactNode } from "react";
import type { Check, CheckOutcome } from "#engine/checks/check.ts";
import { type CheckTally, countFollowed } from "#engine/checks/summarise-checks.ts";
import { isTicked, setTick } from "#engine/checks/ticks.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { classNames } from "#web/lib/class-names.ts";
import { type Verdict, VerdictBadge } from "#web/components/ui/verdict-badge.tsx";

/** What the author ticked as read; `setTick` knows by which keys. */
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
  const shared = findSharedSource(checks);
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
        {shared && <span className="font-mono text-xs"> · {shared}</span>}
      </p>
      {pasteRules}
      <ul className="mt-3 divide-y divide-line">
        {ordered.map((check) => (
          <CheckLine key={check.id} check={check} shared={shared} />
        ))}
      </ul>
      {toRead.length > 0 && (
        <>
          <h4 className="mt-4 font-sans text-base font-medium tracking-normal">For you to read</h4>
          {ticks && <p className="text-sm text-muted">Tick what you have read.</p>}
          <ul className="mt-1 divide-y divide-line">
            {toRead.map((check) => (
              <CheckLine
                key={check.id}
                check={check}
                shared={shared}
                {...(ticks && {
                  isRead: isTicked(ticks.read, check, policy),
                  onRead: (isRead: boolean) =>
                    ticks.onChange(setTick(ticks.read, check, policy, isRead)),
                })}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What most of the demands rest on is said once, above them. */
function findSharedSource(checks: readonly Check[]): string | null {
  const words = checks.flatMap(({ source }) => (source ? [wordSource(source)] : []));
  const most = [...Map.groupBy(words, (word) => word)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0];
  return most && most[1].length > 1 ? most[0] : null;
}

type CheckLineProps = {
  check: Check;
  /** A source that is named above; here it would say the same again. */
  shared?: string | null;
  /** For what has to be read: whether it was, where that can be ticked. */
  isRead?: boolean;
  onRead?: (isRead: boolean) => void;
};

/** One demand: shape and word first, then what is demanded, then what was found and by which source. */
export function CheckLine({ check, shared = null, isRead = false, onRead }: CheckLineProps) {
  const { label, message, outcome, source, finding } = check;
  const words = source && wordSource(source);
  const origin = words && words !== shared && (
    <span className="font-mono text-xs text-muted">{words}</span>
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
      <div className="min-w-0 flex-[1_1_10rem]">
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

/** What nobody could check: the estimate is worth as much as it admits. */
export function NotChecked({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="m-5 mt-1 rounded-control border border-dashed border-unchecked px-4 py-3">
      <h3 className="font-sans text-sm font-medium tracking-normal text-unchecked">
        What could not be checked
      </h3>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-4 text-sm text-soft marker:text-unchecked">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
