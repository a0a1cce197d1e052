import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { listTables, withoutIndexes } from "#server/db/table-layout.ts";
import { seedAccounts } from "./accounts.ts";
import { seedBilling } from "./billing.ts";
import { seedPosts } from "./posts.ts";
import { seedCommunities, seedProjects } from "./projects.ts";
import { seedAssistants, seedRadars } from "./radar.ts";
import type { Scale } from "./scale.ts";

/** Everything that so many posts would come with, beside a catalogue that is there already. */
export async function seed(database: Database, scale: Scale): Promise<void> {
  await seedCommunities(database.unhurried, scale);
  await database.bulk(async ({ db }) => {
    // References are right by the way the ids are made.
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`
      create temp table largest_communities on commit drop as
      select array_agg(id) as ids from (
        select id from subreddits order by members desc limit 1000) s`);
    const tables = (await listTables(db)).map(({ name }) => name);
    const filled = tables.filter((name) => !/^(subreddit|catalogue)/.test(name));
    await withoutIndexes(db, [...filled, "subreddit_favorites"], async () => {
      await seedAccounts(db, scale);
      await seedProjects(db, scale);
      await seedPosts(db, scale);
      await seedBilling(db, scale);
      await seedRadars(db, scale);
      await seedAssistants(db, scale);
    });
  });
  await database.unhurried.execute(sql`vacuum analyze`);
}
