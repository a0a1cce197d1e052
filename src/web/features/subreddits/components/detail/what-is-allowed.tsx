import type { SubredditDetail } from "#contract/subreddit.ts";
import { PolicyMark, Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { Section } from "./section.tsx";

/** What one may do there and what every post needs, each with its source; never a promise. */
export function WhatIsAllowed({ subreddit }: { subreddit: SubredditDetail }) {
  const { policy, requirements } = subreddit;
  return (
    <Section title="What is allowed">
      <PolicyMark allowed={subreddit} className="text-base" />
      {policy.detail && (
        <p className="mt-1 max-w-prose pl-7 text-base text-soft">{wordDetail(policy.detail)}</p>
      )}
      {requirements.length > 0 && (
        <>
          <h4 className="mt-4 font-sans text-base font-medium tracking-normal">Every post needs</h4>
          <ul className="mt-1.5 flex flex-col gap-1.5 text-base">
            {requirements.map(({ text, sourceWords }) => (
              <li key={text} className="max-w-prose border-l-2 border-line pl-3">
                {text} <Provenance words={sourceWords} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm text-muted">
        As far as we know. Moderators decide, and some limits are never published.
      </p>
    </Section>
  );
}

/** Notes are jotted down; on the page each begins like a sentence. */
function wordDetail(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${/[.!?]$/.test(detail) ? "" : "."}`;
}
