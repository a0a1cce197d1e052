import type { SubredditDetail } from "#contract/subreddit.ts";
import { PasteOffer } from "#web/components/paste/paste-offer.tsx";
import { Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { Section } from "./section.tsx";

export function RuleList({ subreddit }: { subreddit: SubredditDetail }) {
  const { rules } = subreddit;
  const target = {
    subredditId: subreddit.id,
    fullName: subreddit.fullName,
    home: "account",
  } as const;
  if (!rules) {
    return (
      <Section title="Rules">
        <p className="max-w-prose text-base text-soft">
          We don't have its rules. Read them before you post.
        </p>
        <BannedWordList subreddit={subreddit} />
        <PasteOffer {...target} listedRules={null} />
      </Section>
    );
  }
  return (
    <Section title="Rules" basis={rules.sourceWords}>
      <ul className="flex flex-col gap-2 text-base">
        {rules.items.map(({ code, text, sourceWords }) => (
          <li key={code} className="max-w-prose border-l-2 border-line pl-3">
            {text} {sourceWords !== rules.sourceWords && <Provenance words={sourceWords} />}
          </li>
        ))}
      </ul>
      <BannedWordList subreddit={subreddit} />
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
        {describeCoverage(rules.items.length, rules.listed)} The original wording counts.
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

type BannedWordListProps = { subreddit: Pick<SubredditDetail, "bannedWords"> };

/** What the checker looks for, and who says so. */
export function BannedWordList({ subreddit: { bannedWords } }: BannedWordListProps) {
  return bannedWords.map(({ words, sourceWords }) => (
    <p key={sourceWords} className="mt-3 max-w-prose text-base">
      Words and links that get a post removed: {words.join(", ")}.{" "}
      <Provenance words={sourceWords} />
    </p>
  ));
}

/** One rule may make several demands, and another none that we recognise, so the two do not add up. */
export function describeCoverage(demands: number, listed: number): string {
  if (listed === 0) return "The community listed no rules.";
  const rules = listed === 1 ? "1 rule listed" : `${listed} rules listed`;
  return `${rules}; we recognized ${wordDemands(demands)} in ${listed === 1 ? "it" : "them"}.`;
}

function wordDemands(demands: number): string {
  if (demands === 0) return "no demand";
  return demands === 1 ? "1 demand" : `${demands} demands`;
}
