import { randomBytes, timingSafeEqual, randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as openRequest,
} from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod";
import { ServiceError } from "#server/service-error.ts";
import { type AdminDeps, runAdmin } from "#server/services/admin/run-admin.ts";
import { BackupError, requireAccounts } from "#server/services/backups/backup-format.ts";
import { restoreBackup } from "#server/services/backups/restore-backup.ts";
import {
  type BackupDeps,
  writeBackupGently,
  openRowSpool,
} from "#server/services/backups/write-backup.ts";
import { createReadStream, createWriteStream, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { PassThrough, Readable } from "node:stream";
import { explainDamage } from "#server/start/damage.ts";
import { StartError } from "#server/start/start-error.ts";

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
      drain(request);
      reply(
        response,
        500,
        explainDamage(err) ?? "Something went wrong; the server's log says what.",
      );
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowed(request, token)) return reply(response, 401, "This is for operators only.");
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
    switch (`${request.method} ${pathname}`) {
      case "GET /":
        return reply(response, 200, "Foothold");
      case "GET /backup":
        return refusing(request, response, async () => {
          if (!searchParams.has("empty")) await requireAccounts(deps);
          await sendBackup(deps, dataDir, response);
        });
      case "POST /restore":
        return refusing(request, response, async () => {
          const replaces = searchParams.has("replace");
          const { takenAt } = await restoreBackup(deps, readApart(request), { replaces });
          deps.logger.warn({ takenAt }, "everything was replaced by a backup");
          reply(response, 200, "restored");
        });
      case "POST /admin":
        return refusing(request, response, async () => {
          const words = z.array(z.string()).parse(await json(request));
          reply(response, 200, { lines: await runAdmin(deps, words) });
        });
      default:
        return reply(response, 404, "There's nothing at this address.");
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
    drain(request);
    reply(response, 409, error.message);
  }
}

/** Whoever stops reading this one half-way leaves the request, and with it the connection, whole. */
function readApart(request: IncomingMessage): Readable {
  const apart = request.pipe(new PassThrough());
  request.once("close", () => {
    if (!request.complete) apart.destroy(new BackupError("The backup was not sent to its end."));
  });
  return apart;
}

/** The rest of a file is read too, or the sender would see a broken connection instead of the answer. */
function drain(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function reply(response: ServerResponse, status: number, said: string | object): void {
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

export type RunningServer = {
  /** The backup as it comes. */
  fetchBackup: (options: { allowsEmpty: boolean }) => Promise<Readable>;
  restore: (file: string, options: { replaces: boolean }) => Promise<void>;
  /** Answers the lines to print. */
  administer: (words: readonly string[]) => Promise<string[]>;
};

type AdminAnswer = { lines: string[] };

/** Longer than a server is busy with anything else. */
const PATIENCE_MS = 30_000;

/** The server that runs on this data folder; null when none does. */
export async function findRunningServer(
  dataDir: string,
  patienceMs = PATIENCE_MS,
): Promise<RunningServer | null> {
  const channel = readChannelFile(dataDir);
  if (!channel || !(await isThere(channel, patienceMs))) return null;
  return {
    fetchBackup: ({ allowsEmpty }) =>
      ask(channel, "GET", allowsEmpty ? "/backup?empty" : "/backup"),
    restore: async (file, { replaces }) => {
      const path = replaces ? "/restore?replace" : "/restore";
      const answer = await ask(channel, "POST", path, { body: createReadStream(file) });
      answer.resume();
    },
    administer: async (words) => {
      const body = Readable.from([JSON.stringify(words)]);
      return ((await json(await ask(channel, "POST", "/admin", { body }))) as AdminAnswer).lines;
    },
  };
}

/** The file may be left behind by a server that was killed, and the port be another program's by now. */
async function isThere(channel: Channel, patienceMs: number): Promise<boolean> {
  return ask(channel, "GET", "/", { signal: AbortSignal.timeout(patienceMs) }).then(
    (answer) => Boolean(answer.resume()),
    () => false,
  );
}

/** Without a signal it waits as long as it takes, which with a large database may be many minutes. */
async function ask(
  { port, token }: Channel,
  method: string,
  path: string,
  { body, signal }: { body?: Readable; signal?: AbortSignal } = {},
): Promise<IncomingMessage> {
  const asked = openRequest({
    host: "127.0.0.1",
    port,
    method,
    path,
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });
  const answered = once(asked, "response") as Promise<[IncomingMessage]>;
  if (body) {
    // Whoever answers before all of it is sent refuses it. What fails without an answer fails that, too.
    pipeline(body, asked).catch(() => undefined);
  } else asked.end();
  const [answer] = await answered.catch((cause: Error) => {
    throw new StartError(`The server broke off (${cause.message}). Its log says why.`, { cause });
  });
  if (answer.statusCode === 200) return answer;
  const { message } = (await json(answer)) as { message: string };
  throw new StartError(message);
}

const Channel = z.object({ port: z.int(), token: z.string().min(32) });
type Channel = z.infer<typeof Channel>;

/** Whoever may read this file may ask the server for everything that it keeps: its owner alone. */
export function writeChannelFile(dataDir: string, channel: Channel): void {
  removeChannelFile(dataDir);
  writeFileSync(fileIn(dataDir), JSON.stringify(channel), { mode: 0o600 });
}

function readChannelFile(dataDir: string): Channel | null {
  try {
    return Channel.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch {
    return null;
  }
}

export function removeChannelFile(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return join(dataDir, "operator.json");
}
