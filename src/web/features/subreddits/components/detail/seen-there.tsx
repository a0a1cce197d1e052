import type { SubredditDetail } from "#contract/subreddit.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Section, capitalise } from "./section.tsx";
import { formatCount, formatFactDate } from "#engine/text/format.ts";

/** What posts held when they were looked at: kinds of posts, flairs, words. */
export function SeenThere({ subreddit }: { subreddit: SubredditDetail }) {
  const { postTypesSeen, flairsSeen, keywords, statistics } = subreddit;
  const frontPage = statistics?.frontPage;
  const seen = (entries: readonly { posts: number }[], date = describeDate(subreddit)) =>
    [countAll(entries), date].filter(Boolean).join(", ");
  return (
    <>
      {postTypesSeen.length > 0 && (
        <Section title="Post types seen" basis={seen(postTypesSeen)}>
          <Tally
            entries={postTypesSeen.map(({ type, posts }) => ({ name: capitalise(type), posts }))}
          />
        </Section>
      )}
      {flairsSeen.length > 0 && (
        <Section title="Flairs seen" basis={seen(flairsSeen, describeFlairDate(subreddit))}>
          <Tally entries={flairsSeen.map(({ text, posts }) => ({ name: text, posts }))} />
        </Section>
      )}
      {frontPage && (
        <Section title="On the front page" basis={seen([frontPage])}>
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

function describeDate({ seenAsOf }: SubredditDetail): string {
  return seenAsOf ? formatFactDate(seenAsOf) : "";
}

/** Where a listing of newest posts was read later, its flairs are counted in. */
function describeFlairDate(subreddit: SubredditDetail): string {
  const { activityBasis: basis, seenAsOf } = subreddit;
  const isFromListing = basis?.source === "listing-2026" && basis.asOf > (seenAsOf ?? "");
  return isFromListing ? `up to ${formatFactDate(basis.asOf)}` : describeDate(subreddit);
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
