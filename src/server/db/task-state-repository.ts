import { and, desc, eq, gte, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { FounderFacts } from "#engine/posts/founder-facts.ts";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { type PostWithSubreddit, selectPosts } from "./posts-repository.ts";
import { countOfSubreddits } from "./projects-repository.ts";
import { posts, projects } from "./schema.ts";

/** What is planned, and what was made since. */
export function listTaskPosts(db: Db, userId: UserId, since: Date): Promise<PostWithSubreddit[]> {
  const hasTime = or(ne(posts.status, "scheduled"), isNotNull(posts.scheduledFor));
  const isMade = and(eq(posts.status, "posted"), gte(posts.postedAt, since));
  const isWanted = or(and(ne(posts.status, "posted"), hasTime), isMade);
  return selectPosts(db)
    .where(and(eq(posts.userId, userId), isNull(posts.deletedAt), isWanted))
    .orderBy(posts.createdAt, posts.id);
}

export type TaskProjectRow = {
  id: string;
  name: string;
  description: string;
  url: string | null;
  status: string;
  hasFacts: boolean;
  communities: number;
};

/** Of all projects, also those that rest, the newest first. */
export async function listTaskProjects(db: Db, userId: UserId): Promise<TaskProjectRow[]> {
  const { id, name, description, url, status, founderFacts, createdAt } = projects;
  const rows = await db
    .select({
      id,
      name,
      description,
      url,
      status,
      founderFacts,
      communities: countOfSubreddits,
    })
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(desc(createdAt), id);
  return rows.map(({ founderFacts: facts, ...row }) =>
    Object.assign(row, { hasFacts: hasAnswer(facts) }),
  );
}

function hasAnswer(facts: Partial<FounderFacts>): boolean {
  return Object.values(facts).some(Boolean);
}
