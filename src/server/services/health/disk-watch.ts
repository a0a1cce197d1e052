import { statfs } from "node:fs/promises";
import { MINUTE_MS } from "#engine/clock/time-units.ts";

export const DISK_STATES = ["ok", "low", "full"] as const;
export type DiskState = (typeof DISK_STATES)[number];

export type DiskWatch = {
  read: () => Promise<DiskState>;
  /** A write has failed for want of room, perhaps on the disk of a database elsewhere. */
  noteFull: () => void;
};

const MB = 1024 * 1024;
/** The embedded database takes 16 MB at once. */
const FULL_BELOW_BYTES = 64 * MB;
const LOW_BELOW_BYTES = 1024 * MB;
/** A failed write is remembered until the next ones should have shown whether there is room again. */
const REMEMBERED_MS = MINUTE_MS;

type MeasureFree = (folder: string) => Promise<number>;

export function createDiskWatch(
  folder: string,
  clock: () => Date,
  measureFree: MeasureFree = measureFreeBytes,
): DiskWatch {
  let failedAt: number | null = null;
  return {
    read: async () => {
      if (failedAt !== null && clock().getTime() - failedAt < REMEMBERED_MS) return "full";
      // A folder that can't be asked about says nothing about room.
      const free = await measureFree(folder).catch(() => Number.POSITIVE_INFINITY);
      if (free < FULL_BELOW_BYTES) return "full";
      return free < LOW_BELOW_BYTES ? "low" : "ok";
    },
    noteFull: () => {
      failedAt = clock().getTime();
    },
  };
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** PostgreSQL's code for a full disk, or the system's, however deep. */
export function isDiskFull(error: unknown): boolean {
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    const { code } = layer as NodeJS.ErrnoException;
    if (code === "53100" || code === "ENOSPC") return true;
  }
  return false;
}
