import { sql } from "drizzle-orm";
import { type Db, readRows } from "./database.ts";

export type QueuedJobs = { job: string; state: string; count: number };

/** Of the job queue's own tables; none before it has started for the first time. */
export async function countQueued(db: Db): Promise<QueuedJobs[]> {
  const [queue] = await readRows<{ isThere: boolean }>(
    db,
    sql`select to_regclass('jobs.job') is not null as "isThere"`,
  );
  if (!queue?.isThere) return [];
  return readRows<QueuedJobs>(
    db,
    sql`select name as job, state::text as state, count(*)::int as count from jobs.job
        where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
}
