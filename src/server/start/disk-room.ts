import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const BYTES_PER_MB = 1024 * 1024;
/** What the shipped catalogue's database takes (241 MB; a nightly test measures it) and what the server then runs with. */
export const FIRST_START_MB = 350;
/** Below it the server itself says that the disk is full. */
export const FULL_BELOW_MB = 64;
/** The embedded database writes its log in files of this size, and says anything but 'full' when one does not fit. */
const LOG_FILE_MB = 16;

type MeasureFree = (folder: string) => number;

/** Before anything is made: a database that is cut short half-way is of no use to anybody. */
export function refuseLackOfRoom(dataDir: string, measureFree: MeasureFree = measureFreeMb): void {
  if (existsSync(join(dataDir, "db", "PG_VERSION"))) return;
  const freeMb = measureFree(dataDir);
  if (freeMb >= FIRST_START_MB) return;
  throw new StartError(wordFullDisk("The database", dataDir, FIRST_START_MB, freeMb));
}

type Unwritten = {
  /** What could not be written, as the beginning of a sentence. */
  what: string;
  dataDir: string;
  neededMb: number;
};

/** null where something else is the matter. To be asked before what was half-written is cleared away. */
export function explainFullDisk(
  error: unknown,
  { what, dataDir, neededMb }: Unwritten,
  measureFree: MeasureFree = measureFreeMb,
): StartError | null {
  const freeMb = measureFree(dataDir);
  const isOfFolder = freeMb < LOG_FILE_MB;
  if (!isOfFolder && !isDiskFull(error)) return null;
  return new StartError(wordFullDisk(what, dataDir, neededMb, freeMb), { cause: error });
}

function wordFullDisk(what: string, dataDir: string, neededMb: number, freeMb: number): string {
  const begin = `${what} could not be written, because`;
  const free = Math.floor(freeMb);
  // Otherwise a quota is used up, or the disk of a PostgreSQL elsewhere.
  return freeMb < neededMb
    ? `${begin} the disk of ${dataDir} is full: ${free} MB are free, and ${neededMb} MB are needed. Make room on it, or set DATA_DIR to a folder on another disk, and start again.`
    : `${begin} there was no more room for it: ${neededMb} MB are needed. Make room on the disk of the database, or raise its quota, and start again.`;
}

/** The errno of the embedded database's own file system for ENOSPC and EDQUOT, which comes without a code. */
const EMBEDDED_FULL = new Set([51, 19]);

/** PostgreSQL's code for a full disk, or the system's, however deep. */
export function isDiskFull(error: unknown): boolean {
  for (let layer = error; isObject(layer); layer = layer["cause"]) {
    const { code, name, errno } = layer;
    if (code === "53100" || code === "ENOSPC" || code === "EDQUOT") return true;
    if (name === "ErrnoError" && EMBEDDED_FULL.has(Number(errno))) return true;
  }
  return false;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A folder that can't be asked about says nothing about room. */
function measureFreeMb(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / BYTES_PER_MB;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
