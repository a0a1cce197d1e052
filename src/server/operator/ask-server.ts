import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { StartError } from "#server/start-error.ts";
import { type Channel, readChannelFile } from "./channel-file.ts";

export type RunningServer = {
  /** The backup as it comes. */
  fetchBackup: () => Promise<Readable>;
  restore: (file: string, options: { replaces: boolean }) => Promise<void>;
};

/** The server that runs on this data folder; null when none does. */
export async function findRunningServer(dataDir: string): Promise<RunningServer | null> {
  const channel = readChannelFile(dataDir);
  if (!channel || !(await isThere(channel))) return null;
  return {
    fetchBackup: async () => {
      const { body } = await ask(channel, "GET", "/backup");
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },
    restore: async (file, { replaces }) => {
      const path = replaces ? "/restore?replace" : "/restore";
      await ask(channel, "POST", path, await openAsBlob(file));
    },
  };
}

/** The file may be left behind by a server that was killed, and the port be another program's by now. */
async function isThere(channel: Channel): Promise<boolean> {
  return ask(channel, "GET", "/").then(
    () => true,
    () => false,
  );
}

async function ask(
  { port, token }: Channel,
  method: string,
  path: string,
  body?: Blob,
): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  });
  if (response.ok) return response;
  const { message } = (await response.json()) as { message: string };
  throw new StartError(message);
}
