import { useEffect, useState } from "react";
import { isOpenFlair } from "#engine/checks/open-flair.ts";
import { Button } from "#web/components/ui/button.tsx";
import { copyText } from "#web/lib/copy-text.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { type Handover, leaveForReddit } from "#web/features/posts/handover.ts";
import type { Project } from "#contract/project.ts";
import { findOwnLinks } from "#engine/visits/link-tags.ts";
import { findUncountedHost } from "#engine/visits/uncounted-hosts.ts";

type HandoverNotesProps = { post: RoadmapPost; handover: Handover };

/** What went over to Reddit, and what is still to be done there. */
export function HandoverNotes({ post, handover }: HandoverNotesProps) {
  const { url, text, taggedLinks, copied, isComment, link } = handover;
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-base text-soft has-[>:only-child]:list-none has-[>:only-child]:pl-0">
      {link && <li>Link and title are filled in.</li>}
      {post.type === "image" && !isComment && (
        <li>The title is filled in. Add your pictures there.</li>
      )}
      {copied && <ClipboardNote text={text} copied={copied} what={nameText(handover, post)} />}
      {!isComment && post.flair && <FlairNote flair={post.flair} />}
      {taggedLinks.length > 0 && (
        <li>
          Your link carries these tags:
          <TaggedLinks links={taggedLinks} />
        </li>
      )}
      {post.editSection && <li>Add the edit section once people reply.</li>}
      <li>
        No tab opened?{" "}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline underline-offset-2"
        >
          Open on Reddit
        </a>
      </li>
    </ul>
  );
}

function FlairNote({ flair }: { flair: string }) {
  if (isOpenFlair(flair)) return <li>Choose a flair there.</li>;
  return (
    <li>
      Choose the flair <span className="font-medium text-ink">{flair}</span> there.
    </li>
  );
}

type CopiedText = "comment" | "first comment" | "text" | "text below the pictures";

function nameText({ isComment, link }: Handover, { type }: Pick<RoadmapPost, "type">): CopiedText {
  if (isComment) return "comment";
  if (type === "image") return "text below the pictures";
  return link ? "first comment" : "text";
}

type ClipboardNoteProps = { text: string; copied: Promise<boolean>; what: CopiedText };

function ClipboardNote({ text, copied, what }: ClipboardNoteProps) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void copied.then((done) => {
      if (isCurrent) setIsCopied(done);
    });
    return () => {
      isCurrent = false;
    };
  }, [copied]);
  if (isCopied === null) return null;
  return (
    <li>
      {isCopied ? COPIED[what] : "Your browser blocked copying."}{" "}
      {!isCopied && (
        <Button tone="secondary" size="sm" onClick={() => void copyText(text).then(setIsCopied)}>
          Copy the {what === "text below the pictures" ? "text" : what}
        </Button>
      )}
    </li>
  );
}

const COPIED: Record<CopiedText, string> = {
  comment: "Comment copied.",
  "first comment": "First comment copied.",
  text: "Text copied. Paste it there.",
  "text below the pictures": "Text copied. Paste it below your pictures, or as your first comment.",
};

type LinkTagsNoteProps = {
  project: Project;
  post: RoadmapPost;
  /** As they are typed. */
  words: { content: string; editSection: string | null };
};

/** How the links in a post will read on Reddit, or why they stay plain; nothing without such links. */
export function LinkTagsNote({ project, post, words }: LinkTagsNoteProps) {
  const { taggedLinks } = leaveForReddit({ ...post, ...words }, project.url);
  if (taggedLinks.length > 0) {
    return (
      <div className="border-l-2 border-edge pl-3 text-sm text-soft">
        <p>On Reddit, links to your site carry a tag:</p>
        <TaggedLinks links={taggedLinks} />
      </div>
    );
  }
  const text = `${words.content} ${words.editSection ?? ""}`;
  const isRuledOut =
    project.tagsLinks && post.linkTags === null && findUncountedHost(project.url) === null;
  if (!isRuledOut || findOwnLinks(text, project.url).length === 0) return null;
  return (
    <p className="border-l-2 border-edge pl-3 text-sm text-soft">
      Your link stays plain: {post.subreddit.fullName} bans affiliate links.
    </p>
  );
}

export function TaggedLinks({ links }: { links: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-col gap-0.5 font-mono text-xs break-all text-ink">
      {links.map((link) => (
        <li key={link}>{link}</li>
      ))}
    </ul>
  );
}
