import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { writeSampleFile } from "./sample-catalogue-file.ts";
import { type ServerProcess, spawnServer, startServer } from "./spawn-server.ts";

export type ProcessTrial = {
  /** Gone once the test is over. */
  newFolder: () => string;
  /** Ends with the test, if not before. */
  start: (settings: Record<string, string>) => Promise<ServerProcess>;
  /** Answers what a server says that does not want to start. */
  expectRefusal: (settings: Record<string, string>) => Promise<string>;
};

/** Servers as processes of their own, with a small catalogue unless a test brings another. */
export function setUpProcessTrial(): ProcessTrial {
  const folders: string[] = [];
  const servers: ServerProcess[] = [];
  let sample: Awaited<ReturnType<typeof writeSampleFile>>;
  beforeAll(async () => {
    sample = await writeSampleFile();
  });
  afterAll(() => sample.remove());
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.kill("SIGKILL")));
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  return {
    newFolder: () => {
      const folder = mkdtempSync(join(tmpdir(), "foothold-process-"));
      folders.push(folder);
      return folder;
    },
    start: async (settings) => {
      const server = await startServer({ CATALOGUE_FILE: sample.path, ...settings });
      servers.push(server);
      return server;
    },
    expectRefusal: async (settings) => {
      const server = await spawnServer({ CATALOGUE_FILE: sample.path, ...settings });
      servers.push(server);
      expect(await server.exited).toBe(1);
      expect(server.output()).not.toContain("    at ");
      return server.output();
    },
  };
}

export function linkIn(output: string): string {
  return /token=([\w-]+)/.exec(output)?.[1] ?? "";
}
