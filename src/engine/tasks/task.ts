import type { Look, Watch } from "#engine/outcomes/removal-check.ts";
import type { PostType } from "#engine/drafts/draft.ts";

export const TASK_KINDS = [
  "check",
  "blanks",
  "post",
  "answer",
  "comments",
  "result",
  "facts",
  "communities",
  "plan",
  "project",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Something to do today, because of how things stand. */
export type Task = {
  /** The same for the same thing, so that a tick finds it again. */
  key: string;
  kind: TaskKind;
  title: string;
  detail: string;
  projectId: string | null;
  projectName: string | null;
  postId: string | null;
  subredditId: string | null;
  /** As Reddit spells the community: 'r/SaaS'. */
  fullName: string | null;
  isDone: boolean;
  /** Whether a tick made it so, and the thing itself is still to be done. */
  canUndo: boolean;
  /** What counts up by itself, such as comments. */
  progress: { done: number; of: number } | null;
  links: { label: string; url: string }[];
};

/** Where a task stands among the others: what matters now comes first. */
export type RankedTask = Task & { rank: number; at: Date };

/** What the state asks for, before anybody's ticks are looked at. */
export type Need = Omit<RankedTask, "isDone" | "canUndo" | "key" | "projectName"> & {
  /** What it is about. */
  about: string;
  /** False when it has been done; then it is only listed for who sees it ticked. */
  isOpen: boolean;
};

/** A post as far as tasks follow from it; of a project that is worked on. */
export type TaskPost = {
  id: string;
  projectId: string;
  subredditId: string;
  /** As Reddit spells it: 'r/SaaS'. */
  fullName: string;
  title: string;
  status: "draft" | "scheduled" | "posted";
  scheduledFor: Date | null;
  postedAt: Date | null;
  permalink: string | null;
  blanks: number;
  isPromotional: boolean;
  postType: PostType;
  outcome: "live" | "removed" | "unknown";
  /** Upvotes and comments were told, a day or more after the post. */
  hasCounts: boolean;
  /** As they were last told; null where nobody did. */
  comments: number | null;
  looks: Look[];
  /** Where Foothold looks by itself; null where only the user can. */
  watch: Watch | null;
};

export type TaskProject = {
  id: string;
  name: string;
  description: string;
  hasFacts: boolean;
  communities: number;
};
