import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { formatCount } from "#engine/text/format.ts";
import { findOwnLinks } from "#engine/visits/link-tags.ts";
import { findUncountedHost } from "#engine/visits/uncounted-hosts.ts";

type Counted = Pick<GeneratedPost, "visits" | "linkTags" | "content" | "editSection">;
type Counting = Pick<Project, "url" | "tagsLinks">;

export type VisitWords = {
  /** null where there is nothing to count. */
  figure: string | null;
  meaning: string;
};

const WHAT_COUNTS = "Without reloads and bots.";

/** How many came, since when, and what the figure leaves out; or why there is none. */
export function wordVisits(post: Counted, project: Counting, timezone: string): VisitWords {
  const figure = wordVisitFigure(post, timezone);
  return { figure, meaning: figure === null ? findObstacle(post, project) : WHAT_COUNTS };
}

/** '132 visits since November 3, 2026'; null where none could have been counted. */
export function wordVisitFigure(
  { visits }: Pick<GeneratedPost, "visits">,
  timezone: string,
): string | null {
  return visits && `${countVisits(visits.count)} since ${formatDay(visits.since, timezone)}`;
}

function findObstacle(post: Counted, { url, tagsLinks }: Counting): string {
  const text = `${post.content} ${post.editSection ?? ""}`;
  if (findOwnLinks(text, url).length === 0) {
    return "No link to your site.";
  }
  const host = findUncountedHost(url);
  if (host) return `You can't count visits on ${host}.`;
  if (!tagsLinks) return "Link tags are off.";
  if (post.linkTags === null) {
    return "The community bans affiliate links.";
  }
  return "No visit reported yet.";
}

function countVisits(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "visit" : "visits"}`;
}
