import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Config } from "#server/config.ts";
import { findRunningServer } from "#server/operator/channel.ts";
import {
  announceDatabase,
  print,
  readArguments,
  runCommand,
  withDatabase,
} from "#server/operator/run-command.ts";
import { writeBackup } from "#server/services/backups/write-backup.ts";
import { StartError } from "#server/start/start-error.ts";
import { formatCount } from "#engine/text/format.ts";
import { requireAccounts } from "#server/services/backups/backup-format.ts";
import { createProgressBar } from "#server/start/announcer.ts";

const USAGE = `Usage: npm run tool -- backup FILE [--empty], or foothold backup FILE [--empty]

Writes everything that the database holds to FILE, compressed, while the server runs or not.
--empty: also where there are no accounts.
`;

const given = readArguments(USAGE, { flags: ["--empty"], least: 1 });
const [target = ""] = given.words;
const allowsEmpty = given.has("--empty");
await runCommand("back up", (config) => backUp(config, resolve(target)));

/** Into place once it is complete, so that a file that is there is a whole one. */
async function backUp(config: Config, file: string): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} exists; a backup replaces nothing.`);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}.`);
  const draft = join(folder, `.${basename(file)}.${randomUUID()}`);
  try {
    await write(config, draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  print(`  Backup     ${file}, ${formatCount(Math.ceil(statSync(file).size / 1000))} kB`);
}

async function write(config: Config, file: string): Promise<void> {
  const open = () => createWriteStream(file, { mode: 0o600, flags: "wx" });
  const server = config.databaseUrl ? null : await findRunningServer(config.dataDir);
  if (server) {
    announceDatabase(config, ", asked through its server");
    const backup = await server.fetchBackup({ allowsEmpty });
    return pipeline(backup, open()).catch(explainBreak);
  }
  const bar = createProgressBar("Rows");
  await withDatabase(config, async (database) => {
    if (!allowsEmpty) await requireAccounts({ database });
    const deps = { database, clock: () => new Date(), version: config.version };
    await writeBackup(deps, open(), bar.show);
  });
  bar.end();
}

function explainBreak(cause: NodeJS.ErrnoException): never {
  if (cause.code !== "ECONNRESET") throw cause;
  throw new StartError("The server stopped before the backup was whole. Please run it again.", {
    cause,
  });
}
