import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openChannel } from "./open-channel.ts";

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
