import type { SubredditDetail } from "#contract/subreddit.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { capitalise } from "./capitalise.ts";
import { Section } from "./section.tsx";

/** What the front page held when it was looked at: kinds of posts, flairs, words. */
export function SeenThere({ subreddit }: { subreddit: SubredditDetail }) {
  const { postTypesSeen, flairsSeen, keywords, statistics } = subreddit;
  const { frontPage } = statistics;
  // The front page was read when the members were counted.
  const asOf = formatFactDate(subreddit.membersAsOf);
  return (
    <>
      {postTypesSeen.length > 0 && (
        <Section title="Post types seen" basis={`${countAll(postTypesSeen)}, ${asOf}`}>
          <Tally
            entries={postTypesSeen.map(({ type, posts }) => ({ name: capitalise(type), posts }))}
          />
        </Section>
      )}
      {flairsSeen.length > 0 && (
        <Section
          title="Flairs seen"
          basis={`${countAll(flairsSeen)}, ${describeFlairDate(subreddit)}`}
        >
          <Tally entries={flairsSeen.map(({ text, posts }) => ({ name: text, posts }))} />
        </Section>
      )}
      {frontPage && (
        <Section title="On the front page" basis={`${countAll([frontPage])}, ${asOf}`}>
          <p className="text-base">
            Median <span className="font-mono">{formatCount(frontPage.medianScore)}</span> points
            and <span className="font-mono">{formatCount(frontPage.medianComments)}</span> comments.
          </p>
        </Section>
      )}
      {keywords.length > 0 && (
        <Section title="Keywords">
          <ul className="flex flex-wrap gap-1.5">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Badge>{keyword}</Badge>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Where a listing of newest posts was read later, its flairs are counted in. */
function describeFlairDate({ activityBasis, membersAsOf }: SubredditDetail): string {
  const isFromListing = activityBasis?.source === "listing-2026";
  return isFromListing
    ? `up to ${formatFactDate(activityBasis.asOf)}`
    : formatFactDate(membersAsOf);
}

function Tally({ entries }: { entries: readonly { name: string; posts: number }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-base">
      {entries.map(({ name, posts }) => (
        <li key={name}>
          {name} <span className="font-mono text-sm text-muted">{formatCount(posts)}</span>
        </li>
      ))}
    </ul>
  );
}

function countAll(entries: readonly { posts: number }[]): string {
  const total = entries.reduce((sum, { posts }) => sum + posts, 0);
  return total === 1 ? "1 post" : `${formatCount(total)} posts`;
}
