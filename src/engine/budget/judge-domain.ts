import { findLinks, isHostOf, readHost } from "#engine/risk/find-links.ts";
import type { RiskInput } from "#engine/risk/situation.ts";

const DAY_MS = 24 * 3_600_000;
const SPAN_DAYS = 7;
/** The fourth link to one site within a week looks like a campaign, wherever it is posted. */
const MOST_LINKS = 3;

/** What speaks against one more link to the project's own site around that time; null if nothing does. */
export function judgeDomain({ draft, projectUrl, posts, at, now }: RiskInput): string | null {
  const host = projectUrl && readHost(projectUrl);
  if (!host || !linksTo(draft, host)) return null;
  const then = (at ?? now).getTime();
  const near = posts.filter(
    (post) =>
      post.at !== null &&
      Math.abs(post.at.getTime() - then) <= SPAN_DAYS * DAY_MS &&
      linksTo(post, host),
  );
  if (near.length < MOST_LINKS) return null;
  return `${near.length} other posts within ${SPAN_DAYS} days of this one link to ${host}: Reddit's filters notice a site that is posted again and again.`;
}

function linksTo({ title, content }: { title: string; content: string }, host: string): boolean {
  const links = findLinks(`${title}\n${content}`);
  return links.some((link) => isHostOf(link.host, new Set([host])));
}
