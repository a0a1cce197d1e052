import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/start/start-error.ts";

/**
 * The embedded database takes no lock of its own, and two processes on one folder lose rows that
 * were acknowledged. The lock names its holder, so that one left behind by a killed process yields.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, "lock");
  const mine = describeProcess(process.pid);
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
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
