import { toSingleLine } from "#engine/text/single-line.ts";
import { describeAsking, listPostNeeds } from "./list-post-needs.ts";
import {
  LONGEST_TITLE,
  type Need,
  type RankedTask,
  type Task,
  type TaskPost,
  type TaskProject,
  RANKS,
  type TaskState,
} from "./task.ts";
import type { Budget } from "#engine/budget/measure-budget.ts";
import { isBudgeted } from "#engine/ledger/contribution.ts";
import { COMMENTS_A_DAY, countMissing } from "#engine/ledger/promotion-limit.ts";
import { wordStanding } from "#engine/budget/word-budget.ts";
import { formatLocalDay } from "#engine/clock/format-local.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { linkToThread, linkToThreads } from "./thread-links.ts";

/** More than that in a day is a burden, and nobody's plan. */
export const MOST_TASKS = 5;

/** The day's tasks, what matters now first. Ticked ones keep their place: no sixth moves up. */
export function listTasks(state: TaskState): Task[] {
  return listAllTasks(state).slice(0, MOST_TASKS);
}

/** Also those for which the day has no room; a project's own page may have it. */
export function listAllTasks(state: TaskState): Task[] {
  const needs = [
    ...listPostNeeds(state),
    ...state.threads.map(describeThread),
    ...listCommentNeeds(state),
    ...listFoundNeeds(state),
    ...listSetupNeeds(state),
  ];
  return needs
    .flatMap((need) => settle(need, state))
    .toSorted(compare)
    .map(({ rank: _rank, at: _at, ...task }) => task);
}

/** What did itself stays for the day on which it was noted as done; else it is over. */
function settle({ about, isOpen, ...need }: Need, { ticks, projects }: TaskState): RankedTask[] {
  const project = projects.find(({ id }) => id === need.projectId);
  const projectName = project ? toSingleLine(project.name) : null;
  const key = `${need.kind}.${about}`;
  const isTicked = ticks.has(key);
  const isCounted = need.progress !== null && need.progress.done >= need.progress.of;
  if (!isOpen && !isTicked && !isCounted) return [];
  const isDone = isTicked || isCounted;
  return [{ ...need, key, projectName, isDone, canUndo: isTicked && isOpen && !isCounted }];
}

function compare(a: RankedTask, b: RankedTask): number {
  return a.rank - b.rank || a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1);
}

const LONGEST_NAME = 60;

/** What comes before posts: a project, its communities, its facts. One thing at a time for each. */
function listSetupNeeds(state: TaskState): Need[] {
  if (!state.hasProjects) return [describeFirstProject(state)];
  return state.projects.flatMap((project) => {
    const step = findStep(project, state);
    return step ? [step] : [];
  });
}

function findStep(project: TaskProject, state: TaskState): Need | null {
  const name = toSingleLine(project.name, LONGEST_NAME);
  const make = (kind: Need["kind"], title: string, detail: string): Need => ({
    ...describe(state),
    kind,
    about: project.id,
    projectId: project.id,
    title,
    detail,
  });
  if (project.communities === 0) {
    return make(
      "communities",
      `Choose communities for ${name}`,
      state.canPlan
        ? "We write posts for a community and check them against its rules."
        : "Each shows its rules and the risk of promoting there.",
    );
  }
  const isFree = !state.canPlan && state.hasFreeDraft;
  const plans = state.posts.filter(
    (post) => post.projectId === project.id && isPlan(post, state.day.startsAt),
  );
  if (isFree && plans.length === 0) {
    return make(
      "plan",
      `Write your first draft for ${name}`,
      project.hasFacts ? "It's free." : "It's free, after a few questions.",
    );
  }
  if (!project.hasFacts) {
    return make(
      "facts",
      `Answer the questions about ${name}`,
      state.canPlan
        ? "We write posts from your answers. Start with the first three."
        : "Have your numbers and your story ready.",
    );
  }
  // Whoever planned a day waits for it; a draft without one waits for its author.
  if (plans.length > 0) {
    const isDated = plans.some(({ status }) => status === "scheduled");
    const draft = plans.find(({ due }) => due === null || due.at < state.day.endsAt);
    return isDated || !draft || draft.hold ? null : describeDraft(draft, state);
  }
  if (!state.canPlan) return null;
  return make("plan", `Generate posts for ${name}`, "You have nothing planned.");
}

/** What comes before it is done first: its blanks, then its moderators. */
function describeDraft(post: TaskPost, state: TaskState): Need {
  const { id, projectId, subredditId, fullName, title, blanks } = post;
  return {
    ...describe(state),
    kind: blanks > 0 ? "blanks" : "post",
    about: id,
    projectId,
    postId: id,
    subredditId,
    fullName,
    title:
      blanks > 0
        ? `Fill in ${blanks === 1 ? "1 blank" : `${blanks} blanks`} in your draft for ${fullName}`
        : `Post your draft in ${fullName}`,
    ...(blanks === 0 && post.asksFirst && describeAsking(post, state, true)),
    detail: toSingleLine(title, LONGEST_TITLE),
  };
}

/** What was planned for a day that is over is none any more. */
function isPlan({ status, scheduledFor }: TaskPost, today: Date): boolean {
  if (status === "draft") return true;
  return status === "scheduled" && scheduledFor !== null && scheduledFor >= today;
}

function describeFirstProject(state: TaskState): Need {
  return {
    ...describe(state),
    kind: "project",
    about: "first",
    projectId: null,
    title: "Create your first project",
    detail: "Say what it is, and we'll find communities that fit.",
  };
}

function describe({ day }: TaskState) {
  return {
    postId: null,
    subredditId: null,
    fullName: null,
    progress: null,
    links: [],
    isOpen: true,
    rank: RANKS.setup,
    at: day.startsAt,
  };
}

/** A thread that takes promotion is open: the day to put a comment into it. */
function describeThread(slot: TaskState["threads"][number]): Need {
  const { projectId, subredditId, fullName, thread, takes, at } = slot;
  return {
    kind: "thread",
    about: `${projectId}.${subredditId}`,
    title: `Comment in “${toSingleLine(thread, LONGEST_NAME)}” in ${fullName}`,
    detail: `The thread comes today and takes ${takes}. Say what you made, and for whom.`,
    projectId,
    postId: null,
    subredditId,
    fullName,
    progress: null,
    links: [linkToThread(fullName, thread)],
    isOpen: true,
    rank: RANKS.thread,
    at,
  };
}

/** Somebody asks what a founder knows: one task for a project, however many do. */
function listFoundNeeds({ projects, found }: TaskState): Need[] {
  return projects.flatMap(({ id: projectId, name }) => {
    const own = found.filter((each) => each.projectId === projectId);
    const [best] = own;
    if (!best) return [];
    const many = own.length === 1 ? "a conversation" : `${own.length} conversations`;
    return [
      {
        kind: "radar",
        about: projectId,
        title: `Look at ${many} for ${toSingleLine(name, LONGEST_NAME)}`,
        detail: `In ${best.fullName}: ${toSingleLine(best.title, LONGEST_TITLE)}`,
        projectId,
        postId: null,
        subredditId: null,
        fullName: null,
        progress: null,
        links: [],
        isOpen: true,
        rank: RANKS.radar,
        at: best.foundAt,
      },
    ];
  });
}

/** A plan further away leaves time enough. */
const AHEAD_DAYS = 7;

/** Helpful comments where a promotional post is planned: once for a community, for its next post. */
function listCommentNeeds(state: TaskState): Need[] {
  return state.budgets.flatMap((budget) => {
    const post = findNextPromotion(state, budget.subredditId);
    const helpful = state.helpfulToday.get(budget.subredditId) ?? 0;
    const missing = countMissingBefore(budget, helpful);
    const wanted = Math.min(COMMENTS_A_DAY, missing);
    return post?.scheduledFor && wanted > 0
      ? [
          describeNeed(
            state,
            budget,
            post,
            post.scheduledFor,
            { done: helpful, of: wanted },
            missing,
          ),
        ]
      : [];
  });
}

/** What was missing as this day began; three where nobody knows the account yet. */
function countMissingBefore({ total, promotional, limit }: Budget, helpfulToday: number): number {
  if (limit.percent === 0 || limit.basis === "purpose") return 0;
  const before = total - helpfulToday;
  return before <= 0 ? COMMENTS_A_DAY : countMissing(before, promotional, limit.percent);
}

function findNextPromotion({ posts, now }: TaskState, subredditId: string): TaskPost | undefined {
  const until = now.getTime() + AHEAD_DAYS * DAY_MS;
  return posts
    .filter((post) => post.subredditId === subredditId && post.status === "scheduled")
    .filter((post) => isBudgeted(post) && timeOf(post) > now.getTime() && timeOf(post) < until)
    .toSorted((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1))[0];
}

function timeOf({ scheduledFor }: TaskPost): number {
  return scheduledFor?.getTime() ?? Infinity;
}

function describeNeed(
  state: TaskState,
  budget: Budget,
  post: TaskPost,
  at: Date,
  progress: { done: number; of: number },
  missing: number,
): Need {
  const { day, timezone, projects } = state;
  const { fullName } = budget;
  const isSoon = at < findLocalDay(day.endsAt, timezone).endsAt;
  const project = projects.find(({ id }) => id === post.projectId);
  return {
    kind: "comments",
    about: budget.subredditId,
    title: wordTitle(fullName, progress.of, missing),
    detail: `${wordStanding(budget)} Your next post there is planned for ${formatLocalDay(at, timezone)}.`,
    projectId: post.projectId,
    postId: null,
    subredditId: budget.subredditId,
    fullName,
    progress,
    links: linkToThreads(fullName, project ?? null),
    isOpen: progress.done < progress.of,
    rank: isSoon ? RANKS.commentsSoon : RANKS.commentsLater,
    at,
  };
}

/** What one day can't make up for is said in the same breath: two numbers apart read like two tasks. */
function wordTitle(fullName: string, wanted: number, missing: number): string {
  if (missing > wanted)
    return `Write ${wanted} of ${missing} helpful comments in ${fullName} today`;
  return `Write ${wanted === 1 ? "1 helpful comment" : `${wanted} helpful comments`} in ${fullName} first`;
}
