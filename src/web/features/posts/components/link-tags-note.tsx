import type { Project } from "#contract/project.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { findOwnLinks } from "#engine/visits/link-tags.ts";
import { leaveForReddit } from "#web/features/posts/handover.ts";

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
        <p>On Reddit, links to your site carry these tags:</p>
        <TaggedLinks links={taggedLinks} />
      </div>
    );
  }
  const text = `${words.content} ${words.editSection ?? ""}`;
  const isRuledOut = project.tagsLinks && post.linkTags === null;
  if (!isRuledOut || findOwnLinks(text, project.url).length === 0) return null;
  return (
    <p className="border-l-2 border-edge pl-3 text-sm text-soft">
      Your link stays plain, because {post.subreddit.fullName} bans affiliate links.
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
