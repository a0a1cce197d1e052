import { type Look, type Watch, findNextLook, listSettled } from "#engine/outcomes/look.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { Budget } from "#engine/budget/measure-budget.ts";
import type { LocalDay } from "#engine/clock/local-day.ts";
import type { Hold } from "#engine/posts/holds.ts";
import type { ThreadSlot } from "#engine/slots/list-thread-slots.ts";

/** Titles of others, such as a post's or a thread's, within a task. */
export const LONGEST_TITLE = 120;

export const TASK_KINDS = [
  "check",
  "blanks",
  "post",
  "move",
  "ask",
  "thread",
  "answer",
  "comments",
  "radar",
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
  /** When its community takes it, by what was made there already, and why; null where that is now. */
  due: { at: Date; because: string } | null;
  /** What it waits for since another post was removed; null where it need not wait. */
  hold: Hold | null;
  /** Its community's moderators want to be asked first, and no answer is known. */
  asksFirst: boolean;
};

export type TaskProject = {
  id: string;
  name: string;
  description: string;
  /** What it is about, in the words of those who know it; null where nobody knows. */
  subject: string | null;
  hasFacts: boolean;
  communities: number;
};

/** What matters now, the most pressing first. */
export const RANKS = {
  firstLook: 0,
  blanksToday: 1,
  post: 2,
  answer: 3,
  look: 4,
  thread: 5,
  commentsSoon: 6,
  blanksTomorrow: 7,
  ask: 8,
  radar: 9,
  commentsLater: 10,
  result: 11,
  setup: 12,
};

/** All that a day's tasks follow from: the same state has the same tasks. */
export type TaskState = {
  now: Date;
  timezone: string;
  day: LocalDay;
  /** Those that are worked on. */
  projects: TaskProject[];
  /** Of these projects. */
  posts: TaskPost[];
  /** Of every community that a planned post is for. */
  budgets: Budget[];
  /** Threads that open this day and take what a project makes, without a comment of the user's yet. */
  threads: (ThreadSlot & { projectId: string })[];
  /** Conversations that the radar found this day, of each project the best first. */
  found: { projectId: string; fullName: string; title: string; foundAt: Date }[];
  /** Helpful contributions of this day, by community. */
  helpfulToday: ReadonlyMap<string, number>;
  /** Keys of tasks that were ticked this day. */
  ticks: ReadonlySet<string>;
  /** Keys of tasks that were ticked on the days before it, for a week. */
  earlierTicks: ReadonlySet<string>;
  /** Whether the plan includes posts. */
  canPlan: boolean;
  /** Whether a plan without posts still has its free draft. */
  hasFreeDraft: boolean;
  /** Whether there is any project, also one that rests. */
  hasProjects: boolean;
};

/** `text` is what to do then: 'post in r/SaaS'. */
type ComingUp = { text: string; at: Date; projectId: string; postId: string };

/**
 * The next thing that will want something: a post that is planned, or a look at one that was made. What
 * Foothold looks at by itself wants nothing, and neither does what waits for moderators.
 */
export function findNext({ posts, now }: TaskState): ComingUp | null {
  const coming = posts.flatMap((post): ComingUp[] => {
    const { id: postId, projectId, fullName, scheduledFor, postedAt } = post;
    if (post.hold || post.asksFirst) return [];
    if (post.status === "scheduled" && scheduledFor && scheduledFor > now) {
      return [{ text: `post in ${fullName}`, at: scheduledFor, projectId, postId }];
    }
    const next =
      post.status === "posted" &&
      postedAt &&
      !post.watch &&
      findNextLook({ postedAt, done: listSettled(post.looks) }, now);
    if (!next) return [];
    const text = `check that your ${fullName} post is still up`;
    return [{ text, at: next.at, projectId, postId }];
  });
  const [first] = coming.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || (a.postId < b.postId ? -1 : 1),
  );
  return first ?? null;
}
