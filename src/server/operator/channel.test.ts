import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openChannel, findRunningServer, writeChannelFile } from "./channel.ts";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

test("what a killed server left of a backup is gone at the next start", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "foothold-channel-"));
  const left = join(dataDir, "unfinished-backups", "9f0c.rows");
  mkdirSync(join(dataDir, "unfinished-backups"));
  writeFileSync(left, "ada@example.com");
  const close = await openChannel({} as Parameters<typeof openChannel>[0], dataDir);
  expect(existsSync(left)).toBe(false);
  await close();
  rmSync(dataDir, { recursive: true });
});

test("another program on the port of a server that was killed is not waited for", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const dataDir = mkdtempSync(join(tmpdir(), "foothold-channel-"));
  writeChannelFile(dataDir, { port: (silent.address() as AddressInfo).port, token: "old" });
  expect(await findRunningServer(dataDir, 100)).toBeNull();
  for (const socket of sockets) socket.destroy();
  silent.close();
  rmSync(dataDir, { recursive: true });
});
