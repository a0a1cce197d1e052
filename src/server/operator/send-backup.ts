import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openRowSpool } from "#server/services/backups/row-spool.ts";
import { writeBackupGently } from "#server/services/backups/write-backup-gently.ts";
import type { BackupDeps } from "#server/services/backups/write-backup.ts";

/** First into a file: whoever fetches it slowly, or goes away, is no matter of the database. */
export async function sendBackup(
  deps: BackupDeps,
  dataDir: string,
  response: ServerResponse,
): Promise<void> {
  const name = `backup-${randomUUID()}`;
  const file = join(dataDir, `${name}.part`);
  const spool = await openRowSpool(join(dataDir, `${name}.rows`));
  try {
    await writeBackupGently(deps, spool, createWriteStream(file, { mode: 0o600 }));
    response.writeHead(200, { "content-type": "application/gzip" });
    await pipeline(createReadStream(file), response);
  } finally {
    await spool.close();
    await rm(file, { force: true });
  }
}
