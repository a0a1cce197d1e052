import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { ago, idOf, type Scale, series } from "./scale.ts";

const n = sql`n`;
const EVENTS_EACH = 8;

/** A user in two pays or has paid; most of what the provider reported was taken in when it came. */
export async function seedBilling(db: Db, { users }: Scale): Promise<void> {
  const payers = users / 2;
  await db.execute(sql`
    insert into subscriptions (user_id, mode, plan_code, status, current_period_end, customer_id, created_at, updated_at)
    select ${idOf("user", n)}, 'live', (array['PREMIUM_MONTHLY', 'PREMIUM_LIFETIME'])[1 + n % 2],
      case when n % 2 = 0 and n % 3 > 0 then 'EXPIRED' else 'ACTIVE' end,
      case when n % 2 = 1 then null when n % 3 > 0 then ${ago(400, n)} - interval '3 days' else now() + (n % 30) * interval '1 day' end,
      'cus_seed_' || n, now(), ${ago(90, n)}
    from ${series(payers)}`);
  await db.execute(sql`
    insert into billing_customers (customer_id, user_id, mode, created_at)
    select 'cus_seed_' || n, ${idOf("user", n)}, 'live', now() from ${series(payers)}`);
  await db.execute(sql`
    insert into billing_events (id, type, customer_id, received_at, applied_at)
    select 'evt_' || n, 'invoice.paid', 'cus_seed_' || 1 + n % ${sql.raw(String(Math.ceil(payers)))}, ${ago(30, n)},
      case when n % 400 > 0 then now() end
    from ${series(payers * EVENTS_EACH)}`);
  await db.execute(sql`
    insert into billing_checkouts (user_id, mode, plan_code, session_id, url, created_at, expires_at)
    select ${idOf("user", sql`n + ${sql.raw(String(Math.floor(payers)))}`)}, 'live', plan, case when n % 20 > 0 then 'cs_seed_' || n end, 'https://pay.test',
      now() - (n % 5) * interval '1 minute', now() + interval '1 day'
    from ${series(payers)}, unnest(array['PREMIUM_MONTHLY', 'PREMIUM_LIFETIME']) plan`);
}
