import { createReadStream, statSync } from "node:fs";
import type { Config } from "#server/config.ts";
import { findRunningServer } from "#server/operator/channel.ts";
import {
  announceDatabase,
  print,
  readArguments,
  runCommand,
  withDatabase,
} from "#server/operator/run-command.ts";
import { restoreBackup } from "#server/services/backups/restore-backup.ts";
import { StartError } from "#server/start/start-error.ts";
import { createProgressBar } from "#server/start/announcer.ts";

const USAGE = `Usage: npm run tool -- restore FILE [--replace] [--new], or foothold restore FILE [--replace] [--new]

Brings back what the command backup wrote, while the server runs or not: all of it or, if anything
is wrong, nothing.
--replace: also where there are accounts already, which are then gone.
--new: also where no server has been yet, and the database is made first.
`;

const given = readArguments(USAGE, { flags: ["--replace", "--new"], least: 1 });
const [file = ""] = given.words;
const replaces = given.has("--replace");
await runCommand("restore", (config) => restore(config, file));

async function restore(config: Config, path: string): Promise<void> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new StartError(`There is no file ${path}.`);
  if (!stats.isFile()) throw new StartError(`${path} is no file.`);
  const server = config.databaseUrl ? null : await findRunningServer(config.dataDir);
  if (server) {
    announceDatabase(config, ", asked through its server");
    await server.restore(path, { replaces });
  } else {
    const bar = createProgressBar("Rows");
    await withDatabase(
      config,
      (database) =>
        restoreBackup({ database }, createReadStream(path), { replaces, onRows: bar.show }),
      { mayBeNew: given.has("--new") },
    );
    bar.end();
  }
  print("  Restored   everything is as it was when the backup was taken");
}
