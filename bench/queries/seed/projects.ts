import { sql } from "drizzle-orm";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import type { Db } from "#server/db/database.ts";
import { ago, communityOf, idOf, ownerOf, type Scale, series } from "./scale.ts";

const n = sql`n`;

/** Projects with their communities, keys and competitors; and the favorites and searches that their owners keep. */
export async function seedProjects(db: Db, scale: Scale): Promise<void> {
  const owner = idOf("user", ownerOf(n, scale));
  await db.execute(sql`
    insert into projects (id, user_id, name, description, url, category, target_audience, goals,
      status, created_at, updated_at)
    select ${idOf("project", n)}, ${owner}, 'Project ' || n,
      'Invoices and bookkeeping for freelancers who hate both, number ' || n, 'https://p' || n || '.example',
      'Finance', '{Freelancers}', '{Get feedback}',
      (array['active', 'active', 'active', 'active', 'active', 'active', 'active', 'paused', 'archived', 'active'])[1 + n % 10],
      ${ago(700, n)}, now()
    from ${series(scale.projects)}`);
  await db.execute(sql`
    insert into project_subreddits (project_id, subreddit_id, source, created_at)
    select ${idOf("project", n)}, ${communityOf(sql`n * 7 + m`)}, 'recommended', now()
    from ${series(scale.projects)}, generate_series(1, 5) m on conflict do nothing`);
  await db.execute(sql`
    insert into tracking_keys (project_id, user_id, key, created_at, first_hit_at)
    select ${idOf("project", n)}, ${owner}, substr(md5('key' || n), 1, 16), now(), now()
    from ${series(scale.projects)} where n % 2 = 1`);
  await db.execute(sql`
    insert into competitors (id, user_id, project_id, name, description, described_by, created_at, updated_at)
    select ${idOf("competitor", sql`n * 10 + m`)}, ${owner}, ${idOf("project", n)}, 'Rival ' || m,
      'Invoices for everybody else.', 'founder', now(), now()
    from ${series(scale.projects)}, generate_series(1, 2) m`);
  await db.execute(sql`
    insert into competitor_mentions (user_id, competitor_id, source, kind, post_id, permalink, community, title, posted_at, seen_at)
    select ${owner}, ${idOf("competitor", sql`n * 10 + m`)}, (array['reddit', 'pasted'])[1 + k % 2], 'mention',
      to_hex(n * 100 + m * 10 + k), 'https://www.reddit.com/r/a/comments/' || to_hex(n * 100 + m * 10 + k) || '/x',
      'a', 'Is it any good?', ${ago(300, sql`n + k`)}, now()
    from ${series(scale.projects)}, generate_series(1, 2) m, generate_series(1, 5) k`);
  await db.execute(sql`
    insert into subreddit_favorites (user_id, subreddit_id, created_at)
    select ${idOf("user", n)}, ${communityOf(sql`n * 3 + m`)}, ${ago(300, sql`n + m`)}
    from ${series(scale.users)}, generate_series(1, 10) m on conflict do nothing`);
  await db.execute(sql`
    insert into saved_searches (user_id, name, q, sort, created_at)
    select ${idOf("user", n)}, 'Search ' || m, 'invoices', 'relevance', ${ago(300, sql`n + m`)}
    from ${series(scale.users)}, generate_series(1, 5) m`);
  // Not of those whom the tour is made as, who paste rules of their own.
  await db.execute(sql`
    insert into own_policies (user_id, subreddit_id, text, corrections, policy, as_of, created_at, updated_at)
    select ${idOf("user", n)}, ${communityOf(n)}, '1. No self-promotion',
      ${JSON.stringify(NO_CORRECTIONS)}::json, '{}', '2026-11-16', now(), now()
    from ${series(scale.users)} where n > 30`);
}

/** What was seen of communities over time, and those that are gone. */
export async function seedCommunities(db: Db, { users }: Scale): Promise<void> {
  const weeks = Math.min(50, Math.ceil(users / 40));
  await db.execute(sql`
    insert into subreddit_snapshots (subreddit_id, taken_at, source, members, risk, posts_per_day)
    select id, now() - day * interval '7 days', 'reddit', members, 'low', 3
    from (select id, members from subreddits order by members desc limit 1000) s, generate_series(1, ${sql.raw(String(weeks))}) day`);
  // One that a newer catalogue leaves out, so that it goes with all that hangs on it.
  await db.execute(sql`
    insert into subreddits
    select (jsonb_populate_record(s, '{"id": "left_out", "name": "left_out"}')).*
    from subreddits s order by s.members limit 1`);
  await db.execute(sql`
    insert into subreddit_closures (subreddit_id, reason, noticed_at)
    select id, 'It is private.', now() from subreddits order by members limit 50`);
  await db.execute(sql`
    update subreddits set source = 'reddit', refreshed_at = now() - (members % 12) * interval '1 day'
    where id in (select id from subreddits order by members desc limit 1000)`);
}
