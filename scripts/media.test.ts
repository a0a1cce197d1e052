import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("recording without ffmpeg says so first of all, and how to get it", () => {
  const folder = mkdtempSync(join(tmpdir(), "foothold-path-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync("/bin/sh", join(folder, "sh"));
  const script = join(import.meta.dirname, "media.mjs");
  const env = { PATH: folder };
  const run = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain("npm run tool -- media needs ffmpeg");
  expect(run.stderr).toContain("apt-get install ffmpeg");
  expect(run.stdout.trim()).toBe("");
});
