import { and, asc, eq } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import {
  billingCheckouts,
  billingCustomers,
  billingEvents,
  calendarFeeds,
  karmaSnapshots,
  competitorMentions,
  competitors,
  contributions,
  magicLinks,
  notices,
  planGrants,
  ownPolicies,
  postChecks,
  postQuotas,
  posts,
  projects,
  projectSubreddits,
  sessions,
  subredditFavorites,
  subscriptions,
  trackingKeys,
  taskTicks,
  users,
  visits,
} from "./schema.ts";
import type { UserRow } from "./users-repository.ts";

export type AccountData = Awaited<ReturnType<typeof readAccountData>>;

/** All rows of a user beside the user's own and the onboarding, oldest first. */
export async function readAccountData(db: Db, userId: UserId) {
  const [calendarFeed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return {
    projects: await db
      .select()
      .from(projects)
      .where(eq(projects.userId, userId))
      .orderBy(asc(projects.createdAt), projects.id),
    communities: await listCommunities(db, userId),
    posts: await db
      .select()
      .from(posts)
      .where(eq(posts.userId, userId))
      .orderBy(asc(posts.createdAt), posts.id),
    checks: await db
      .select()
      .from(postChecks)
      .where(eq(postChecks.userId, userId))
      .orderBy(asc(postChecks.checkedAt), postChecks.postId, postChecks.stage),
    karma: await db
      .select()
      .from(karmaSnapshots)
      .where(eq(karmaSnapshots.userId, userId))
      .orderBy(asc(karmaSnapshots.day)),
    competitors: await db
      .select()
      .from(competitors)
      .where(eq(competitors.userId, userId))
      .orderBy(asc(competitors.createdAt), competitors.id),
    competitorMentions: await db
      .select()
      .from(competitorMentions)
      .where(eq(competitorMentions.userId, userId))
      .orderBy(asc(competitorMentions.seenAt), competitorMentions.id),
    trackingKeys: await db
      .select()
      .from(trackingKeys)
      .where(eq(trackingKeys.userId, userId))
      .orderBy(asc(trackingKeys.createdAt), trackingKeys.projectId),
    visits: await db
      .select()
      .from(visits)
      .where(eq(visits.userId, userId))
      .orderBy(asc(visits.hour), visits.postId),
    contributions: await db
      .select()
      .from(contributions)
      .where(eq(contributions.userId, userId))
      .orderBy(asc(contributions.at), contributions.id),
    taskTicks: await db
      .select()
      .from(taskTicks)
      .where(eq(taskTicks.userId, userId))
      .orderBy(asc(taskTicks.tickedAt), taskTicks.taskKey),
    favorites: await db
      .select()
      .from(subredditFavorites)
      .where(eq(subredditFavorites.userId, userId))
      .orderBy(asc(subredditFavorites.createdAt), subredditFavorites.subredditId),
    ownPolicies: await db
      .select()
      .from(ownPolicies)
      .where(eq(ownPolicies.userId, userId))
      .orderBy(asc(ownPolicies.createdAt), ownPolicies.subredditId),
    subscriptions: await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(asc(subscriptions.createdAt), subscriptions.mode),
    planGrants: await db.select().from(planGrants).where(eq(planGrants.userId, userId)),
    customers: await listCustomers(db, userId),
    checkouts: await db.select().from(billingCheckouts).where(eq(billingCheckouts.userId, userId)),
    quotas: await db
      .select()
      .from(postQuotas)
      .where(eq(postQuotas.userId, userId))
      .orderBy(asc(postQuotas.month)),
    notices: await db
      .select()
      .from(notices)
      .where(eq(notices.userId, userId))
      .orderBy(asc(notices.createdAt), notices.id),
    calendarFeed: calendarFeed ?? null,
    sessions: await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt), sessions.id),
  };
}

async function listCommunities(db: Db, userId: UserId) {
  const rows = await db
    .select({ community: projectSubreddits })
    .from(projectSubreddits)
    .innerJoin(projects, eq(projects.id, projectSubreddits.projectId))
    .where(eq(projects.userId, userId))
    .orderBy(asc(projectSubreddits.createdAt), projectSubreddits.subredditId);
  return rows.map(({ community }) => community);
}

function listCustomers(db: Db, userId: UserId) {
  return db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
    .orderBy(asc(billingCustomers.createdAt), billingCustomers.customerId);
}

export type ExportedPostRow = Awaited<ReturnType<typeof listExportedPosts>>[number];

/** Posts with the names of their projects, oldest first. */
export function listExportedPosts(db: Db, userId: UserId) {
  return db
    .select({ post: posts, projectName: projects.name })
    .from(posts)
    .innerJoin(projects, and(eq(projects.id, posts.projectId), eq(projects.userId, userId)))
    .where(eq(posts.userId, userId))
    .orderBy(asc(posts.createdAt), posts.id);
}

/** Whatever hangs on the user goes with it; the rest is known by address or by customer. */
export async function eraseAccount(db: Db, { id, email, emailVerifiedAt }: UserRow): Promise<void> {
  for (const { customerId } of await listCustomers(db, id)) {
    await db.delete(billingEvents).where(eq(billingEvents.customerId, customerId));
  }
  // Who merely claimed an address can't take back a link that its owner asked for.
  if (emailVerifiedAt) await db.delete(magicLinks).where(eq(magicLinks.email, email));
  await db.delete(users).where(eq(users.id, id));
}
