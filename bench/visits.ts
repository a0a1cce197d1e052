import { sql } from "drizzle-orm";
import { postKeyOf } from "#engine/visits/link-tags.ts";
import type { InProcess } from "./in-process.ts";
import { median } from "./processor-time.ts";
import { readRows } from "#server/db/database.ts";

const WRITE_MS_WANTED = 5;
const RATIO_WANTED = 1.5;
const POSTS = 1000;
const WARM_UP = 20;
const KEY = "0123456789abcdef";
const VISIT = {
  method: "POST",
  url: "/api/visits",
  headers: {
    "content-type": "text/plain",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  },
} as const;

/**
 * A visit as a whole call, on a database with a thousand counters and on one with very many. They take
 * turns, so that what else the machine does falls on both alike.
 */
export async function benchVisits(
  kind: string,
  start: (name: string) => Promise<InProcess>,
  calls: number,
  rows: number,
): Promise<void> {
  const few = await prepare(await start("few"), POSTS);
  const many = await prepare(await start("many"), rows);
  await takeTurns(few, many, WARM_UP);
  const times = await takeTurns(few, many, calls);
  const [fewMs, manyMs] = [median(times.few), median(times.many)];
  console.log(
    `visit write, ${kind}: p50 ${manyMs.toFixed(2)} ms with ${rows} counters (${WRITE_MS_WANTED} wanted), ${(manyMs / fewMs).toFixed(2)} times as long as with ${POSTS} (at most ${RATIO_WANTED} wanted)`,
  );
  await few.server.close();
  await many.server.close();
}

type Prepared = { server: InProcess; posts: string[] };

async function prepare(server: InProcess, rows: number): Promise<Prepared> {
  const posts = await insertPosts(server);
  await insertCounters(server, Math.ceil(rows / POSTS));
  await server.database.db.execute(sql`vacuum analyze`);
  return { server, posts };
}

async function takeTurns(few: Prepared, many: Prepared, calls: number) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let call = 0; call < calls; call++) {
    times.few.push(await measureVisit(few, call));
    times.many.push(await measureVisit(many, call));
  }
  await requireWritten(few.server, calls);
  await requireWritten(many.server, calls);
  return times;
}

/** Of a project whose site has a key. */
async function insertPosts({ database, user }: InProcess): Promise<string[]> {
  const found = await readRows<{ id: string }>(
    database.db,
    sql`with project as (
          insert into projects (user_id, name, description, created_at, updated_at)
          values (${user.id}::uuid, 'Ledgerly', 'Invoices.', now(), now()) returning id),
        key as (
          insert into tracking_keys (project_id, user_id, key, created_at)
          select id, ${user.id}::uuid, ${KEY}, now() from project)
        insert into posts (user_id, project_id, subreddit_id, title, content, post_type, status,
          posted_at, by, seed, created_at, updated_at)
        select ${user.id}::uuid, project.id, 'saas', 'Post ' || n, 'Words.', 'question', 'posted',
          now(), 'engine', n, now(), now()
        from project, generate_series(1, ${POSTS}::int) n returning id`,
  );
  return found.map(({ id }) => id);
}

/** So many hours of each post, none of them of today: what the calls write is told apart by that. */
async function insertCounters({ database, user }: InProcess, hours: number): Promise<void> {
  await database.unhurried.execute(sql`
    insert into visits (post_id, hour, user_id, count)
    select posts.id, date_trunc('hour', now(), 'UTC') - (n + 24) * interval '1 hour', posts.user_id, 1 + n % 7
    from posts, generate_series(1, ${hours}::int) n
    where posts.user_id = ${user.id}::uuid`);
}

async function measureVisit({ server, posts }: Prepared, call: number): Promise<number> {
  // A step that is prime to their number: each post in turn, far from the one before.
  const post = postKeyOf(posts[(call * 617) % posts.length] ?? "");
  // Each from an address of its own, or the gate would answer without writing.
  const remoteAddress = `10.1.${(call >> 8) & 255}.${call & 255}`;
  const payload = JSON.stringify({ key: KEY, post });
  const startedAt = performance.now();
  await server.send({ ...VISIT, remoteAddress, payload });
  return performance.now() - startedAt;
}

/** What was ignored would be quick as well. */
async function requireWritten({ database }: InProcess, calls: number): Promise<void> {
  const [row] = await readRows<{ count: number }>(
    database.db,
    sql`select sum(count)::int as count from visits where hour >= date_trunc('hour', now() - interval '1 hour', 'UTC')`,
  );
  if ((row?.count ?? 0) < calls) throw new Error(`Of ${calls} visits ${row?.count} were written.`);
}
