import { and, asc, eq, type InferSelectModel } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
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
  assistants,
  personalTokens,
  planGrants,
  ownPolicies,
  postLooks,
  postQuotas,
  posts,
  projects,
  projectSubreddits,
  savedSearches,
  sessions,
  subredditFavorites,
  subscriptions,
  trackingKeys,
  taskTicks,
  users,
  visits,
  radarEntries,
  radarFeeds,
  radarKeys,
  radars,
  webhookDeliveries,
  webhooks,
} from "../schema.ts";
import type { UserRow } from "./users-repository.ts";

export type AccountData = Awaited<ReturnType<typeof readAccountData>>;

/** All rows of a user beside the user's own and the onboarding, oldest first. */
export async function readAccountData(db: Db, userId: UserId) {
  const list = <Table extends OwnedTable>(table: Table, ...order: PgColumn[]) =>
    listOwned(db, userId, table, order);
  const [calendarFeed] = await list(calendarFeeds);
  const [radarFeed] = await list(radarFeeds);
  return {
    projects: await list(projects, projects.createdAt, projects.id),
    communities: await listCommunities(db, userId),
    posts: await list(posts, posts.createdAt, posts.id),
    checks: await list(postLooks, postLooks.checkedAt, postLooks.postId, postLooks.stage),
    karma: await list(karmaSnapshots, karmaSnapshots.day),
    competitors: await list(competitors, competitors.createdAt, competitors.id),
    competitorMentions: await list(
      competitorMentions,
      competitorMentions.seenAt,
      competitorMentions.id,
    ),
    trackingKeys: await list(trackingKeys, trackingKeys.createdAt, trackingKeys.projectId),
    visits: await list(visits, visits.hour, visits.postId),
    contributions: await list(contributions, contributions.at, contributions.id),
    taskTicks: await list(taskTicks, taskTicks.tickedAt, taskTicks.taskKey),
    favorites: await list(
      subredditFavorites,
      subredditFavorites.createdAt,
      subredditFavorites.subredditId,
    ),
    savedSearches: await list(savedSearches, savedSearches.createdAt, savedSearches.id),
    ownPolicies: await list(ownPolicies, ownPolicies.createdAt, ownPolicies.subredditId),
    subscriptions: await list(subscriptions, subscriptions.createdAt, subscriptions.mode),
    planGrants: await list(planGrants),
    customers: await listCustomers(db, userId),
    checkouts: await list(billingCheckouts),
    quotas: await list(postQuotas, postQuotas.month),
    notices: await list(notices, notices.createdAt, notices.id),
    calendarFeed: calendarFeed ?? null,
    radarFeed: radarFeed ?? null,
    tokens: await list(personalTokens, personalTokens.createdAt, personalTokens.id),
    assistants: await list(assistants, assistants.createdAt, assistants.id),
    webhooks: await list(webhooks, webhooks.createdAt, webhooks.id),
    webhookDeliveries: await list(
      webhookDeliveries,
      webhookDeliveries.createdAt,
      webhookDeliveries.id,
    ),
    radarKeys: await list(radarKeys),
    radars: await list(radars, radars.createdAt, radars.projectId),
    radarEntries: await list(radarEntries, radarEntries.foundAt, radarEntries.id),
    sessions: await list(sessions, sessions.createdAt, sessions.id),
  };
}

type OwnedTable = PgTable & { userId: PgColumn };

/** The user's rows of one table, in the order of its columns. */
async function listOwned<Table extends OwnedTable>(
  db: Db,
  userId: UserId,
  table: Table,
  order: PgColumn[],
): Promise<InferSelectModel<Table>[]> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.userId, userId))
    .orderBy(...order);
  return rows as InferSelectModel<Table>[];
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
  const { createdAt, customerId } = billingCustomers;
  return listOwned(db, userId, billingCustomers, [createdAt, customerId]);
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
