import { type SQL, sql } from "drizzle-orm";

export type Scale = { posts: number; users: number; projects: number };

/** A hundred posts for each user, in two projects. */
export function scaleTo(posts: number): Scale {
  return { posts, users: Math.ceil(posts / 100), projects: Math.ceil(posts / 50) };
}

/** The one whom the tour is made as: with as many projects and posts as anybody will have. */
export const BUSY_EMAIL = "user1@example.com";
const BUSY_PROJECTS = 20;
/** Somebody with one project and a few posts, as most are. */
export const DIGEST_EMAIL = "user22@example.com";

/** Ids that the number tells: so rows refer to each other without being read. */
export const idOf = (
  kind: "user" | "project" | "post" | "session" | "competitor" | "webhook",
  number: SQL,
) =>
  sql`overlay(overlay(md5(${sql.raw(`'${kind}'`)} || (${number})) placing '4' from 13) placing '8' from 17)::uuid`;

/** Whose a project is: the first ones are the busy user's. */
export const ownerOf = (project: SQL, { users }: Scale) =>
  sql`(case when ${project} <= ${sql.raw(String(BUSY_PROJECTS))} then 1 else 1 + (${project}) % ${sql.raw(String(users))} end)`;

/** Which project a post is of: every hundredth is one of the busy user's. */
export const projectOf = (post: SQL, { projects }: Scale) =>
  sql`(case when (${post}) % 100 = 0 then 1 + (${post}) / 100 % ${sql.raw(String(BUSY_PROJECTS))} else 1 + (${post}) % ${sql.raw(String(projects))} end)`;

export const series = (count: number) =>
  sql`generate_series(1, ${sql.raw(String(Math.ceil(count)))}) n`;

/** One of the thousand largest communities of the catalogue, or of a sample of it. */
export const communityOf = (number: SQL) =>
  sql`(select ids[1 + (${number}) % 1000] from largest_communities)`;

/** Some time in the last so many days. */
export const ago = (days: number, number: SQL) =>
  sql`now() - ((${number})::bigint * 7919 % ${sql.raw(String(days * 86_400))}) * interval '1 second'`;
