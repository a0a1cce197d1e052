import type { SubredditDetail } from "#contract/subreddit.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { describeCoverage } from "./describe-coverage.ts";
import { Section } from "./section.tsx";

export function RuleList({ subreddit }: { subreddit: SubredditDetail }) {
  const { rules, bannedKeywords } = subreddit;
  if (!rules) {
    return (
      <Section title="Rules">
        <p className="max-w-prose text-base text-soft">
          We don’t have this community’s list of rules. Read it on Reddit before you post.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Rules" basis={`read ${formatFactDate(rules.asOf)}`}>
      <ul className="flex flex-col gap-2 text-base">
        {rules.items.map(({ code, text, sourceWords }) => (
          <li key={code} className="max-w-prose border-l-2 border-line pl-3">
            {text} <Provenance words={sourceWords} />
          </li>
        ))}
      </ul>
      {bannedKeywords.length > 0 && (
        <p className="mt-3 max-w-prose text-base">
          Words that get a post removed: {bannedKeywords.join(", ")}.
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {describeCoverage(rules.items.length, rules.listed)} The wording is ours; theirs decides.
      </p>
    </Section>
  );
}
