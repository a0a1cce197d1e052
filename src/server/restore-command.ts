import { createReadStream, existsSync } from "node:fs";
import type { Config } from "./config.ts";
import { findRunningServer } from "./operator/ask-server.ts";
import { createProgressBar } from "./progress-bar.ts";
import { print, runCommand, stop, withDatabase } from "./run-command.ts";
import { restoreBackup } from "./services/backups/restore-backup.ts";
import { StartError } from "./start-error.ts";

const USAGE = `Usage: npm run restore -- FILE [--replace]

Brings back what \`npm run backup\` wrote, while the server runs or not: all of it or, if anything is
wrong, nothing. --replace: also where there are accounts already, which are then gone.
`;

const args = process.argv.slice(2);
const replaces = args.includes("--replace");
const file = args.find((argument) => argument !== "--replace");
if (!file) stop(USAGE);
await runCommand("restore", (config) => restore(config, file));

async function restore(config: Config, path: string): Promise<void> {
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const server = config.databaseUrl ? null : await findRunningServer(config.dataDir);
  if (server) {
    await server.restore(path, { replaces });
  } else {
    const bar = createProgressBar("Rows");
    await withDatabase(config, (database) =>
      restoreBackup({ database }, createReadStream(path), { replaces, onRows: bar.show }),
    );
    bar.end();
  }
  print("  Restored   everything is as it was when the backup was taken");
}
