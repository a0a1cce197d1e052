import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findRunningServer, writeChannelFile } from "./ask-server.ts";

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
