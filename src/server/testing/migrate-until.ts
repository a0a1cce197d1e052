import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { migrationsFolder } from "#server/db/database.ts";

/** An empty database gets the tables of an older version: all migrations before this one. */
export async function migrateUntil(url: string, first: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "foothold-migrations-"));
  const pool = new Pool({ connectionString: url });
  try {
    for (const name of readdirSync(migrationsFolder).filter((each) => each < first)) {
      cpSync(join(migrationsFolder, name), join(folder, name), { recursive: true });
    }
    await migrate(drizzle({ client: pool }), { migrationsFolder: folder });
  } finally {
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
