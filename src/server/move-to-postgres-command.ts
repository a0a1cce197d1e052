import { join } from "node:path";
import { formatCount } from "#engine/text/format-count.ts";
import type { Config } from "./config.ts";
import { claimTarget, releaseTarget } from "./db/move-target.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { createProgressBar } from "./progress-bar.ts";
import { print, runCommand, stop, withDatabase } from "./run-command.ts";
import { moveTables } from "./services/backups/move-tables.ts";

const USAGE = `Usage: npm run move-to-postgres -- postgres://user:password@host:5432/name

Copies everything from the embedded database into an empty PostgreSQL database and compares the two,
while the server is stopped. Run it again if it is interrupted: it goes on where it was.
`;

const [url] = process.argv.slice(2);
if (!url || !/^postgres(ql)?:\/\//.test(url)) stop(USAGE);
await runCommand("move", (config) => move(config, url));

async function move(config: Config, target: string): Promise<void> {
  await withDatabase({ ...config, databaseUrl: null }, async (source) => {
    await claimTarget(target);
    const database = await openPostgresql(target);
    try {
      const bar = createProgressBar("Rows");
      const { rows, tables } = await moveTables(source, database, bar.show);
      bar.end();
      print(`  Moved      ${formatCount(rows)} rows of ${tables} tables, compared one by one`);
    } finally {
      await database.close();
    }
    await releaseTarget(target);
  });
  print("\n  Start Foothold with DATABASE_URL set to that address from now on.");
  if (!config.authSecret) {
    print(
      `  Keep ${join(config.dataDir, "secrets")}, or set AUTH_SECRET to what is in its file auth:`,
    );
    print("  calendar addresses and open sessions hang on it.");
  }
}
