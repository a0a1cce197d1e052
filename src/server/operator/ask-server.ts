import { once } from "node:events";
import { createReadStream, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { StartError } from "#server/start/start-error.ts";
import { join } from "node:path";
import * as z from "zod";

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
  const asked = request({
    host: "127.0.0.1",
    port,
    method,
    path,
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });
  const answered = once(asked, "response") as Promise<[IncomingMessage]>;
  const sent = body ? pipeline(body, asked) : asked.end();
  const [[answer]] = await Promise.all([answered, sent]).catch((cause: Error) => {
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
