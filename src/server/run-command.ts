import { type Config, readConfig } from "./config.ts";
import { prepareDataFolder } from "./data-folder.ts";
import type { Database } from "./db/database.ts";
import { openEmbedded } from "./db/open-embedded.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { BackupError } from "./services/backups/backup-format.ts";
import { ServiceError } from "./service-error.ts";
import { StartError } from "./start-error.ts";

/** Ends with 1, and with a sentence instead of a stack where what went wrong can be mended. */
export async function runCommand(
  purpose: string,
  run: (config: Config) => Promise<void>,
): Promise<void> {
  try {
    await run(readSettings());
  } catch (error) {
    if (!isTold(error)) throw error;
    stop(`Foothold can't ${purpose}: ${error.message}\n`);
  }
}

/** Closed again, whatever happens. */
export async function withDatabase<T>(
  { dataDir, databaseUrl }: Config,
  run: (database: Database) => Promise<T>,
): Promise<T> {
  prepareDataFolder(dataDir);
  const database = databaseUrl ? await openPostgresql(databaseUrl) : await openEmbedded(dataDir);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function stop(message: string): never {
  process.stderr.write(message);
  process.exit(1);
}

function readSettings(): Config {
  const result = readConfig();
  if (!result.ok) throw new StartError(`some settings are wrong: ${result.faults.join("; ")}`);
  return result.config;
}

function isTold(error: unknown): error is Error {
  return [StartError, ServiceError, BackupError].some((known) => error instanceof known);
}
