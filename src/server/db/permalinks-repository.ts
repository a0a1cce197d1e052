import { and, eq, isNull, like } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { contributions, posts } from "./schema.ts";

/** An address of the user's, with its post; null for what was logged. */
export type KeptPermalink = { postId: string | null; permalink: string | null };

/** Those of posts and of logged contributions in which this text occurs. */
export async function listPermalinks(
  db: Db,
  userId: UserId,
  text: string,
): Promise<KeptPermalink[]> {
  const { permalink } = posts;
  const ofPosts = await db
    .select({ postId: posts.id, permalink })
    .from(posts)
    .where(and(eq(posts.userId, userId), isNull(posts.deletedAt), like(permalink, `%${text}%`)));
  const logged = await db
    .select({ permalink: contributions.permalink })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), like(contributions.permalink, `%${text}%`)));
  return [...ofPosts, ...logged.map((each) => ({ postId: null, permalink: each.permalink }))];
}
