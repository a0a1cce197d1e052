import { randomBytes, timingSafeEqual, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod";
import { ServiceError } from "#server/service-error.ts";
import { type AdminDeps, runAdmin } from "#server/services/admin/run-admin.ts";
import { BackupError, requireAccounts } from "#server/services/backups/backup-format.ts";
import { restoreBackup } from "#server/services/backups/restore-backup.ts";
import type { BackupDeps } from "#server/services/backups/write-backup.ts";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { writeBackupGently, openRowSpool } from "#server/services/backups/write-backup-gently.ts";
import { removeChannelFile, writeChannelFile } from "./ask-server.ts";

type Deps = BackupDeps & AdminDeps;

/**
 * The embedded database belongs to one process, so commands ask the server that has it: on loopback,
 * with a token that this start made and that only the owner of the data folder can read.
 */
export async function openChannel(deps: Deps, dataDir: string): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString("base64url");
  const server = createServer((request, response) => {
    void serve(request, response).catch((err: unknown) => {
      deps.logger.error({ err }, "an operator's command failed");
      if (response.headersSent) return void response.destroy();
      request.resume();
      answer(response, 500, "Something went wrong; the server's log says what.");
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowed(request, token)) return answer(response, 401, "This is for operators only.");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    switch (`${request.method} ${pathname}`) {
      case "GET /":
        return answer(response, 200, "Foothold");
      case "GET /backup":
        return refusing(request, response, async () => {
          if (!searchParams.has("empty")) await requireAccounts(deps);
          await sendBackup(deps, dataDir, response);
        });
      case "POST /restore":
        return refusing(request, response, async () => {
          const replaces = searchParams.has("replace");
          const { takenAt } = await restoreBackup(deps, request, { replaces });
          deps.logger.warn({ takenAt }, "everything was replaced by a backup");
          answer(response, 200, "restored");
        });
      case "POST /admin":
        return refusing(request, response, async () => {
          const words = z.array(z.string()).parse(await json(request));
          answer(response, 200, { lines: await runAdmin(deps, words) });
        });
      default:
        return answer(response, 404, "There is nothing at this address.");
    }
  }

  await removeUnfinished(dataDir);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  writeChannelFile(dataDir, { port: (server.address() as AddressInfo).port, token });
  return async () => {
    removeChannelFile(dataDir);
    server.close();
    server.closeAllConnections();
  };
}

/** What the operator can mend is answered in words. */
async function refusing(
  request: IncomingMessage,
  response: ServerResponse,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof ServiceError)) throw error;
    // The rest of the file is read too, or the sender would see a broken connection instead.
    request.resume();
    answer(response, 409, error.message);
  }
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function answer(response: ServerResponse, status: number, said: string | object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(typeof said === "string" ? { message: said } : said));
}

const folderIn = (dataDir: string) => join(dataDir, "unfinished-backups");

/** What a server that was killed left behind holds everybody's data. */
async function removeUnfinished(dataDir: string): Promise<void> {
  await rm(folderIn(dataDir), { recursive: true, force: true });
}

/** First into a file: whoever fetches it slowly, or goes away, is no matter of the database. */
async function sendBackup(
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
