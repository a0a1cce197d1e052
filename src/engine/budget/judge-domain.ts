import type { PastPost } from "#engine/drafts/past-post.ts";
import { findLinks, isHostOf, readHost } from "#engine/drafts/find-links.ts";
import type { RiskInput } from "#engine/checks/situation.ts";

const DAY_MS = 24 * 3_600_000;
const SPAN_DAYS = 7;
/** The fourth link to one site within a week looks like a campaign, wherever it is posted. */
const MOST_LINKS = 3;

/** What speaks against one more link to the project's own site around that time; null if nothing does. */
export function judgeDomain({ draft, projectUrl, posts, at, now }: RiskInput): string | null {
  const near = createLinkCounter(draft, projectUrl, posts)(at ?? now);
  if (near < MOST_LINKS) return null;
  const host = projectUrl && readHost(projectUrl);
  return `${near} other posts within ${SPAN_DAYS} days of this one link to ${host}: Reddit's filters notice a site that is posted again and again.`;
}

/** The same for every time that could be chosen: whether there is room for this one's link. */
export function createLinkRoom(...about: Parameters<typeof createLinkCounter>) {
  const countNear = createLinkCounter(...about);
  return (at: Date): boolean => countNear(at) < MOST_LINKS;
}

/** How many others link to the site near a moment; none where the text itself does not. */
function createLinkCounter(
  text: Texts,
  projectUrl: string | null,
  posts: readonly PastPost[],
): (at: Date) => number {
  const host = projectUrl && readHost(projectUrl);
  if (!host || !linksTo(text, host)) return () => 0;
  const times = posts.flatMap((post) =>
    post.at && linksTo(post, host) ? [post.at.getTime()] : [],
  );
  return (at) => times.filter((time) => Math.abs(time - at.getTime()) <= SPAN_DAYS * DAY_MS).length;
}

type Texts = { title: string; content: string };

function linksTo({ title, content }: Texts, host: string): boolean {
  const links = findLinks(`${title}\n${content}`);
  return links.some((link) => isHostOf(link.host, new Set([host])));
}
