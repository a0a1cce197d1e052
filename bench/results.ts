import { sql } from "drizzle-orm";
import { grantPlan } from "#server/testing/grant-plan.ts";
import type { InProcess } from "./in-process.ts";
import { medianTime } from "./processor-time.ts";

const MS_WANTED = 100;
const OWN_POSTS = 10_000;

/** The results of a project with 10,000 posts, alone in the table and among the posts of others. */
export async function benchResults(server: InProcess, rounds: number, rows: number): Promise<void> {
  const { database } = server;
  await grantPlan({ database, clock: () => new Date() }, server.user.id, "PREMIUM_LIFETIME", { mode: "stand-in" });
  const projectId = await insertPosts(server, server.user.id, OWN_POSTS);
  const ask = () => server.call({ method: "GET", url: `/api/projects/${projectId}/results` });
  await database.db.execute(sql`vacuum analyze posts`);
  const alone = await medianTime(ask, rounds);
  const [{ id = "" } = {}] = await readIds(
    server,
    sql`insert into users (email, created_at) values ('posts-of-others@example.com', now()) returning id`,
  );
  await insertPosts(server, id, rows);
  await database.db.execute(sql`vacuum analyze posts`);
  const crowded = await medianTime(ask, rounds);
  console.log(
    `results of ${OWN_POSTS} posts: ${crowded.toFixed(1)} ms among ${rows} posts of others (${MS_WANTED} wanted), ${(crowded / alone).toFixed(2)} times as long as alone`,
  );
}
