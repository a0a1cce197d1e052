import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  linkSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";
import { randomBytes } from "node:crypto";

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

/** A secret made on the first start and kept in the data folder, readable by its owner only. */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, "secrets");
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  createOnce(file, randomBytes(32).toString("base64url"));
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) {
    throw new StartError(
      `The secret in ${file} is cut short. Delete the file; everyone then has to sign in again.`,
    );
  }
  return secret;
}

/** Linked into place once it is complete, so that nobody ever reads half a secret. */
function createOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
