import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeWhole } from "./write-whole.mjs";

test("what is written takes the place of what was there", async () => {
  const { place, folder } = makePlace();
  await writeWhole(folder, (fresh) => {
    // The old one is whole until the new one is.
    expect(readFileSync(join(folder, "page"), "utf8")).toBe("old");
    writeFileSync(join(fresh, "other"), "new");
  });
  expect(readdirSync(folder)).toEqual(["other"]);
  expect(readdirSync(place)).toEqual(["web"]);
});

test("where nothing was, nor the folder around it, it is made", async () => {
  const { place } = makePlace();
  const folder = join(place, "further", "web");
  await writeWhole(folder, (fresh) => writeFileSync(join(fresh, "page"), "new"));
  expect(readFileSync(join(folder, "page"), "utf8")).toBe("new");
});

test("what fails halfway leaves what was there", async () => {
  const { place, folder } = makePlace();
  const write = (fresh: string) => {
    writeFileSync(join(fresh, "page"), "half");
    throw new Error("It does not build.");
  };
  await expect(writeWhole(folder, write)).rejects.toThrow("It does not build.");
  expect(readFileSync(join(folder, "page"), "utf8")).toBe("old");
  expect(readdirSync(place)).toEqual(["web"]);
});

test("a process that ends halfway leaves what was there, and clears up where it can", async () => {
  const { place, folder } = makePlace();
  await runUntilHalf(folder, "process.exit(1)");
  expect(readFileSync(join(folder, "page"), "utf8")).toBe("old");
  expect(readdirSync(place)).toEqual(["web"]);

  await runUntilHalf(folder, `process.kill(process.pid, "SIGKILL")`);
  expect(readFileSync(join(folder, "page"), "utf8")).toBe("old");
  expect(readdirSync(place)).toEqual(["web", expect.stringMatching(/^web-\d+$/)]);
  // What the killed one left goes with the next, and what belongs to a running one stays.
  mkdirSync(`${folder}-${process.ppid}`);
  await writeWhole(folder, (fresh) => writeFileSync(join(fresh, "page"), "new"));
  expect(readdirSync(place)).toEqual(["web", `web-${process.ppid}`]);
});

function makePlace() {
  const place = mkdtempSync(join(tmpdir(), "foothold-whole-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, "web");
  mkdirSync(folder);
  writeFileSync(join(folder, "page"), "old");
  return { place, folder };
}

async function runUntilHalf(folder: string, end: string) {
  const code = `import { writeFileSync } from "node:fs";
const { writeWhole } = await import("./scripts/write-whole.mjs");
await writeWhole(${JSON.stringify(folder)}, (fresh) => { writeFileSync(fresh + "/page", "half"); ${end}; return new Promise(() => {}); });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code]);
  await once(child, "close");
}
