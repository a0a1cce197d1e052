import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { runCommand } from "./testing/run-command.ts";
import { type ServerProcess, startServer } from "./testing/spawn-server.ts";

const used = inject("usedFolder");
const dataDir = mkdtempSync(join(tmpdir(), "foothold-demo-"));
cpSync(used.dataDir, dataDir, { recursive: true });
const servers: ServerProcess[] = [];

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill("SIGKILL")));
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = () => ({ DATA_DIR: dataDir, CATALOGUE_FILE: used.catalogueFile });

const runDemo = () => runCommand("demo", [], settings());

test("run twice, its newest link signs in to the demo account on a server that starts then", async () => {
  expect((await runDemo()).code).toBe(0);
  const { code, output } = await runDemo();
  expect(code).toBe(0);
  expect(output).toContain("demo@foothold.example: 3 projects");
  const token = /token=([\w-]+)/.exec(output)?.[1] ?? "";
  const server = await startServer(settings());
  servers.push(server);
  const { user, accessToken } = await server.clientOf().verifyMagicLink({ body: { token } });
  expect(user.name).toBe("Demo founder");
  expect(await server.clientOf(accessToken).listProjects()).toHaveLength(3);
});

test("while a server uses the data folder it says so, and what to do", async () => {
  const { code, output } = await runDemo();
  expect(code).toBe(1);
  expect(output).toMatch(/can't create the demo account: .* in use by another Foothold server/);
  expect(output).toContain("Stop that one first");
  expect(output).not.toContain("    at ");
});
