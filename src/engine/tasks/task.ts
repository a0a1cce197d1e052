import {
  type Look,
  type Watch,
  findNextLook,
  listSettled,
  LOOK_STAGES,
  type LookStage,
  lookDueAt,
  findDueLook,
} from "#engine/outcomes/look.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { Budget } from "#engine/budget/measure-budget.ts";
import { type LocalDay, findLocalDay } from "#engine/clock/local-day.ts";
import { STAGE_NAMES } from "#engine/notices/message-layout.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { formatLocalClock, formatLocalDay } from "#engine/clock/format-local.ts";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import type { ThreadSlot } from "#engine/slots/list-thread-slots.ts";
import { SETTLED_MS } from "#engine/results/measured-post.ts";

export const TASK_KINDS = [
  "check",
  "blanks",
  "post",
  "move",
  "thread",
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
  /** When its community takes it, by what was made there already, and why; null where that is now. */
  due: { at: Date; because: string } | null;
};

export type TaskProject = {
  id: string;
  name: string;
  description: string;
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
  commentsLater: 8,
  result: 9,
  setup: 10,
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
  /** Helpful contributions of this day, by community. */
  helpfulToday: ReadonlyMap<string, number>;
  /** Keys of tasks that were ticked this day. */
  ticks: ReadonlySet<string>;
  /** Whether the plan includes posts. */
  canPlan: boolean;
  /** Whether there is any project, also one that rests. */
  hasProjects: boolean;
};

type ComingUp = { text: string; at: Date; projectId: string; postId: string };

/**
 * The next thing that will want something: a post that is planned, or a look at one that was made. What
 * Foothold looks at by itself wants nothing.
 */
export function findNext({ posts, now }: TaskState): ComingUp | null {
  const coming = posts.flatMap((post): ComingUp[] => {
    const { id: postId, projectId, fullName, scheduledFor, postedAt } = post;
    if (post.status === "scheduled" && scheduledFor && scheduledFor > now) {
      return [{ text: `your post in ${fullName}`, at: scheduledFor, projectId, postId }];
    }
    const next =
      post.status === "posted" &&
      postedAt &&
      !post.watch &&
      findNextLook({ postedAt, done: listSettled(post.looks) }, now);
    if (!next) return [];
    const text = `a look ${STAGE_NAMES[next.stage]} after your post in ${fullName}`;
    return [{ text, at: next.at, projectId, postId }];
  });
  const [first] = coming.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || (a.postId < b.postId ? -1 : 1),
  );
  return first ?? null;
}

/** As long as a thread is read. */
const ANSWER_MS = 48 * HOUR_MS;
/** The first look is about the first minutes; a few hours later it is one like the others. */
const FRESH_MS = 3 * HOUR_MS;
/** After that, nobody is asked for figures any more. */
const COUNT_UNTIL_MS = 8 * DAY_MS;
const LONGEST_TITLE = 120;

/** What posts ask for, planned and made. */
export function listPostNeeds(state: TaskState): Need[] {
  return state.posts.flatMap((post) =>
    post.status === "posted" ? listMadeNeeds(post, state) : listPlannedNeeds(post, state),
  );
}

function listPlannedNeeds(post: TaskPost, { day, now, timezone }: TaskState): Need[] {
  const { scheduledFor: at, blanks, fullName } = post;
  if (post.status !== "scheduled" || !at || at < day.startsAt) return [];
  const tomorrow = findLocalDay(day.endsAt, timezone);
  if (at >= tomorrow.endsAt) return [];
  const isToday = at < day.endsAt;
  const fill: Need = {
    ...describe(post),
    kind: "blanks",
    about: post.id,
    title: `Fill in ${blanks === 1 ? "1 blank" : blanks === 0 ? "the blanks" : `${blanks} blanks`} of ${isToday ? "today's" : "tomorrow's"} post in ${fullName}`,
    isOpen: blanks > 0,
    rank: isToday ? RANKS.blanksToday : RANKS.blanksTomorrow,
    at,
  };
  if (post.due && post.due.at >= day.endsAt) return [describeMove(post, post.due, at, timezone)];
  if (!isToday) return [fill];
  const from = post.due && post.due.at > at ? post.due.at : at;
  const clock = formatLocalClock(from, timezone);
  const make: Need = {
    ...describe(post),
    kind: "post",
    about: post.id,
    title:
      from > now ? `Post in ${fullName} at ${clock}` : `Post in ${fullName}, planned for ${clock}`,
    isOpen: true,
    rank: RANKS.post,
    at: from,
  };
  return [fill, make];
}

/** Before it is due nobody is asked to post, but to find it another day. */
function describeMove(
  post: TaskPost,
  due: NonNullable<TaskPost["due"]>,
  at: Date,
  timezone: string,
): Need {
  return {
    ...describe(post),
    kind: "move",
    about: post.id,
    title: `Move your post in ${post.fullName} to ${formatLocalDay(due.at, timezone)} or later`,
    detail: due.because,
    isOpen: true,
    rank: RANKS.post,
    at,
  };
}

function listMadeNeeds(post: TaskPost, { now, day }: TaskState): Need[] {
  const { fullName, outcome, permalink, postedAt } = post;
  if (!postedAt) return [];
  const agoMs = now.getTime() - postedAt.getTime();
  const needs: Need[] = listLooks(post, postedAt, now);
  if (postedAt >= day.startsAt) {
    needs.push({
      ...describe(post),
      kind: "post",
      about: post.id,
      title: `Post in ${fullName}`,
      isOpen: false,
      rank: RANKS.post,
      at: postedAt,
    });
  }
  if (outcome === "live" && agoMs >= 0 && agoMs < ANSWER_MS) {
    needs.push({
      ...describe(post),
      kind: "answer",
      about: post.id,
      title: `Answer comments on your thread in ${fullName}`,
      links: permalink ? [{ label: "Open the thread", url: permalink }] : [],
      isOpen: post.comments !== 0,
      rank: RANKS.answer,
      at: postedAt,
    });
  }
  if (outcome !== "removed" && agoMs >= SETTLED_MS && agoMs < COUNT_UNTIL_MS) {
    needs.push({
      ...describe(post),
      kind: "result",
      about: post.id,
      title: `Log upvotes and comments of your post in ${fullName}`,
      isOpen: outcome === "live" && !post.hasCounts,
      rank: RANKS.result,
      at: postedAt,
    });
  }
  return needs;
}

function listLooks(post: TaskPost, postedAt: Date, now: Date): Need[] {
  const due = findDueLook({ postedAt, done: listSettled(post.looks), watch: post.watch }, now);
  const stages = LOOK_STAGES.filter(
    (stage) => stage === due || post.looks.some((look) => look.stage === stage),
  );
  return stages.map((stage) => describeLook(post, postedAt, stage, { isOpen: stage === due, now }));
}

function describeLook(
  post: TaskPost,
  postedAt: Date,
  stage: LookStage,
  { isOpen, now }: { isOpen: boolean; now: Date },
): Need {
  const at = lookDueAt(postedAt, stage);
  const isFresh = stage === "15-minutes" && now.getTime() - at.getTime() < FRESH_MS;
  const about = describe(post);
  return {
    ...about,
    kind: "check",
    about: `${post.id}.${stage}`,
    title: `See if your post in ${post.fullName} is still up`,
    detail: `${STAGE_NAMES[stage]} after posting: ${about.detail}`,
    isOpen,
    rank: isFresh ? RANKS.firstLook : RANKS.look,
    at,
  };
}

function describe(
  post: TaskPost,
): Pick<
  Need,
  "detail" | "projectId" | "postId" | "subredditId" | "fullName" | "progress" | "links"
> {
  return {
    detail: toSingleLine(post.title, LONGEST_TITLE),
    projectId: post.projectId,
    postId: post.id,
    subredditId: post.subredditId,
    fullName: post.fullName,
    progress: null,
    links: [],
  };
}
