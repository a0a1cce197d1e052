import { memo } from "react";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useAllowed } from "#web/features/posts/project-policies.ts";
import { isNewPost } from "#web/features/posts/new-post.ts";
import { type RoadmapPost, COMMENT_NOTE } from "#web/features/posts/roadmap-post.ts";
import { PostStatus } from "#web/features/posts/components/card/post-status.tsx";
import { wordMembers } from "#engine/subreddits/word-members.ts";
import { isComment } from "#web/features/posts/handover.ts";

const WRITTEN_BY: Record<RoadmapPost["by"], string> = {
  engine: "Written from your answers",
  llm: "Written by the connected model",
  assistant: "Written by your assistant",
  founder: "Written by you",
};

/** Where the post goes, how far it is, and when. Remembered: it does not change with every letter. */
export const PostSummary = memo(function PostSummary({ post }: { post: RoadmapPost }) {
  const { timezone } = useUser();
  const { subreddit, status, at } = post;
  const allowed = useAllowed(post.subredditId);
  return (
    <div className="editor-summary flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <span className="font-mono">
        <span className="text-ink">{subreddit.fullName}</span>
        <span className="summary-members">{` ${wordMembers(subreddit)}`}</span>
      </span>
      {allowed && <PolicyMark allowed={allowed} className="summary-policy" />}
      {isNewPost(post) ? (
        <span>Not saved yet</span>
      ) : (
        <>
          <PostStatus status={status} />
          {isComment(post) && <span className="text-ink">{COMMENT_NOTE}</span>}
          <span>{at ? formatMoment(at.toISOString(), timezone) : "No date yet"}</span>
          <span className="summary-writer">{WRITTEN_BY[post.by]}</span>
        </>
      )}
    </div>
  );
});
