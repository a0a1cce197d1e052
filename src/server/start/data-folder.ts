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
  renameSync,
} from "node:fs";
import { join } from "node:path";
import { isDiskFull } from "./disk-room.ts";
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
    if (isDiskFull(cause)) throw cause;
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
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The embedded database takes no lock of its own, and two processes on one folder lose rows that
 * were acknowledged. The lock names its holder, so that one left behind by a killed process yields.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, "lock");
  const mine = describeProcess(process.pid);
  const draft = `${lock}.${process.pid}`;
  try {
    writeFileSync(draft, mine);
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(draft, lock)) return releaseOnExit(lock, mine);
      const holder = readIfThere(lock);
      if (holder === null) continue;
      const pid = Number.parseInt(holder, 10);
      if (pid !== process.pid && describeProcess(pid) === holder) {
        throw new StartError(
          `The data folder ${folder} is in use by another Foothold server (process ${pid}). ` +
            "Stop that one first, set DATA_DIR to another folder, or set DATABASE_URL to share a PostgreSQL database.",
        );
      }
      discardStale(lock, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new StartError(`The data folder ${folder} could not be locked; please try again.`);
}

/** The process id alone may be used again by another process: its start time tells them apart. */
function describeProcess(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const startTicks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${pid} ${startTicks}`;
  } catch {
    return isRunning(pid) ? `${pid}` : "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A hard link appears at once and with its content, unlike a file that is opened and then written. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Moved aside before it is deleted: if another process replaced it meanwhile, it goes back. */
function discardStale(lock: string, judged: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== judged) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function releaseOnExit(lock: string, mine: string): () => void {
  const release = () => {
    process.off("exit", release);
    if (readIfThere(lock) === mine) rmSync(lock, { force: true });
  };
  process.on("exit", release);
  return release;
}
