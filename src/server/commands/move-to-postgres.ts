import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import {
  print,
  readArguments,
  refuseUse,
  runCommand,
  withDatabase,
} from "#server/operator/run-command.ts";
import { moveTables } from "#server/services/backups/restore-backup.ts";
import { formatCount } from "#engine/text/format.ts";
import { claimTarget, releaseTarget } from "#server/db/find-database.ts";
import { createProgressBar } from "#server/start/announcer.ts";

const USAGE = `Usage: npm run tool -- move-to-postgres postgres://user:password@host:5432/name

Copies everything from the embedded database into an empty PostgreSQL database and compares the two,
while the server is stopped. Run it again if it is interrupted: it goes on where it was.
`;

const [url = ""] = readArguments(USAGE, { least: 1 }).words;
// The address itself may hold a password, and is not repeated.
if (!/^postgres(ql)?:\/\//.test(url)) refuseUse("This is no address of a PostgreSQL.", USAGE);
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
