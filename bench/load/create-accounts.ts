import { sql } from "drizzle-orm";
import { type Database, type Db, readRows } from "#server/db/database.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { UserId } from "#server/scope.ts";
import { startSession } from "#server/services/auth/sessions.ts";
import { createAccessTokens } from "#server/services/auth/access-tokens.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { grantPlan } from "#server/testing/grant-plan.ts";
import { SAMPLE_ANSWERS } from "#server/testing/sample-answers.ts";
import type { Account } from "./load-user.ts";

const clock = () => new Date();

/** Signed-in founders with two projects each, of whom every second one pays and has posted for weeks. */
export async function createAccounts(
  database: Database,
  authSecret: string,
  count: number,
): Promise<Account[]> {
  const deps = { clock, accessTokens: createAccessTokens(authSecret, clock) } as ServiceDeps;
  const accounts = await database.db.transaction(async (tx) => {
    await insertUsers(tx, count);
    await insertProjects(tx);
    await insertPosts(tx);
    const made: Account[] = [];
    for (const { userId, hasPlan, ...things } of await listAccounts(tx)) {
      const user = await findUserById(tx, userId);
      if (!user) continue;
      if (hasPlan) await grantPlan({ database: { ...database, db: tx }, clock }, userId);
      const caller = { ip: "127.0.0.1", userAgent: undefined };
      const { accessToken, refreshToken } = await startSession(deps, tx, user, caller);
      made.push({ ...things, hasPlan, accessToken, refreshToken });
    }
    return made;
  });
  await database.unhurried.execute(sql`vacuum analyze`);
  return accounts;
}

async function insertUsers(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (email, timezone, reddit_karma, reddit_karma_told_at, created_at)
    select 'founder-' || n || '@example.com',
      (array['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'])[1 + n % 4], n % 900, now(), now()
    from generate_series(1, ${count}::int) n`);
}

/** Each with three communities of those that are large enough to be recommended. */
async function insertProjects(db: Db): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into projects (user_id, name, interview, description, url, category, target_audience,
        created_at, updated_at)
      select users.id, 'Project ' || n, ${JSON.stringify({ answers: SAMPLE_ANSWERS })}::json,
        (array['Invoices and bookkeeping for freelancers who work for several clients.',
               'Plans climbing trips with friends and finds the weather window.',
               'A text editor for game designers who write branching stories.',
               'Meal plans for families with allergies, with a shopping list.'])[1 + (ascii(right(email, 13)) + n) % 4],
        'https://example.com', 'SaaS & Software', array['Freelancers'], now(), now()
      from users, generate_series(1, 2) n returning id, user_id),
    numbered as (select id, row_number() over (order by id) as place from made),
    chosen as (
      select id as subreddit_id, row_number() over (order by members desc, id) as place
      from subreddits order by members desc, id limit 600),
    known as (select count(*) as count from chosen)
    insert into project_subreddits (project_id, subreddit_id, source, created_at)
    select numbered.id, chosen.subreddit_id, 'recommended', now()
    from numbered, known, generate_series(0, 2) n
    join chosen on true
    where chosen.place = 1 + (numbered.place * 3 + n) % known.count`);
}

/** A dozen made and three ahead, in the first project of whoever pays. */
async function insertPosts(db: Db): Promise<void> {
  await db.execute(sql`
    with first as (
      select distinct on (user_id) id, user_id from projects order by user_id, id),
    paying as (select * from first where get_byte(uuid_send(user_id), 15) % 2 = 0)
    insert into posts (user_id, project_id, subreddit_id, title, content, post_type, status, scheduled_for,
      posted_at, outcome, upvotes, comments, predicted_score, predicted_level, predicted_at, counted_at,
      by, seed, created_at, updated_at)
    select user_id, paying.id, community.subreddit_id, 'What helped with it, part ' || n,
      repeat('A word on how it went in a small town. ', 30), 'story',
      case when n <= 3 then 'scheduled' else 'posted' end,
      case when n <= 3 then now() + n * interval '2 days' end,
      case when n > 3 then now() - n * interval '3 days' end,
      case when n > 3 then (array['live', 'live', 'removed', 'unknown'])[1 + n % 4] else 'unknown' end,
      case when n > 3 then n * 7 end, case when n > 3 then n end,
      case when n > 3 then n * 5 end, case when n > 3 then 'low' end, case when n > 3 then now() end,
      case when n > 3 then now() end, 'engine', n, now() - n * interval '3 days', now()
    from paying
    join generate_series(1, 15) n on true
    join lateral (
      select subreddit_id from project_subreddits
      where project_id = paying.id order by subreddit_id offset n % 3 limit 1) community on true`);
}

type Things = Omit<Account, "accessToken" | "refreshToken"> & { userId: UserId };

function listAccounts(db: Db): Promise<Things[]> {
  return readRows<Things>(
    db,
    sql`select distinct on (projects.user_id) projects.user_id as "userId", projects.id as "projectId",
          get_byte(uuid_send(projects.user_id), 15) % 2 = 0 as "hasPlan",
          array(select subreddit_id::text from project_subreddits where project_id = projects.id)
            as communities,
          array(select id::text from posts where project_id = projects.id and status = 'scheduled')
            as pending
        from projects order by projects.user_id, projects.id`,
  );
}
