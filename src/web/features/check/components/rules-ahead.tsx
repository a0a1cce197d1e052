import type { ReactNode } from "react";
import type { Policy } from "#contract/policy.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

/** With nothing to check yet: what the draft will be held against. */
export function RulesAhead({ policy, children }: { policy: Policy; children: ReactNode }) {
  const { fullName, extractedRules, rulesUrl } = policy;
  return (
    <WaitingPanel title="Nothing to check yet">
      <p>Write or paste a title or a text, and the verdict appears here as you type.</p>
      {extractedRules.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-muted">What we know {fullName} to ask for:</p>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {extractedRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-4">
          We know none of its rules in detail. Read them{" "}
          <a href={rulesUrl} target="_blank" rel="noopener noreferrer" className="underline">
            on Reddit
          </a>{" "}
          before you post.
        </p>
      )}
      {children}
    </WaitingPanel>
  );
}
