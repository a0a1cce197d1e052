import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, inject } from "vitest";
import { type ServerProcess, spawnServer, startServer } from "./spawn-server.ts";

export type ProcessTrial = {
  /** Empty, as before a very first start; gone once the test is over. */
  newFolder: () => string;
  /** As a server left it that had run before; gone once the test is over. */
  usedFolder: () => string;
  /** Ends with the test, if not before. */
  start: (settings: Record<string, string>) => Promise<ServerProcess>;
  /** Answers what a server says that does not want to start. */
  expectRefusal: (settings: Record<string, string>) => Promise<string>;
};

/** Servers as processes of their own, with a small catalogue unless a test brings another. */
export function setUpProcessTrial(): ProcessTrial {
  const used = inject("usedFolder");
  const folders: string[] = [];
  const servers: ServerProcess[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.kill("SIGKILL")));
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), "foothold-process-"));
    folders.push(folder);
    return folder;
  };
  return {
    newFolder,
    usedFolder: () => {
      const folder = newFolder();
      cpSync(used.dataDir, folder, { recursive: true });
      return folder;
    },
    start: async (settings) => {
      const server = await startServer({ CATALOGUE_FILE: used.catalogueFile, ...settings });
      servers.push(server);
      return server;
    },
    expectRefusal: async (settings) => {
      const server = await spawnServer({ CATALOGUE_FILE: used.catalogueFile, ...settings });
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
