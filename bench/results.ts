import { sql } from "drizzle-orm";
import { grantPlan } from "#server/testing/grant-plan.ts";
import type { InProcess } from "./in-process.ts";
import { medianTime } from "./median-time.ts";
import { insertOtherUser } from "./other-user.ts";
import { readRows } from "#server/db/database.ts";

const MS_WANTED = 100;
const OWN_POSTS = 10_000;

/** The results of a project with 10,000 posts, alone in the table and then among those of others. */
export async function benchResults(server: InProcess, rounds: number, rows: number): Promise<void> {
  const { database, user } = server;
  await grantPlan({ database, clock: () => new Date() }, user.id);
  const projectId = await insertPosts(server, user.id, OWN_POSTS);
  const ask = () => server.call({ method: "GET", url: `/api/projects/${projectId}/results` });
  const alone = await medianTime(ask, rounds);
  await insertPosts(server, await insertOtherUser(server, "posts@example.com"), rows);
  const crowded = await medianTime(ask, rounds);
  console.log(
    `results of ${OWN_POSTS} posts: ${crowded.toFixed(1)} ms among ${rows} posts of others (${MS_WANTED} wanted), ${(crowded / alone).toFixed(2)} times as long as alone`,
  );
}

/** Over two years and 30 communities, most of them with numbers and a prediction. */
async function insertPosts(
  { database: { db } }: InProcess,
  userId: string,
  count: number,
): Promise<string> {
  const [project] = await readRows<{ id: string }>(
    db,
    sql`insert into projects (user_id, name, description, created_at, updated_at)
      values (${userId}::uuid, 'Ledgerly', 'Invoices for freelancers.', now(), now()) returning id`,
  );
  await db.execute(sql`
    insert into posts (user_id, project_id, subreddit_id, title, content, post_type, status, posted_at,
      outcome, upvotes, comments, predicted_score, predicted_level, predicted_at, counted_at, by, seed, created_at, updated_at)
    select ${userId}::uuid, ${project?.id}::uuid, 'community' || n % 30, 'What helped with late invoices',
      repeat('A word on taxes in small towns. ', 40), 'story', 'posted', now() - n * interval '105 minutes',
      (array['live', 'live', 'live', 'removed', 'unknown'])[1 + n % 5], n * 79 % 500, n * 29 % 90,
      n * 31 % 101, 'low', now(), now(), 'engine', n, now(), now()
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`vacuum analyze posts`);
  return project?.id ?? "";
}
