import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { ago, communityOf, idOf, type Scale, series } from "./scale.ts";

const SESSIONS_EACH = 5;
const TOKENS_EACH = 6;
const n = sql`n`;

/** Users with what hangs on each: sessions, links, answers, days of karma, what they ticked and logged. */
export async function seedAccounts(db: Db, { users }: Scale): Promise<void> {
  await db.execute(sql`
    insert into users (id, email, email_verified_at, name, timezone, reddit_username, reddit_karma,
      reddit_karma_told_at, reddit_account_since, reddit_asked_at, reminders, onboarded_at, created_at)
    select ${idOf("user", n)}, 'user' || n || '@example.com', now(), 'User ' || n,
      (array['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney',
             'America/Los_Angeles', 'Asia/Kolkata', 'Europe/London'])[1 + n % 8],
      case when n % 5 < 3 then 'name_' || n end, n % 5000, now(), current_date - n % 3000,
      case when n % 7 > 0 then ${ago(1, n)} end,
      (array['off', 'at-slot-time', 'daily-digest', 'off'])[1 + n % 4], now(), ${ago(700, n)}
    from ${series(users)}`);
  await db.execute(sql`
    insert into sessions (id, user_id, device, created_at, last_used_at, expires_at)
    select ${idOf("session", n)}, ${idOf("user", sql`1 + n % ${sql.raw(String(users))}`)},
      'Firefox on Linux', now() - interval '20 days', ${ago(20, n)}, now() - interval '1 hour' + (n::bigint * 7919 % 2592000) * interval '1 second'
    from ${series(users * SESSIONS_EACH)}`);
  await db.execute(sql`
    insert into refresh_tokens (token_hash, session_id, created_at, expires_at, used_at)
    select md5('token' || n), ${idOf("session", sql`1 + n % ${sql.raw(String(users * SESSIONS_EACH))}`)},
      ${ago(20, n)}, now() - interval '1 hour' + (n::bigint * 7919 % 2592000) * interval '1 second', now()
    from ${series(users * SESSIONS_EACH * TOKENS_EACH)}`);
  await db.execute(sql`
    insert into personal_tokens (user_id, token_hash, name, scope, hint, created_at)
    select ${idOf("user", n)}, md5('personal' || n || m), 'Token ' || m, 'read', 'abcd', now()
    from ${series(users)}, generate_series(1, 2) m`);
  await db.execute(sql`
    insert into magic_links (token_hash, email, created_at, expires_at)
    select md5('link' || n), 'link' || n || '@example.com', now(),
      now() + case when n % 100 = 0 then interval '-1 minute' else interval '10 hours' end
    from ${series(users * 3)}`);
  await db.execute(sql`
    insert into rate_limits (key, hits, window_ends_at)
    select md5('limit' || n), 1 + n % 5, now() - interval '1 minute' + (n::bigint * 7919 % 3600) * interval '1 second'
    from ${series(users * 20)}`);
  await db.execute(sql`
    insert into onboardings (user_id, step, created_at, updated_at)
    select ${idOf("user", n)}, 3, now(), now() from ${series(users)}`);
  await db.execute(sql`
    insert into karma_snapshots (user_id, day, karma, account_age_days, source, taken_at)
    select ${idOf("user", n)}, current_date - day, 100 + day, 500 - day, 'reddit', now()
    from ${series(users)}, generate_series(1, 20) day`);
  await db.execute(sql`
    insert into calendar_feeds (user_id, feed_id, created_at)
    select ${idOf("user", n)}, gen_random_uuid(), now() from ${series(users)} where n % 2 = 0`);
  await seedDays(db, users);
}

async function seedDays(db: Db, users: number): Promise<void> {
  await db.execute(sql`
    insert into contributions (user_id, subreddit_id, kind, is_promotional, permalink, at, created_at)
    select ${idOf("user", n)}, ${communityOf(sql`n + m`)},
      (array['comment', 'comment', 'post'])[1 + m % 3], m % 10 = 0,
      'https://www.reddit.com/r/a/comments/' || to_hex(n * 100 + m) || '/x', ${ago(90, sql`n + m * 997`)}, now()
    from ${series(users)}, generate_series(1, 20) m`);
  await db.execute(sql`
    insert into task_ticks (user_id, day, task_key, ticked_at)
    select ${idOf("user", n)}, (current_date - m)::text, 'result.' || n || m, now() - m * interval '1 day'
    from ${series(users)}, generate_series(0, 9) m`);
  await db.execute(sql`
    insert into post_quotas (user_id, month, used)
    select ${idOf("user", n)}, to_char(now() - m * interval '1 month', 'YYYY-MM'), m
    from ${series(users)}, generate_series(0, 11) m`);
}
