import type { SubredditDetail } from "#contract/subreddit.ts";
import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
import { Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { describeCoverage } from "./describe-coverage.ts";
import { Section } from "./section.tsx";

export function RuleList({ subreddit }: { subreddit: SubredditDetail }) {
  const { rules, bannedKeywords } = subreddit;
  const target = {
    subredditId: subreddit.id,
    fullName: subreddit.fullName,
    home: "account",
  } as const;
  if (!rules) {
    return (
      <Section title="Rules">
        <p className="max-w-prose text-base text-soft">
          We don’t have this community’s list of rules. Read it on Reddit before you post.
        </p>
        <PasteOffer {...target} listedRules={null} />
      </Section>
    );
  }
  return (
    <Section title="Rules" basis={rules.sourceWords}>
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
      {rules.unread.length > 0 && (
        <>
          <h4 className="mt-4 font-sans text-base font-medium tracking-normal">For you to read</h4>
          <ul className="mt-1 flex flex-col gap-2 text-base">
            {rules.unread.map((text) => (
              <li key={text} className="max-w-prose border-l-2 border-line pl-3 wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm text-muted">
        {describeCoverage(rules.items.length, rules.listed)} The wording is ours; theirs decides.
      </p>
      <PasteOffer
        {...target}
        listedRules={{
          count: rules.listed,
          understood: rules.understood,
          source: { kind: rules.isYours ? "yours" : "rules", asOf: rules.asOf },
        }}
      />
    </Section>
  );
}
