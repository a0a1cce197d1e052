import { and, desc, eq } from "drizzle-orm";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { projects } from "./schema.ts";

export type ProjectRow = typeof projects.$inferSelect;

export function listProjects(db: Db, userId: UserId): Promise<ProjectRow[]> {
  return db
    .select()
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(desc(projects.createdAt));
}

export async function findProject(
  db: Db,
  userId: UserId,
  projectId: string,
): Promise<ProjectRow | null> {
  const [row] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.id, projectId as ProjectId)));
  return row ?? null;
}

export async function insertProject(db: Db, project: Omit<ProjectRow, "id">): Promise<ProjectRow> {
  const [row] = await db.insert(projects).values(project).returning();
  if (!row) throw new Error("The inserted project was not returned.");
  return row;
}
