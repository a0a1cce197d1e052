import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openRowSpool } from "#server/services/backups/row-spool.ts";
import { writeBackupGently } from "#server/services/backups/write-backup-gently.ts";
import type { BackupDeps } from "#server/services/backups/write-backup.ts";

const folderIn = (dataDir: string) => join(dataDir, "unfinished-backups");

/** What a server that was killed left behind holds everybody's data. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  await rm(folderIn(dataDir), { recursive: true, force: true });
}

/** First into a file: whoever fetches it slowly, or goes away, is no matter of the database. */
export async function sendBackup(
  deps: BackupDeps,
  dataDir: string,
  response: ServerResponse,
): Promise<void> {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = randomUUID();
  const file = join(folder, `${name}.backup`);
  const spool = await openRowSpool(join(folder, `${name}.rows`));
  try {
    await writeBackupGently(deps, spool, () => createWriteStream(file, { mode: 0o600 }));
    response.writeHead(200, { "content-type": "application/gzip" });
    await pipeline(createReadStream(file), response);
  } finally {
    await spool.close();
    await rm(file, { force: true });
  }
}
