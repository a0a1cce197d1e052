import type { SubredditDetail } from "#contract/subreddit.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { Section } from "./section.tsx";

export function RuleList({ subreddit }: { subreddit: SubredditDetail }) {
  const { rules, bannedKeywords } = subreddit;
  if (!rules) {
    return (
      <Section title="Rules">
        <p className="max-w-prose text-base text-soft">
          Rules not known. That does not mean that there are none: read them on Reddit before you
          post.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Rules" basis={`read ${formatFactDate(rules.asOf)}`}>
      <ul className="flex flex-col gap-2 text-base">
        {rules.items.map(({ code, text }) => (
          <li key={code} className="max-w-prose border-l-2 border-line pl-3">
            {text}
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

/** One rule of theirs may make two of ours, so more can be known than are listed. */
function describeCoverage(known: number, listed: number): string {
  if (listed === 0) return "The community listed no rules.";
  const rules = listed === 1 ? "listed rule is" : "listed rules are";
  return `${Math.min(known, listed)} of ${listed} ${rules} known to us.`;
}
