import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/** What we keep in the folder; anything else in it is not ours to touch. */
const OURS = [
  "db",
  "lock",
  "operator.json",
  "outbox",
  "secrets",
  "test-payments.json",
  "unfinished-backups",
];

/**
 * Fails early, and in words, rather than deep inside the database. From here on the process makes
 * files for its own user alone; what an earlier version left open to others is closed.
 */
export function prepareDataFolder(folder: string): void {
  process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? "unknown";
    throw new StartError(
      `The data folder ${folder} can't be written (${code}). Give this user access to it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  const names = readdirSync(folder);
  for (const name of OURS) closeToOthers(join(folder, name));
  if (names.every((name) => OURS.includes(name))) closeToOthers(folder);
}

/** On a disk without modes, or with somebody else's files, all stays as it is. Links may lead anywhere. */
export function closeToOthers(path: string): void {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() && !stats.isDirectory()) return;
    if ((stats.mode & 0o077) !== 0) chmodSync(path, stats.mode & 0o700);
    if (stats.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  } catch {
    // Not there, or not ours.
  }
}
