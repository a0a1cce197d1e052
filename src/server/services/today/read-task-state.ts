import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { isSettled } from "#engine/results/settled-counts.ts";
import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import type { TaskPost, TaskProject } from "#engine/tasks/task.ts";
import type { TaskState } from "#engine/tasks/task-state.ts";
import { findLocalDay, type LocalDay } from "#engine/timing/local-day.ts";
import type { Db } from "#server/db/database.ts";
import type { PostWithSubreddit } from "#server/db/posts-repository.ts";
import { listTaskPosts, listTaskProjects } from "#server/db/task-state-repository.ts";
import { listTicks } from "#server/db/task-ticks-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { findWatch } from "../posts/find-watch.ts";
import type { PostMoment } from "../posts/post-moment.ts";
import { readBudgets } from "../budget/read-budgets.ts";
import { type History, listContributed, readHistory } from "../budget/read-history.ts";

const DAY_MS = 24 * 3_600_000;
/** Nothing asks for a post that was made earlier. */
const LOOK_BACK_DAYS = 11;

type Wanted = PostMoment & {
  /** null for all projects. */
  projectId: string | null;
  canPlan: boolean;
};

export async function readTaskState(
  db: Db,
  user: UserRow,
  { now, isWatching, projectId, canPlan }: Wanted,
): Promise<TaskState> {
  const { id: userId, timezone } = user;
  const day = findLocalDay(now, timezone);
  const all = await listTaskProjects(db, userId);
  const projects = all.filter(
    ({ id, status }) => status === "active" && (projectId === null || id === projectId),
  );
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const posts = (await listTaskPosts(db, userId, since)).flatMap((row) =>
    toTaskPost(row, projects, isWatching),
  );
  const history = await readHistory(db, userId, now);
  const planned = posts.filter(({ status }) => status === "scheduled");
  const ids = Array.from(new Set(planned.map(({ subredditId }) => subredditId)));
  return {
    now,
    timezone,
    day,
    projects,
    posts,
    budgets: await readBudgets(db, userId, ids, history, now),
    helpfulToday: countHelpful(history, day),
    ticks: await listTicks(db, userId, day.name),
    canPlan,
    hasProjects: all.length > 0,
  };
}

type NamedProject = TaskProject & { url: string | null };

function toTaskPost(
  row: PostWithSubreddit,
  projects: NamedProject[],
  isWatching: boolean,
): TaskPost[] {
  const project = projects.find(({ id }) => id === row.projectId);
  if (!project) return [];
  const texts = unwrapContent(row);
  return [
    {
      id: row.id,
      projectId: row.projectId,
      subredditId: row.subredditId,
      fullName: `r/${row.subreddit?.name ?? row.subredditId}`,
      title: texts.title,
      status: row.status,
      scheduledFor: row.scheduledFor,
      postedAt: row.status === "posted" ? (row.postedAt ?? row.createdAt) : null,
      permalink: row.permalink,
      blanks: countBlanks(texts),
      isPromotional: isPromotional(texts, project.name, project.url),
      postType: row.postType,
      outcome: row.outcome,
      hasCounts: hasCounts(row),
      comments: row.comments,
      looks: row.checks,
      watch: findWatch(row, isWatching),
    },
  ];
}

function hasCounts({ upvotes, comments, postedAt, createdAt, countedAt }: PostWithSubreddit) {
  return upvotes !== null && comments !== null && isSettled(postedAt ?? createdAt, countedAt);
}

function countHelpful(history: History, { startsAt, endsAt }: LocalDay): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { subredditId, at, isPromotional: promotes } of listContributed(history)) {
    if (promotes || at < startsAt || at >= endsAt) continue;
    counts.set(subredditId, (counts.get(subredditId) ?? 0) + 1);
  }
  return counts;
}
