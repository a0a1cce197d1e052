import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { readdirSync } from "node:fs";
import { setTimeout as waitFor } from "node:timers/promises";
import type { DatabaseError, Pool, PoolClient } from "pg";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { StartError } from "#server/start/start-error.ts";
import type { AddressSetting } from "./database-pooler.ts";
import { APPLIED_MIGRATIONS, migrationsFolder, refuseNewer } from "./database.ts";

/** Any constant: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_070_217;
const OLDEST_SUPPORTED = 150_000;

export async function migrateOnce(pool: Pool, setting: AddressSetting): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < OLDEST_SUPPORTED) {
      throw new StartError(
        `The database in ${setting} is older than PostgreSQL 15, the oldest that Foothold runs on.`,
      );
    }
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      const applied = await listApplied(client);
      refuseNewer(applied);
      const isPending = readdirSync(migrationsFolder).some((name) => !applied.includes(name));
      // Servers of the version before may be at work on these tables.
      if (isPending && applied.length > 0) await beginAlone(client);
      await migrate(drizzle({ client }), { migrationsFolder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** How long somebody who waits for us may wait: after a second PostgreSQL would look whether we wait for each other. */
const LOCKING_MS = 800;
const LOCK_AGAIN_MS = 200;
const LOCK_PATIENCE_MS = 2 * MINUTE_MS;
/** Locks that did not come in time. */
const LOCKED_OUT = new Set(["55P03", "57014"]);

/**
 * Begins the transaction in which tables are changed, with all tables to itself. Taken one by one as they are
 * changed, locks would sooner or later be waited for in a circle, and PostgreSQL would end a user's call or this start.
 */
async function beginAlone(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'",
  );
  const endsAt = performance.now() + LOCK_PATIENCE_MS;
  for (;;) {
    await client.query("begin");
    try {
      await client.query(`set local statement_timeout = ${LOCKING_MS}`);
      await client.query(`lock table ${rows[0]?.tables} in access exclusive mode`);
      await client.query("set local statement_timeout = 0");
      return;
    } catch (error) {
      await client.query("rollback");
      if (!LOCKED_OUT.has((error as DatabaseError).code ?? "")) throw error;
      if (performance.now() > endsAt) {
        throw new StartError(
          "The tables can't be changed: something else uses them all the time. Stop the other servers, or a long query or dump, and start again. Nothing was changed.",
          { cause: error },
        );
      }
      await waitFor(LOCK_AGAIN_MS * (1 + Math.random()));
    }
  }
}

async function listApplied(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ exist: boolean }>(APPLIED_MIGRATIONS.exist);
  if (!rows[0]?.exist) return [];
  const applied = await client.query<{ name: string }>(APPLIED_MIGRATIONS.names);
  return applied.rows.map(({ name }) => name);
}
