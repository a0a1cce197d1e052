import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { posts, projects, projectSubreddits } from "../schema.ts";

export type ProjectRow = typeof projects.$inferSelect;
export type ProjectSubredditRow = typeof projectSubreddits.$inferSelect;
/** What a card shows: with thousands of projects, each column more is felt. */
export type ProjectCard = Pick<
  ProjectRow,
  "id" | "name" | "description" | "url" | "category" | "status" | "createdAt"
> & { subreddits: number; posts: number };

/** The ids of the communities that were chosen for a project. */
export const chosenSubreddits = sql<string[]>`array(
  select ${projectSubreddits.subredditId} from ${projectSubreddits}
  where ${projectSubreddits.projectId} = ${projects.id} order by ${projectSubreddits.subredditId})`;

const countOfSubreddits = sql<number>`(
  select count(*)::int from ${projectSubreddits}
  where ${projectSubreddits.projectId} = ${projects.id})`;

const countOfPosts = sql<number>`(
  select count(*)::int from ${posts}
  where ${posts.projectId} = ${projects.id} and ${posts.deletedAt} is null)`;

const counts = { subreddits: countOfSubreddits, posts: countOfPosts };

/** Over all projects that are listed, each community once. */
const countOfCommunities = (userId: UserId, includeArchived: boolean) => sql<number>`(
  select count(distinct ${projectSubreddits.subredditId})::int from ${projectSubreddits}
  join ${projects} on ${projects.id} = ${projectSubreddits.projectId}
  where ${projects.userId} = ${userId} and ${includeArchived ? sql`true` : isShown()})`;

type ProjectPage = { after?: Pick<ProjectRow, "id" | "createdAt">; limit?: number };

/** Newest first; a page begins behind `after`. */
export async function listProjects(
  db: Db,
  userId: UserId,
  { includeArchived, after, limit }: { includeArchived: boolean } & ProjectPage,
): Promise<ProjectCard[]> {
  const { id, createdAt } = projects;
  const isBehind =
    after &&
    sql`(${createdAt} < ${after.createdAt.toISOString()}
         or (${createdAt} = ${after.createdAt.toISOString()} and ${id} > ${after.id}))`;
  const written = countPosts(db, userId);
  const query = db
    .select(selectCard(written))
    .from(projects)
    .leftJoin(written, eq(written.projectId, projects.id))
    .where(and(eq(projects.userId, userId), includeArchived ? undefined : isShown(), isBehind))
    .orderBy(desc(createdAt), id);
  return limit === undefined ? query : query.limit(limit);
}

/** All of them with how many communities they have together: one statement, since this is asked most often. */
export async function listProjectsAndCommunities(
  db: Db,
  userId: UserId,
  { includeArchived }: { includeArchived: boolean },
): Promise<{ cards: ProjectCard[]; communities: number }> {
  const written = countPosts(db, userId);
  const rows = await db
    .select({ card: selectCard(written), communities: countOfCommunities(userId, includeArchived) })
    .from(projects)
    .leftJoin(written, eq(written.projectId, projects.id))
    .where(and(eq(projects.userId, userId), includeArchived ? undefined : isShown()))
    .orderBy(desc(projects.createdAt), projects.id);
  return { cards: rows.map(({ card }) => card), communities: rows[0]?.communities ?? 0 };
}

/** One pass over the user's posts, instead of a look for each project. */
function countPosts(db: Db, userId: UserId) {
  return db
    .select({ projectId: posts.projectId, posts: sql<number>`count(*)::int`.as("posts") })
    .from(posts)
    .where(and(eq(posts.userId, userId), isNull(posts.deletedAt)))
    .groupBy(posts.projectId)
    .as("written");
}

function selectCard(written: ReturnType<typeof countPosts>) {
  const { id, name, description, url, category, status, createdAt } = projects;
  const card = { id, name, description, url, category, status, createdAt };
  const postCount = sql<number>`coalesce(${written.posts}, 0)`;
  return { ...card, subreddits: countOfSubreddits, posts: postCount };
}

/** What a text promotes is known by these; archived ones too. */
export function listProjectNames(
  db: Db,
  userId: UserId,
): Promise<Pick<ProjectRow, "id" | "name" | "url">[]> {
  const { id, name, url } = projects;
  return db.select({ id, name, url }).from(projects).where(eq(projects.userId, userId));
}

/** What the newest projects say about themselves, for matching. */
export function listProjectTexts(
  db: Db,
  userId: UserId,
  limit: number,
): Promise<Pick<ProjectRow, "name" | "description" | "category" | "goals" | "leftOut">[]> {
  const { name, description, category, goals, leftOut } = projects;
  return db
    .select({ name, description, category, goals, leftOut })
    .from(projects)
    .where(and(eq(projects.userId, userId), isShown()))
    .orderBy(desc(projects.createdAt))
    .limit(limit);
}

export function countProjects(db: Db, userId: UserId): Promise<number> {
  return db.$count(projects, eq(projects.userId, userId));
}

export async function findProject(
  db: Db,
  userId: UserId,
  projectId: string,
): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(isOwn(userId, projectId));
  return row ?? null;
}

/** Nobody else changes the project until the transaction ends. */
export async function lockProject(
  db: Db,
  userId: UserId,
  projectId: string,
): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(isOwn(userId, projectId)).for("update");
  return row ?? null;
}

/** null when the id is taken. */
export async function insertProject(
  db: Db,
  project: typeof projects.$inferInsert,
): Promise<ProjectRow | null> {
  const [row] = await db.insert(projects).values(project).onConflictDoNothing().returning();
  return row ?? null;
}

export async function updateProject(
  db: Db,
  userId: UserId,
  projectId: string,
  changes: Partial<typeof projects.$inferInsert>,
): Promise<ProjectRow | null> {
  const [row] = await db.update(projects).set(changes).where(isOwn(userId, projectId)).returning();
  return row ?? null;
}

export async function deleteProject(db: Db, userId: UserId, projectId: string): Promise<boolean> {
  const rows = await db
    .delete(projects)
    .where(isOwn(userId, projectId))
    .returning({ id: projects.id });
  return rows.length > 0;
}

/** The communities of all the user's projects that are worked on, each once. */
export async function listCommunityIds(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: projectSubreddits.subredditId })
    .from(projectSubreddits)
    .innerJoin(projects, eq(projects.id, projectSubreddits.projectId))
    .where(and(eq(projects.userId, userId), eq(projects.status, "active")));
  return rows.map(({ id }) => id);
}

/** The rest of these takes a project that findProject or lockProject found for the user. */
export function listProjectSubreddits(
  db: Db,
  projectId: ProjectId,
): Promise<ProjectSubredditRow[]> {
  return db
    .select()
    .from(projectSubreddits)
    .where(eq(projectSubreddits.projectId, projectId))
    .orderBy(projectSubreddits.subredditId);
}

export async function countOfProject(
  db: Db,
  projectId: ProjectId,
): Promise<{ subreddits: number; posts: number }> {
  const [row] = await db.select(counts).from(projects).where(eq(projects.id, projectId));
  return row ?? { subreddits: 0, posts: 0 };
}

export async function insertProjectSubreddits(db: Db, rows: ProjectSubredditRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(projectSubreddits).values(rows).onConflictDoNothing();
}

export async function deleteProjectSubreddits(
  db: Db,
  projectId: ProjectId,
  subredditIds: string[],
): Promise<void> {
  if (subredditIds.length === 0) return;
  await db
    .delete(projectSubreddits)
    .where(
      and(
        eq(projectSubreddits.projectId, projectId),
        inArray(projectSubreddits.subredditId, subredditIds),
      ),
    );
}

function isOwn(userId: UserId, projectId: string) {
  return and(eq(projects.userId, userId), eq(projects.id, projectId as ProjectId));
}

function isShown() {
  return ne(projects.status, "archived");
}
