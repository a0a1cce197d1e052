import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const Channel = z.object({ port: z.int(), token: z.string().min(32) });
export type Channel = z.infer<typeof Channel>;

/** Whoever may read this file may ask the server for everything that it keeps: its owner alone. */
export function writeChannelFile(dataDir: string, channel: Channel): void {
  removeChannelFile(dataDir);
  writeFileSync(fileIn(dataDir), JSON.stringify(channel), { mode: 0o600 });
}

export function readChannelFile(dataDir: string): Channel | null {
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
