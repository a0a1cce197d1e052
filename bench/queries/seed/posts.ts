import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { ago, communityOf, idOf, ownerOf, projectOf, type Scale, series } from "./scale.ts";

const n = sql`n`;
/** Of ten posts seven were made, one is planned, two are drafts. */
const isMade = sql`n % 10 < 7`;

/** Posts of two years with what was seen of them, and the messages about them. */
export async function seedPosts(db: Db, scale: Scale): Promise<void> {
  const project = projectOf(n, scale);
  const owner = idOf("user", ownerOf(project, scale));
  await db.execute(sql`
    insert into posts (id, user_id, project_id, subreddit_id, title, content, post_type, status,
      scheduled_for, posted_at, permalink, outcome, upvotes, comments, predicted_score,
      predicted_level, predicted_at, counted_at, counted_by, watched_at, by, seed, deleted_at,
      created_at, updated_at)
    select ${idOf("post", n)}, ${owner}, ${idOf("project", project)}, ${communityOf(sql`n / 3`)},
      'What helped with late invoices, part ' || n, repeat('A word on taxes in small towns. ', 10),
      (array['story', 'question', 'showcase', 'feedback', 'lesson', 'thread-comment'])[1 + n % 6],
      case when ${isMade} then 'posted' when n % 10 = 7 then 'scheduled' else 'draft' end,
      case when n % 10 = 7 then now() - interval '1 day' + (n::bigint * 7919 % 2592000) * interval '1 second' end,
      case when ${isMade} then made_at end,
      case when ${isMade} then 'https://www.reddit.com/r/a/comments/' || to_hex(n) || '/x' end,
      case when ${isMade} then (array['live', 'live', 'live', 'removed', 'unknown'])[1 + n % 5] else 'unknown' end,
      case when ${isMade} then n * 79 % 500 end, case when ${isMade} then n * 29 % 90 end,
      case when ${isMade} then n * 31 % 101 end, case when ${isMade} then 'low' end, case when ${isMade} then made_at end,
      case when ${isMade} then least(now(), made_at + interval '3 days') end, case when ${isMade} then 'reddit' end,
      case when ${isMade} and made_at < now() - interval '4 days' then made_at + interval '73 hours' end,
      'engine', n, case when n % 50 = 1 then now() - (n % 20) * interval '1 hour' when n % 5000 = 2 then now() - interval '25 hours' end,
      made_at - interval '1 day', made_at
    from (select n, ${ago(730, n)} as made_at from ${series(scale.posts)}) n`);
  await db.execute(sql`
    insert into post_checks (post_id, user_id, stage, sighting, checked_at, by)
    select ${idOf("post", n)}, ${owner}, (array['15-minutes', '24-hours', '72-hours'])[1 + n % 3],
      (array['live', 'live', 'removed-by-moderators', 'not-listed', 'deleted-by-author'])[1 + n % 5], now(), 'reddit'
    from ${series(scale.posts)} where ${isMade}`);
  await db.execute(sql`
    insert into visits (post_id, hour, user_id, count)
    select ${idOf("post", n)}, date_trunc('hour', ${ago(730, n)} + m * interval '1 hour'), ${owner}, 1 + m
    from ${series(scale.posts)}, generate_series(1, 2) m where n % 2 = 0`);
  await db.execute(sql`
    insert into notices (user_id, kind, about, created_at, queued_at, settled_at, outcome)
    select ${owner}, (array['slot-reminder', 'removal-check', 'daily-digest', 'receipt'])[1 + n % 4],
      'seed ' || n, made_at, made_at, case when n % 5000 > 0 then made_at end,
      case when n % 5000 > 0 then (array['sent', 'sent', 'sent', 'dropped'])[1 + n % 4] end
    from (select n, ${ago(91, n)} as made_at from ${series(scale.posts / 2)}) n`);
  await seedWebhooks(db, scale);
}

/** Of every second user one, with a log of a month; a few messages are still on their way. */
async function seedWebhooks(db: Db, scale: Scale): Promise<void> {
  const id = idOf("webhook", n);
  await db.execute(sql`
    insert into webhooks (id, user_id, address, shape, events, weekly_at, told_of_due_since, created_at)
    select ${id}, ${idOf("user", sql`n * 2`)}, 'https://hooks.example.com/' || n, 'json',
      array['post.due', 'post.removed', 'results.weekly'], now() + interval '20 days', now(), now()
    from ${series(scale.users / 2)}`);
  await db.execute(sql`
    insert into webhook_deliveries (user_id, webhook_id, event, event_id, facts, created_at, attempts,
      next_attempt_at, queued_at, outcome)
    select ${idOf("user", sql`n * 2`)}, ${id}, 'test', 'seed ' || m, '{"type":"test","message":""}',
      now() - m * interval '12 hours', 1, case when m = 1 and n % 100 = 0 then now() + interval '1 day' end,
      null, case when m = 1 and n % 100 = 0 then null else 'delivered' end
    from ${series(scale.users / 2)}, generate_series(1, 62) m`);
}
