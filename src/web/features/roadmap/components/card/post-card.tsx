import type { GeneratedPost } from "#contract/post.ts";
import { formatLocalClock } from "#engine/timing/format-local.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { wordBlanks } from "#web/components/verdict/open-blank.ts";
import { isComment } from "../../find-handover.ts";
import { useAllowed } from "../../project-policies.ts";
import { previewContent } from "../../preview-content.ts";
import type { RoadmapPost } from "../../roadmap-post.ts";
import { COMMENT_NOTE } from "../../comment-note.ts";
import { CardFigures } from "./card-figures.tsx";
import { CardButtons } from "./card-buttons.tsx";
import { OutcomeBadge } from "./outcome-badge.tsx";
import { PostStatus } from "./post-status.tsx";
import { TypeIcon } from "./type-icon.tsx";

export type PostActions = {
  /** To edit it, or to look at it once it is posted. */
  open: (post: GeneratedPost) => void;
  postNow: (post: GeneratedPost) => void;
  schedule: (post: GeneratedPost) => void;
  remove: (post: GeneratedPost, button: HTMLElement) => void;
};

type PostCardProps = { post: RoadmapPost; now: Date; timezone: string; actions: PostActions };

export function PostCard({ post, now, timezone, actions }: PostCardProps) {
  const { title, subreddit, blanks, at } = post;
  const allowed = useAllowed(post.subredditId);
  return (
    <article
      aria-label={title}
      className="flex flex-col rounded-control border border-line bg-paper p-4"
    >
      <div className="flex items-center gap-2 text-sm">
        <TypeIcon post={post} />
        <span className="font-mono text-base">
          {at ? formatLocalClock(at, timezone) : "No time"}
        </span>
        {at && at < now && !post.isPosted && (
          <span className="text-xs text-muted">time has passed</span>
        )}
        <span className="ml-auto">
          {post.isPosted ? (
            <OutcomeBadge post={post} now={now} />
          ) : (
            <PostStatus status={post.status} />
          )}
        </span>
      </div>
      <h4 className="mt-2.5 line-clamp-2 font-serif text-md font-medium wrap-anywhere" dir="auto">
        {title}
      </h4>
      <p className="mt-1 flex flex-wrap gap-x-2 font-mono text-xs text-muted">
        <span className="break-all text-ink">{subreddit.fullName}</span>
        {`${formatCount(subreddit.members)} ${subreddit.members === 1 ? "member" : "members"}`}
      </p>
      {allowed && !post.isPosted && <PolicyMark allowed={allowed} className="mt-1.5" />}
      {isComment(post) && !title.startsWith(COMMENT_NOTE) && (
        <p className="mt-1 text-sm text-soft">{COMMENT_NOTE}</p>
      )}
      <p className="mt-2 line-clamp-3 text-sm wrap-anywhere text-soft" dir="auto">
        {previewContent(post.content)}
      </p>
      {blanks > 0 && !post.isPosted && (
        <p className="mt-2 text-sm font-medium text-accent">{wordBlanks(blanks)}</p>
      )}
      {post.isPosted && <CardFigures post={post} timezone={timezone} />}
      <CardButtons post={post} actions={actions} />
    </article>
  );
}
