import type { Plan } from "#engine/billing/plans.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { type TaskPost, type TaskState, findNext, type TaskKind } from "#engine/tasks/task.ts";
import { findLocalDay, type LocalDay } from "#engine/clock/local-day.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Db } from "#server/db/database.ts";
import {
  listTicks,
  listTaskPosts,
  listTaskProjects,
  deleteTick,
  insertTick,
} from "#server/db/posts/task-ticks-repository.ts";
import { type UserRow, findUserById, lockUser } from "#server/db/accounts/users-repository.ts";
import { readPolicies } from "#server/services/budget/budgets.ts";
import { type History, readHistory } from "#server/services/budget/read-history.ts";
import { pickDaily } from "#engine/radar/pick-daily.ts";
import { listFoundOf } from "#server/db/projects/radar-finds-repository.ts";
import { toHeldPost, toTaskPost } from "./read-task-post.ts";
import { findThreads } from "#engine/threads/find-threads.ts";
import { listThreadSlots } from "#engine/slots/list-thread-slots.ts";
import {
  joinPromoters,
  type PromotingProject,
  readPromoter,
} from "#server/services/budget/read-promoter.ts";
import { type BudgetInput, measureBudget } from "#engine/budget/measure-budget.ts";
import { findHolds, HOLD_DAYS } from "#engine/posts/holds.ts";
import { asksModeratorsFirst } from "#server/services/posts/drafting/place-post.ts";
import { openLedger } from "#engine/ledger/open-ledger.ts";
import { wordBecause } from "#engine/ledger/word-ledger.ts";
import { listContributed } from "#engine/ledger/measure-share.ts";
import { type PostMoment, readMoment } from "#server/services/posts/reading/read-post.ts";
import type { Today } from "#contract/task.ts";
import type { WordTables } from "#engine/recommendations/matcher.ts";
import { nameSubject } from "#engine/recommendations/reading/find-subjects.ts";
import { listTasks, listAllTasks } from "#engine/tasks/list-tasks.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { hasFreeDraft } from "#server/services/posts/drafting/read-quota-and-cap.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { ServiceError } from "#server/service-error.ts";

/** What was removed may keep others waiting; nothing else asks for a post that was made so long ago. */
const LOOK_BACK_DAYS = HOLD_DAYS;

type Wanted = PostMoment & {
  /** null for all projects. */
  projectId: string | null;
  /** null where posts are not to be asked for. */
  plan: Plan | null;
  /** null where nobody looks for threads. */
  words: WordTables | null;
};

export async function readTaskState(
  db: Db,
  user: UserRow,
  { now, isWatching, projectId, plan, words }: Wanted,
): Promise<TaskState> {
  const { id: userId, timezone } = user;
  const canPlan = plan?.features.contentRoadmap ?? false;
  const day = findLocalDay(now, timezone);
  const all = await listTaskProjects(db, userId);
  const projects = all.flatMap((project) => {
    const isAsked = projectId === null || project.id === projectId;
    if (project.status !== "active" || !isAsked) return [];
    return [{ ...project, subject: words && nameSubject(words, project, project.chosen) }];
  });
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const rows = await listTaskPosts(db, userId, since);
  const holds = findHolds(rows.map(toHeldPost), now);
  const known = rows.flatMap((row) => {
    const post = toTaskPost(row, projects, isWatching);
    return post ? [{ ...post, hold: holds.get(row.id) ?? null }] : [];
  });
  const history = await readHistory(db, userId, now, all);
  const planned = known.filter(({ status }) => status === "scheduled");
  const plannedIn = new Set(planned.map(({ subredditId }) => subredditId));
  const draftedIn = known.flatMap(({ status, subredditId }) =>
    status === "draft" ? [subredditId] : [],
  );
  const chosen = canPlan ? projects.flatMap((project) => project.chosen) : [];
  // For all projects at once: one by one, it would be as many statements as there are projects.
  const ids = new Set([...plannedIn, ...draftedIn, ...chosen]);
  const policies = await readPolicies(db, userId, [...ids]);
  const policyOf = new Map(policies.map((policy) => [policy.subredditId, policy]));
  const account = { ...history, promoter: joinPromoters(all), timezone, now };
  const addPlace = (post: TaskPost): TaskPost => {
    const policy = policyOf.get(post.subredditId);
    const project = projects.find(({ id }) => id === post.projectId);
    if (!policy || !project || post.status === "posted") return post;
    const promoter = readPromoter(project);
    const asksFirst = asksModeratorsFirst(post, policy, promoter);
    if (post.status === "draft") return { ...post, asksFirst };
    return { ...post, asksFirst, due: findDue(post, { ...account, policy, promoter }) };
  };
  const listThreadsOf = (project: (typeof projects)[number]) => {
    const own = project.chosen.flatMap((id) => policyOf.get(id) ?? []);
    return listThreads(project, own, { history, day, now, timezone });
  };
  return {
    now,
    timezone,
    day,
    projects,
    posts: known.map(addPlace),
    threads: canPlan ? projects.flatMap(listThreadsOf) : [],
    found: await listFound(db, userId, day),
    budgets: policies
      .filter(({ subredditId }) => plannedIn.has(subredditId))
      .map((policy) => measureBudget({ policy, ...account })),
    helpfulToday: countHelpful(history, day),
    ...(await listTicks(db, userId, day.name)),
    canPlan,
    // Whoever has posts has had it, or does not need it now.
    hasFreeDraft: plan !== null && known.length === 0 && (await hasFreeDraft(db, plan, userId)),
    hasProjects: all.length > 0,
  };
}

/** Enough to choose the ten best of each project from. */
const MOST_FOUND = 300;

async function listFound(db: Db, userId: UserId, day: LocalDay): Promise<TaskState["found"]> {
  const rows = await listFoundOf(db, userId, { since: day.startsAt, most: MOST_FOUND });
  return pickDaily(rows, ({ projectId }) => projectId)
    .filter(({ reason }) => reason.is !== "announces")
    .map(({ projectId, community, title, foundAt }) => ({
      projectId,
      fullName: `r/${community}`,
      title,
      foundAt,
    }));
}

type DayOfUser = { history: History; day: LocalDay; now: Date; timezone: string };

/** Threads of a project's communities that open this day and have no comment yet. */
function listThreads(
  project: PromotingProject,
  policies: readonly Policy[],
  { history, day, now, timezone }: DayOfUser,
): TaskState["threads"] {
  const taken = history.posts.flatMap(({ postType, subredditId, at }) =>
    postType === "thread-comment" && at ? [{ subredditId, at }] : [],
  );
  const range = { from: day.startsAt, to: day.endsAt, timezone };
  // What opened in the morning is still open in the evening.
  const since = now < day.startsAt ? now : day.startsAt;
  const { kinds } = readPromoter(project);
  const threads = policies.flatMap((policy) => findThreads(policy, kinds));
  const slots = listThreadSlots({ threads, taken, ...range, now: since });
  return slots.map((slot) => Object.assign(slot, { projectId: project.id }));
}

/** By what was made: whatever else is planned has its own task. */
function findDue(post: TaskPost, { timezone, ...account }: BudgetInput): TaskPost["due"] {
  const posts = account.posts.filter(({ isPosted }) => isPosted);
  const { isPromotional: promotes, postType } = post;
  const ledger = openLedger({ ...account, posts, isPromotional: promotes, postType });
  const because = wordBecause(ledger, { fullName: post.fullName, timezone });
  return ledger.nextDue && because ? { at: ledger.nextDue, because } : null;
}

function countHelpful(history: History, { startsAt, endsAt }: LocalDay): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { subredditId, at, isPromotional: promotes } of listContributed(history)) {
    if (promotes || at < startsAt || at >= endsAt) continue;
    counts.set(subredditId, (counts.get(subredditId) ?? 0) + 1);
  }
  return counts;
}

/** Open to every plan: tasks follow from what one has. */
export async function getToday(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string | undefined,
): Promise<Today> {
  const { db } = deps.database;
  const project = projectId === undefined ? null : await requireProject(deps, scope, projectId);
  const user = requireUser(await findUserById(db, scope.userId));
  const plan = await currentPlan(deps, scope);
  const state = await readTaskState(db, user, {
    ...readMoment(deps),
    projectId: project?.id ?? null,
    plan,
    words: deps.matcher.words,
  });
  const next = findNext(state);
  return {
    day: state.day.name,
    endsAt: state.day.endsAt.toISOString(),
    tasks: listTasks(state),
    next: next && { ...next, at: next.at.toISOString() },
  };
}

/** For this day of the user's calendar; tomorrow it is asked for again if it is still to do. */
export function tickTask(deps: ServiceDeps, scope: Scope, taskKey: string): Promise<void> {
  return changeTick(deps, scope, taskKey, (tx, { id: userId }, day, now) =>
    insertTick(tx, { userId, day, taskKey, tickedAt: now }),
  );
}

export function untickTask(deps: ServiceDeps, scope: Scope, taskKey: string): Promise<void> {
  return changeTick(deps, scope, taskKey, (tx, { id }, day) =>
    deleteTick(tx, id, { day, taskKey }),
  );
}

async function changeTick(
  deps: ServiceDeps,
  scope: Scope,
  taskKey: string,
  change: (tx: Db, user: UserRow, day: string, now: Date) => Promise<void>,
): Promise<void> {
  const plan = await currentPlan(deps, scope);
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const { now } = moment;
    const user = requireUser(await lockUser(tx, scope.userId));
    const wanted = { ...moment, projectId: null, plan, words: null };
    const tasks = listAllTasks(await readTaskState(tx, user, wanted));
    if (!tasks.some(({ key }) => key === taskKey)) throw notToday();
    await change(tx, user, findLocalDay(now, user.timezone).name, now);
  });
}

function notToday(): ServiceError {
  return new ServiceError("NOT_FOUND", "This task is no longer on today's list.");
}

/** What has just been done ticks its own task, if the day has it. */
export async function noteDone(
  tx: Db,
  userId: UserId,
  { kind, about }: { kind: TaskKind; about: string },
  now: Date,
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (!user) return;
  const { name: day } = findLocalDay(now, user.timezone);
  await insertTick(tx, { userId, day, taskKey: `${kind}.${about}`, tickedAt: now });
}
