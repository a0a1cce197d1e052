import type { ReactNode } from "react";
import type { Check, CheckOutcome } from "#engine/checks/check.ts";
import { isTicked, setTick } from "#engine/checks/ticks.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { classNames } from "#web/lib/class-names.ts";
import { type Verdict, VerdictBadge } from "#web/components/ui/verdict-badge.tsx";

/** What the author ticked as read; `setTick` knows by which keys. */
export type Ticks = { read: readonly string[]; onChange: (read: string[]) => void };

type ToReadProps = {
  policy: Policy;
  checks: readonly Check[];
  /** What nobody could check, each in one sentence. */
  sentences: readonly string[];
  shared: string | null;
  pasteRules?: ReactNode;
  ticks?: Ticks | undefined;
};

/** What no machine can tell: rules to read, and what stays hidden. The estimate is worth as much as it admits. */
export function ToRead({ policy, checks, sentences, shared, pasteRules, ticks }: ToReadProps) {
  return (
    <div className="px-5 pb-5">
      <p className="text-sm text-muted">
        <a
          href={`https://www.reddit.com/${policy.fullName}/about/rules/`}
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-2 hover:text-ink"
        >
          Read the rules on Reddit
        </a>
        {shared && <span className="font-mono text-xs"> · {shared}</span>}
      </p>
      {pasteRules}
      {checks.length > 0 && (
        <>
          <h4 className="mt-4 font-sans text-base font-medium tracking-normal">For you to read</h4>
          <ul className="mt-1 divide-y divide-line">
            {checks.map((check) => (
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
      {sentences.length > 0 && (
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-4 text-sm text-soft marker:text-unchecked">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What most of the demands rest on is said once, above them. */
export function findSharedSource(checks: readonly Check[]): string | null {
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
  /** What else there is to do about it. */
  children?: ReactNode;
};

/** One demand: shape and word first, then what is demanded, then what was found and by which source. */
export function CheckLine({
  check,
  shared = null,
  isRead = false,
  onRead,
  children,
}: CheckLineProps) {
  const { label, message, outcome, source, finding, demand } = check;
  const words = source && wordSource(source);
  const origin = words && words !== shared && (
    <span className="font-mono text-xs text-muted">{words}</span>
  );
  if (outcome === "read" && onRead) {
    // What we can't see of a demand is its message; of a rule we only know that it is to be read.
    const what = finding?.text ?? (demand && message);
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
            {what && <span className="block text-sm text-soft">{what}</span>}
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
          {outcome === "read" && !demand ? "For you to read" : message}
          {origin && <> · {origin}</>}
        </p>
        {children}
      </div>
      {outcome !== "note" && <VerdictBadge verdict={VERDICTS[outcome]} />}
    </li>
  );
}

const VERDICTS: Record<Exclude<CheckOutcome, "note">, Verdict> = {
  broken: "fail",
  kept: "pass",
  asked: "warn",
  read: "not-checked",
};
