import "./preview.css";
import { ArrowBigDown, ArrowBigUp, MessageCircle, Share2 } from "lucide-react";
import { memo, useState } from "react";
import type { Project } from "#contract/project.ts";
import { isOpenFlair } from "#engine/checks/open-flair.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { isFirstComment } from "#engine/posts/say-beside.ts";
import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { usePolicy } from "#web/features/posts/api/use-posting-context.ts";
import { plannedForm } from "#web/features/posts/planned-form.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { MarkdownView } from "./markdown-view.tsx";
import { keepPreviewLook, LOOKS, type PreviewLook, readPreviewLook } from "./preview-look.ts";
import { isComment, leaveForReddit } from "#web/features/posts/handover.ts";

type PostPreviewProps = {
  project: Project;
  post: RoadmapPost;
  /** The same object as long as nothing changed. */
  draft: Draft;
};

/** The post as its readers will see it, with the looks that they may have chosen. */
export const PostPreview = memo(function PostPreview({ project, post, draft }: PostPreviewProps) {
  const [look, setLook] = useState(() => readPreviewLook());
  const choose = (chosen: Partial<PreviewLook>) => {
    const next = { ...look, ...chosen };
    setLook(next);
    keepPreviewLook(next);
  };
  const below = useBelow(post);
  // As it leaves: with the tags that links get on the way.
  const words = leaveForReddit({ ...post, ...draft }, project.url);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <SegmentedChoice
          legend="Reddit's look"
          name="preview-look"
          options={LOOKS.look}
          chosen={look.look}
          onChange={(chosen) => choose({ look: chosen })}
        />
        <SegmentedChoice
          legend="Reddit's colors"
          name="preview-theme"
          options={LOOKS.theme}
          chosen={look.theme}
          onChange={(chosen) => choose({ theme: chosen })}
        />
        <SegmentedChoice
          legend="Width of the preview"
          name="preview-width"
          options={LOOKS.width}
          chosen={look.width}
          onChange={(chosen) => choose({ width: chosen })}
        />
      </div>
      <article
        aria-label="The post as Reddit will show it"
        className="reddit"
        data-look={look.look}
        data-theme={look.theme}
        data-width={look.width}
      >
        <Votes isShown={look.look === "old"} />
        <div className="reddit-post">
          <Byline post={post} look={look.look} />
          {!isComment(post) && <TitleLine draft={draft} />}
          <div className="reddit-text">
            {below && <p className="reddit-note">Your first comment, below the {below}:</p>}
            <MarkdownView text={words.content} dialect={look.look} />
          </div>
          {words.editSection && (
            <div className="reddit-text reddit-later">
              <p className="reddit-note">Later, once people have answered:</p>
              <MarkdownView text={words.editSection} dialect={look.look} />
            </div>
          )}
          <Actions look={look.look} isComment={isComment(post)} />
        </div>
      </article>
    </div>
  );
});

/** What the words stand below as a comment; null where they are the post. */
function useBelow(post: RoadmapPost): "picture" | "link" | null {
  const { data: policy } = usePolicy(post.subredditId);
  const form = plannedForm(post);
  if (!policy || (form !== "image" && form !== "link")) return null;
  if (!isFirstComment(form, policy)) return null;
  return form === "image" ? "picture" : "link";
}

function TitleLine({ draft: { title, flair } }: { draft: Draft }) {
  return (
    <>
      <p className="reddit-title" dir="auto">
        {title.trim() || "Untitled Post"}
      </p>
      {flair && !isOpenFlair(flair) && <span className="reddit-flair">{flair}</span>}
    </>
  );
}

type BylineProps = { post: RoadmapPost; look: PreviewLook["look"] };

/** Who wrote it and where, in the words of each look. */
function Byline({ post, look }: BylineProps) {
  const { redditUsername } = useUser();
  const { fullName, name } = post.subreddit;
  const author = redditUsername ?? "you";
  if (look === "old") {
    return (
      <p className="reddit-byline">
        {isComment(post) ? (
          <>
            <span className="reddit-name">{author}</span> 1 point just now
          </>
        ) : (
          <>
            submitted just now by <span className="reddit-name">{author}</span> to{" "}
            <span className="reddit-name">{fullName}</span>
          </>
        )}
      </p>
    );
  }
  return (
    <p className="reddit-byline">
      <span aria-hidden="true" className="reddit-face">
        {name.charAt(0).toUpperCase()}
      </span>
      <span>
        <span className="reddit-place">{isComment(post) ? `u/${author}` : fullName}</span> · now
        {!isComment(post) && <span className="reddit-author">u/{author}</span>}
      </span>
    </p>
  );
}

/** Only for the picture: none of these can be pressed. */
function Votes({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <div aria-hidden="true" className="reddit-votes">
      <ArrowBigUp size={16} />1
      <ArrowBigDown size={16} />
    </div>
  );
}

function Actions({ look, isComment: isReply }: { look: PreviewLook["look"]; isComment: boolean }) {
  if (look === "old") {
    return (
      <p aria-hidden="true" className="reddit-actions">
        {isReply ? "permalink  save  reply" : "comment  share  save  hide  report"}
      </p>
    );
  }
  return (
    <div aria-hidden="true" className="reddit-actions">
      <span>
        <ArrowBigUp size={16} />1
        <ArrowBigDown size={16} />
      </span>
      <span>
        <MessageCircle size={15} />
        {isReply ? "Reply" : "0"}
      </span>
      <span>
        <Share2 size={14} />
        Share
      </span>
    </div>
  );
}
