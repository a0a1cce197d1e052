import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { ago, idOf, ownerOf, type Scale, series } from "./scale.ts";

const n = sql`n`;

/** A radar for every project with what it found, and two assistants for each user with their tokens. */
export async function seedRadars(db: Db, scale: Scale): Promise<void> {
  const owner = idOf("user", ownerOf(n, scale));
  await db.execute(sql`
    insert into radars (project_id, user_id, is_on, phrases, bar, etags, next_read_at, created_at)
    select ${idOf("project", n)}, ${owner}, n % 2 = 0, '{}', 0.5, '{}',
      now() + interval '1 minute' + (n % 1800) * interval '1 second', now()
    from ${series(scale.projects)} where n > 40`);
  await db.execute(sql`
    insert into radar_entries (user_id, project_id, source, post_id, permalink, community, title, text,
      reason, score, found_at)
    select ${owner}, ${idOf("project", n)}, 'feed', to_hex(n * 100 + m),
      'https://www.reddit.com/r/a/comments/' || to_hex(n * 100 + m) || '/x', 'a', 'Which app?', '',
      '{"is":"mentions","name":"Ledgerly"}', 0.6, ${ago(15, sql`n + m * 997`)}
    from ${series(scale.projects)}, generate_series(1, 10) m where n > 40`);
}

export async function seedAssistants(db: Db, { users }: Scale): Promise<void> {
  const clientId = sql`md5('client' || n)::uuid`;
  const assistantId = sql`md5('assistant' || n)::uuid`;
  await db.execute(sql`
    insert into assistant_clients (id, name, redirect_uris, created_at)
    select ${clientId}, 'Helpful', '{https://assistant.example/callback}', ${ago(90, n)}
    from ${series(users * 2)}`);
  await db.execute(sql`
    insert into assistants (id, user_id, client_id, scope, redirect_uri, code_challenge, created_at, connected_at)
    select ${assistantId}, ${idOf("user", sql`1 + n % ${sql.raw(String(users))}`)}, ${clientId}, 'read',
      'https://assistant.example/callback', 'x', ${ago(90, n)}, now()
    from ${series(users * 2)}`);
  await db.execute(sql`
    insert into assistant_tokens (token_hash, assistant_id, kind, created_at, expires_at)
    select md5('assistant token' || n || m), ${assistantId}, (array['access', 'refresh'])[m], now(),
      now() - interval '1 hour' + (n::bigint * 7919 % 2592000) * interval '1 second'
    from ${series(users * 2)}, generate_series(1, 2) m`);
}
