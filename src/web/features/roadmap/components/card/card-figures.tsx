import { formatCount } from "#engine/text/format-count.ts";
import { wordVisitFigure } from "../../outcome/word-visits.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";

/** What is known of a post that was made: what Reddit shows, and who came to the founder's site. */
export function CardFigures({ post, timezone }: { post: RoadmapPost; timezone: string }) {
  const upvotes = post.performance?.upvotes ?? null;
  const visits = wordVisitFigure(post, timezone);
  if (upvotes === null && visits === null) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 font-mono text-xs text-muted">
      {upvotes !== null && (
        <span>
          {formatCount(upvotes)} {upvotes === 1 ? "upvote" : "upvotes"}
        </span>
      )}
      {visits !== null && <span>{visits}</span>}
    </p>
  );
}
