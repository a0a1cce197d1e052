import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type BackupDeps, writeBackup } from "#server/services/backups/write-backup.ts";

/** First into a file: the database waits while it is read, and a slow reader would hold up everyone. */
export async function sendBackup(
  deps: BackupDeps,
  dataDir: string,
  response: ServerResponse,
): Promise<void> {
  const file = join(dataDir, `backup-${randomUUID()}.part`);
  try {
    await writeBackup(deps, createWriteStream(file, { mode: 0o600 }));
    response.writeHead(200, { "content-type": "application/gzip" });
    await pipeline(createReadStream(file), response);
  } finally {
    await rm(file, { force: true });
  }
}
