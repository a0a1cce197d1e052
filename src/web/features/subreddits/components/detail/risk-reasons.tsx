import type { SubredditDetail } from "#contract/subreddit.ts";
import { RiskBadge } from "#web/components/subreddits/risk-badge.tsx";
import { Section } from "./section.tsx";

/** The level and all that it was concluded from; never a promise. */
export function RiskReasons({ subreddit }: { subreddit: SubredditDetail }) {
  return (
    <Section title="Risk level">
      <RiskBadge level={subreddit.riskLevel} />
      <ul className="mt-2 flex flex-col gap-1.5 text-base">
        {subreddit.riskReasons.map((reason) => (
          <li key={reason} className="border-l-2 border-line pl-3">
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        An estimate from the rules we know. Moderators decide, and some limits are never published.
      </p>
    </Section>
  );
}
