import { PolicyMark } from "#web/components/subreddits/policy-mark.tsx";
import { wordBlanks } from "#web/components/verdict/open-blank.ts";
import { formatClock } from "#web/lib/format-time.ts";
import { useAllowed } from "#web/features/posts/project-policies.ts";
import {
  type RoadmapPost,
  previewContent,
  COMMENT_NOTE,
} from "#web/features/posts/roadmap-post.ts";
import { CardButtons, type PostActions } from "./card-buttons.tsx";
import { PostStatus } from "./post-status.tsx";
import { wordVisitFigure } from "#web/features/posts/outcome/word-visits.ts";
import { FileText, Image, Link2, MessageSquare, CircleCheck, CircleX, Clock } from "lucide-react";
import type { GeneratedPost } from "#contract/post.ts";
import { classNames } from "#web/lib/class-names.ts";
import { findLooks } from "#web/features/posts/outcome/find-look.ts";
import { Fragment } from "react";
import { findBlanks } from "#engine/drafts/blanks.ts";
import { wordHold } from "#engine/posts/holds.ts";
import { formatCount } from "#engine/text/format.ts";
import { wordMembers } from "#engine/subreddits/word-members.ts";
import { isComment } from "#web/features/posts/handover.ts";

type PostCardProps = { post: RoadmapPost; now: Date; timezone: string; actions: PostActions };

export function PostCard({ post, now, timezone, actions }: PostCardProps) {
  const { title, subreddit, blanks, at } = post;
  const allowed = useAllowed(post.subredditId);
  return (
    <article
      aria-label={title}
      className="flex h-full flex-col rounded-control border border-line bg-paper p-4"
    >
      <div className="flex items-center gap-2 text-sm">
        <TypeIcon post={post} />
        <span className="font-mono text-base">{at ? formatClock(at, timezone) : "No time"}</span>
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
        {wordMembers(subreddit)}
      </p>
      {post.isImported && <p className="mt-1 text-sm text-muted">From your history</p>}
      {allowed && !post.isPosted && (
        <PolicyMark allowed={allowed} hasSource={false} className="mt-1.5" />
      )}
      {isComment(post) && !title.startsWith(COMMENT_NOTE) && (
        <p className="mt-1 text-sm text-soft">{COMMENT_NOTE}</p>
      )}
      <p className="mt-2 line-clamp-3 text-sm wrap-anywhere text-soft" dir="auto">
        <Preview text={previewContent(post.content)} />
      </p>
      {blanks > 0 && !post.isPosted && (
        <p className="mt-2 text-sm font-medium text-accent">{wordBlanks(blanks)}</p>
      )}
      {post.hold && <p className="mt-2 text-sm font-medium text-warn">{wordHold(post.hold)}</p>}
      {post.isPosted && <CardFigures post={post} timezone={timezone} />}
      <CardButtons post={post} now={now} actions={actions} />
    </article>
  );
}

/** A blank shows what belongs there, not its curly brackets. */
function Preview({ text }: { text: string }) {
  const blanks = findBlanks(text);
  return (
    <>
      {blanks.map(({ start, hint }, index) => (
        <Fragment key={start}>
          {text.slice(blanks[index - 1]?.end ?? 0, start)}
          <span className="text-accent underline decoration-dotted">{hint}</span>
        </Fragment>
      ))}
      {text.slice(blanks.at(-1)?.end ?? 0)}
    </>
  );
}

/** What is known of a post that was made: what Reddit shows, and who came to the founder's site. */
function CardFigures({ post, timezone }: { post: RoadmapPost; timezone: string }) {
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

const TYPES = {
  text: { Icon: FileText, name: "Text post" },
  link: { Icon: Link2, name: "Link post" },
  image: { Icon: Image, name: "Image post" },
};
const COMMENT = { Icon: MessageSquare, name: "Comment" };

function TypeIcon({ post }: { post: Pick<GeneratedPost, "type" | "postType"> }) {
  const { Icon, name } = isComment(post) ? COMMENT : TYPES[post.type];
  return (
    <span className="inline-flex text-muted">
      <Icon size={15} aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

const OUTCOMES = {
  due: { word: "Check due", Icon: Clock, colour: "bg-warn-soft text-warn" },
  live: { word: "Still up", Icon: CircleCheck, colour: "bg-pass-soft text-pass" },
  removed: { word: "Removed", Icon: CircleX, colour: "bg-fail-soft text-fail" },
};

/** What became of a post, in shape and word; just 'Posted' while nobody has looked. */
function OutcomeBadge({ post, now }: { post: GeneratedPost; now: Date }) {
  const outcome = findLooks(post, now).due ? "due" : (post.performance?.outcome ?? "unknown");
  if (outcome === "unknown") return <PostStatus status={post.status} />;
  const { word, Icon, colour } = OUTCOMES[outcome];
  return (
    <span
      className={classNames(
        "inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap",
        colour,
      )}
    >
      <Icon size={13} aria-hidden="true" />
      {word}
    </span>
  );
}
