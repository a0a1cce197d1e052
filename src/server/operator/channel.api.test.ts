import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { findRunningServer, openChannel, type RunningServer } from "./channel.ts";

let house: TestApp;
let server: RunningServer;
let close: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), "foothold-channel-"));

beforeAll(async () => {
  house = await startTestApp();
  close = await openChannel(house.deps, folder);
  const found = await findRunningServer(folder);
  if (!found) throw new Error("The server runs.");
  server = found;
  await house.signIn("ada@example.com");
});
afterAll(async () => {
  await close();
  await house.stop();
  rmSync(folder, { recursive: true });
});

/** Larger than any buffer on its way: most of it is still to be sent when its first lines are refused. */
async function writeLargeBackup(): Promise<string> {
  const backup = await buffer(await server.fetchBackup({ allowsEmpty: false }));
  const [header = ""] = gunzipSync(backup).toString().split("\n");
  const rows = Array.from({ length: 20_000 }, () => randomBytes(300).toString("base64"));
  const file = join(folder, "large.gz");
  writeFileSync(file, gzipSync([header, ...rows].join("\n")));
  return file;
}

test("a restore that is refused early says why and what to do, however much is still to be sent", async () => {
  const file = await writeLargeBackup();
  await expect(server.restore(file, { replaces: false })).rejects.toThrow(
    "There is 1 account in this database, and a restore would replace it. Say --replace if that is wanted.",
  );
  await expect(server.restore(file, { replaces: true })).rejects.toThrow("This backup is damaged");
  expect((await house.signIn("ada@example.com")).user.email).toBe("ada@example.com");
});
