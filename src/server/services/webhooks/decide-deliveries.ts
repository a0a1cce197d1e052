import {
  findEndedWeek,
  findNextMonday,
  type PostEvent,
  sumUpWeek,
  type WebhookEvent,
} from "#engine/webhooks/webhook-event.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";
import { findLastClear } from "#engine/outcomes/look.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import type { Db } from "#server/db/database.ts";
import {
  insertDeliveries,
  listListening,
  listWeeklyDue,
  type NewDelivery,
  updateWebhook,
} from "#server/db/accounts/webhooks-repository.ts";
import { findMadePost, listWeekPosts } from "#server/db/posts/made-posts-repository.ts";
import { listDueForWebhooks, type PlannedPost } from "#server/db/posts/planned-posts-repository.ts";
import { listLooks, type PostRow } from "#server/db/posts/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";
import type { ServiceDeps } from "../service-deps.ts";

type Deps = Pick<ServiceDeps, "database" | "clock" | "appUrl">;

/** Never before the time it names, as programs go by it, and never long after. */
const BEHIND_MS = 10 * MINUTE_MS;

/** Slots that begin now. A post that is moved has another slot, and is told of again. */
export async function decideDueDeliveries(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  const due = await listDueForWebhooks(db, {
    after: new Date(now.getTime() - BEHIND_MS),
    until: now,
  });
  const rows = due.map((post) => {
    const eventId = `post.due:${post.id}:${post.scheduledFor?.toISOString()}`;
    return newDelivery(post, eventId, describePost(deps, "post.due", post), now);
  });
  await insertDeliveries(db, rows);
}

/** Once for each post at its address, whoever found out. */
export async function noteRemoval(
  deps: Pick<Deps, "clock" | "appUrl">,
  tx: Db,
  before: PostRow,
  outcome: PostRow["outcome"] | undefined,
): Promise<void> {
  if (outcome !== "removed" || before.outcome === "removed") return;
  const listening = await listListening(tx, before.userId, "post.removed");
  if (listening.length === 0) return;
  const post = await findMadePost(tx, before.userId, before.id);
  if (!post) return;
  const last = findLastClear(await listLooks(tx, post.id));
  const facts: WebhookEvent = {
    ...describePost(deps, "post.removed", post),
    removal: {
      reason: post.removedReason,
      seenAs: last && isRemoval(last.sighting) ? last.sighting : null,
    },
  };
  const eventId = `post.removed:${post.id}:${findPostId(post.permalink) ?? "unknown"}`;
  const rows = listening.map(({ id: webhookId, userId }) =>
    newDelivery({ webhookId, userId }, eventId, facts, deps.clock()),
  );
  await insertDeliveries(tx, rows);
}

const MOST_AT_ONCE = 200;

/** On Monday mornings; a week that the server slept through is not told of any more. */
export async function decideWeeklyDeliveries(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (;;) {
    const due = await listWeeklyDue(deps.database.db, now, MOST_AT_ONCE);
    for (const webhook of due) await tellOfWeek(deps, webhook, now);
    if (due.length < MOST_AT_ONCE) return;
  }
}

type WeeklyDue = Awaited<ReturnType<typeof listWeeklyDue>>[number];

function tellOfWeek(deps: Deps, webhook: WeeklyDue, now: Date): Promise<void> {
  const { id, userId, timezone } = webhook;
  // Somebody who moved to another zone may not have Monday yet.
  const week = findEndedWeek(now, timezone);
  return deps.database.db.transaction(async (tx) => {
    await updateWebhook(tx, webhook, { weeklyAt: findNextMonday(now, timezone) });
    if (!week) return;
    const posts = await listWeekPosts(tx, userId, week);
    const days = { from: week.firstDay, to: week.lastDay };
    const facts = sumUpWeek(days, posts, (project) => `${deps.appUrl}/projects/${project}/results`);
    if (!facts) return;
    const eventId = `results.weekly:${userId}:${week.firstDay}`;
    await insertDeliveries(tx, [newDelivery({ webhookId: id, userId }, eventId, facts, now)]);
  });
}

export function newDelivery(
  { webhookId, userId }: { webhookId: string; userId: UserId },
  eventId: string,
  facts: WebhookEvent,
  now: Date,
): NewDelivery {
  const event = facts.type;
  return { webhookId, userId, event, eventId, facts, createdAt: now, nextAttemptAt: now };
}

type Described = Pick<
  PlannedPost,
  "id" | "projectId" | "projectName" | "subredditId" | "communityName" | "scheduledFor"
> &
  Parameters<typeof unwrapContent>[0] &
  Partial<Pick<PlannedPost, "postedAt" | "permalink">>;

function describePost(
  deps: Pick<Deps, "appUrl">,
  type: PostEvent["type"],
  post: Described,
): PostEvent {
  const { id, projectId, projectName, communityName, subredditId, scheduledFor } = post;
  const url = `${deps.appUrl}/projects/${projectId}`;
  return {
    type,
    project: { id: projectId, name: projectName, url },
    post: {
      id,
      title: unwrapContent(post).title,
      community: `r/${communityName ?? subredditId}`,
      plannedFor: scheduledFor?.toISOString() ?? null,
      postedAt: post.postedAt?.toISOString() ?? null,
      redditUrl: post.permalink ?? null,
      url: postAddress(deps, post),
    },
  };
}
