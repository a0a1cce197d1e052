import type { Policy } from "#contract/post.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

/** With nothing to check yet: what the draft will be held against. */
export function RulesAhead({ policy }: { policy: Policy }) {
  const { fullName, rules, extractedRules } = policy;
  return (
    <WaitingPanel title="Nothing to check yet">
      <p>Write or paste a title or a text, and the verdict appears here as you type.</p>
      {rules ? (
        <>
          <p className="mt-4 text-sm text-muted">
            What we know {fullName} to ask for, as read in {formatFactDate(rules.asOf)}:
          </p>
          {extractedRules.length > 0 ? (
            <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
              {extractedRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          ) : (
            <p className="mt-2">None of its rules is one that we recognise.</p>
          )}
        </>
      ) : (
        <p className="mt-4">
          The rules of {fullName} are not known to us. Read them on Reddit before you post.
        </p>
      )}
    </WaitingPanel>
  );
}
