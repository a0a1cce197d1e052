import { Link } from "react-router";
import type { SubredditDetail } from "#contract/subreddit.ts";
import { formatCompact } from "#engine/text/format-count.ts";
import type { BrowserNavigation } from "../../use-browser-address.ts";
import { Section } from "./section.tsx";

type RelatedCommunitiesProps = {
  related: SubredditDetail["related"];
  detailLink: BrowserNavigation["detailLink"];
};

export function RelatedCommunities({ related, detailLink }: RelatedCommunitiesProps) {
  if (related.length === 0) return null;
  return (
    <Section title="Related communities">
      <ul className="divide-y divide-line border-y border-line">
        {related.map(({ id, fullName, members }) => (
          <li key={id}>
            <Link
              {...detailLink(id)}
              className="flex min-h-10 items-center justify-between gap-4 py-1.5 hover:bg-hover"
            >
              <span className="min-w-0 font-mono text-sm break-all text-accent">{fullName}</span>
              <span className="text-sm whitespace-nowrap text-muted">
                <span className="font-mono">{formatCompact(members)}</span> members
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
