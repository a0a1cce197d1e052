import type { NewProject } from "#contract/project.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { InterviewChanges } from "#contract/interview.ts";

/** A project of the demo account, with what happened to its posts. */
export type DemoProject = {
  project: Omit<NewProject, "id" | "selectedSubreddits"> & { id: string; description: string };
  interview: InterviewChanges;
  competitors?: DemoCompetitor[];
  past: PastDemoPost[];
  upcoming: DemoPost[];
  drafts: DemoPost[];
};

/** Invented, as the projects are, and so are the posts that the founder found: no post has such a number. */
export type DemoCompetitor = {
  name: string;
  url: string;
  description: string;
  mentions: { permalink: string; title: string; upvotes: number; comments: number }[];
};

/** Foothold writes it first, as for anyone; then the founder made these words of it. */
export type DemoPost = {
  subredditId: string;
  postType: PostType;
  title: string;
  content: string;
  editSection?: string;
};

export type PastDemoPost = DemoPost & {
  daysAgo: number;
  /** By the demo user's clock. */
  hour: number;
  /** What became of it; null while nobody has looked. */
  seen: DemoOutcome | null;
  /** How many came to the project's site, where it has a link there. */
  visits?: number;
};

type DemoOutcome = {
  outcome: "live" | "removed";
  upvotes: number;
  comments: number;
  removedReason?: string;
};

/** Paragraphs of a post. */
export function paragraphs(...texts: string[]): string {
  return texts.join("\n\n");
}
