import type { Project } from "#contract/project.ts";
import { findOwnLinks } from "#engine/traffic/tag-links.ts";
import { leaveForReddit } from "../leave-for-reddit.ts";
import type { RoadmapPost } from "../roadmap-post.ts";

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
        <p>On Reddit, links to your site carry tags that name community and post:</p>
        <TaggedLinks links={taggedLinks} />
      </div>
    );
  }
  const text = `${words.content} ${words.editSection ?? ""}`;
  const isRuledOut = project.tagsLinks && post.linkTags === null;
  if (!isRuledOut || findOwnLinks(text, project.url).length === 0) return null;
  return (
    <p className="border-l-2 border-edge pl-3 text-sm text-soft">
      The link to your site stays plain: {post.subreddit.fullName} has a rule against affiliate
      links, and a tagged one is easily taken for such. Visits from this post are not counted.
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
