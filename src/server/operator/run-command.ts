import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Config, readConfig } from "../config.ts";
import { isConnectionLoss } from "../start/connection-loss.ts";
import { explainDamage } from "../start/damage.ts";
import { isDiskFull } from "../start/disk-room.ts";
import { prepareDataFolder } from "../start/data-folder.ts";
import type { Database } from "../db/database.ts";
import { type DatabasePlace, describePlace, findDatabase } from "../db/find-database.ts";
import { openEmbedded } from "../db/open-embedded.ts";
import { openPostgresql } from "../db/open-postgresql.ts";
import { BackupError } from "../services/backups/backup-format.ts";
import { ServiceError } from "../service-error.ts";
import { StartError } from "../start/start-error.ts";

/** Ends with 1, and with a sentence instead of a stack where what went wrong can be mended. */
export async function runCommand(
  purpose: string,
  run: (config: Config) => Promise<void>,
): Promise<void> {
  try {
    await run(readSettings());
  } catch (error) {
    const reason = explain(error);
    if (!reason) throw error;
    stop(`Foothold can't ${purpose}: ${reason}\n`);
  }
}

/** Closed again, whatever happens. Where no server has been yet there is nothing to work on, unless one says so. */
export async function withDatabase<T>(
  config: Config,
  run: (database: Database) => Promise<T>,
  { mayBeNew = false } = {},
): Promise<T> {
  const place = placeOf(config);
  announceDatabase(config);
  if (!mayBeNew && !(await findDatabase(place))) throw new StartError(NO_DATABASE);
  const made = place.databaseUrl ? null : findMissing(join(place.dataDir, "db"));
  try {
    return await openAndRun(place, run);
  } catch (error) {
    // Half of a beginning is no database, and would be taken for one.
    if (made) rmSync(made, { recursive: true, force: true });
    throw error;
  }
}

/** A command is alone and patient: it goes past a pooler. */
function placeOf({ dataDir, databaseUrl, databaseDirectUrl }: Config): DatabasePlace {
  return { dataDir, databaseUrl: databaseUrl && (databaseDirectUrl ?? databaseUrl) };
}

async function openAndRun<T>(
  { dataDir, databaseUrl }: DatabasePlace,
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

/** The outermost folder that would have to be made for this one; null where it is there. */
function findMissing(folder: string): string | null {
  if (existsSync(folder)) return null;
  return findMissing(dirname(folder)) ?? folder;
}

/** Settings may come from elsewhere than the server's, so every command says whom it talks to. */
export function announceDatabase(config: Config, note = ""): void {
  print(`  Database   ${describePlace(placeOf(config))}${note}`);
}

const NO_DATABASE =
  "There is no database of Foothold there yet. Are these the settings that the server runs with? " +
  "What is in /etc/foothold.env is read by the command foothold, not by npm run (docs/operations.md).";

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function stop(message: string): never {
  process.stderr.write(message);
  process.exit(1);
}

type Accepted = { flags?: readonly string[]; least?: number; most?: number };

/** Anything but what the command knows is a mistake, and what it would do nobody can tell. */
export function readArguments(
  usage: string,
  { flags = [], least = 0, most = least }: Accepted = {},
): { words: string[]; has: (flag: string) => boolean } {
  const given = process.argv.slice(2);
  if (given.includes("--help") || given.includes("-h")) {
    process.stdout.write(usage);
    process.exit(0);
  }
  const unknown = given.find((word) => word.startsWith("-") && !flags.includes(word));
  if (unknown) refuseUse(`There is no option ${unknown}.`, usage);
  const words = given.filter((word) => !word.startsWith("-"));
  if (words.length < least) refuseUse("Something is missing behind this command.", usage);
  if (words.length > most) refuseUse(`'${words[most]}' is a word too many.`, usage);
  return { words, has: (flag) => given.includes(flag) };
}

/** Nothing was tried, which is not the same as having failed: it ends with 2. */
export function refuseUse(fault: string, usage: string): never {
  process.stderr.write(`${fault}\n\n${usage}`);
  process.exit(2);
}

function readSettings(): Config {
  const result = readConfig();
  if (!result.ok) throw new StartError(`some settings are wrong: ${result.faults.join("; ")}`);
  return result.config;
}

/** null for what nobody thought of: its stack is all there is to go by. */
function explain(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ([StartError, ServiceError, BackupError].some((known) => error instanceof known)) {
    return error.message;
  }
  const damage = explainDamage(error);
  if (damage) return damage;
  if (isDiskFull(error)) {
    return `the disk is full (${innermost(error).message}). Make room on it, and run the command again.`;
  }
  if (isConnectionLoss(error)) return `the database went away (${innermost(error).message}).`;
  // Node's own words name the file and what is the matter with it.
  return "syscall" in error ? `${error.message}.` : null;
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}
