import { memo } from "react";
import { formatCount } from "#engine/text/format-count.ts";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";
import { COMMENT_NOTE } from "../../comment-note.ts";
import { useAllowed } from "../../project-policies.ts";
import { isComment } from "../../find-handover.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { PostStatus } from "../card/post-status.tsx";

/** Where the post goes, how far it is, and when. Remembered: it does not change with every letter. */
export const PostSummary = memo(function PostSummary({ post }: { post: RoadmapPost }) {
  const { timezone } = useUser();
  const { subreddit, status, at } = post;
  const allowed = useAllowed(post.subredditId);
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="font-mono">
        <span className="text-ink">{subreddit.fullName}</span> {formatCount(subreddit.members)}{" "}
        {subreddit.members === 1 ? "member" : "members"}
      </span>
      {allowed && <PolicyMark allowed={allowed} />}
      <PostStatus status={status} />
      {isComment(post) && <span className="text-ink">{COMMENT_NOTE}</span>}
      <span>{at ? formatMoment(at.toISOString(), timezone) : "No date yet"}</span>
    </div>
  );
});
