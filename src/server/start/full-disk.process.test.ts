import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { setUpProcessTrial } from "#server/testing/process-trial.ts";

const { newFolder, start, expectRefusal } = setUpProcessTrial();
const NIGHTLY = { tags: "nightly" } as const;

const mounted: string[] = [];
// Before the folders are deleted: what was set up last is cleared away first.
afterEach(() => {
  for (const folder of mounted.splice(0)) spawnSync("umount", ["--lazy", folder]);
});

const mount = (...args: string[]) => spawnSync("mount", args).status === 0;

/** A disk of so many MB, which may grow. */
function mountDisk(megabytes: number): { folder: string; grow: (megabytes: number) => void } {
  const folder = newFolder();
  expect(mount("-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder)).toBe(true);
  mounted.push(folder);
  const grow = (size: number) => void mount("-o", `remount,size=${size}m`, folder);
  return { folder, grow };
}

const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;

/** Where the first start runs out of room, by what it has: the database takes some 40 MB before the catalogue. */
describe.skipIf(!canMount)("a first start on a disk that is full", () => {
  test("says so before it makes anything, if the shipped catalogue would not fit", async () => {
    const dataDir = join(mountDisk(200).folder, "data");
    const output = await expectRefusal({ DATA_DIR: dataDir, CATALOGUE_FILE: "" });
    expect(output).toContain("200 MB are free, and 350 MB are needed");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test.each([
    ["before the database is made", 1, "The database"],
    ["while the database is made", 38, "The database"],
    ["while the catalogue is loaded", 46, "The catalogue"],
  ] as const)("%s says so and leaves nothing that stops the next", NIGHTLY, async (...row) => {
    const [, megabytes, what] = row;
    const { folder, grow } = mountDisk(megabytes);
    const dataDir = join(folder, "data");
    const output = await expectRefusal({ DATA_DIR: dataDir });
    expect(output).toContain(
      `Foothold can't start: ${what} could not be written, because the disk`,
    );
    expect(output).toMatch(
      /\d+ MB are free, and 350 MB are needed\. Make room on it, or set DATA_DIR/,
    );
    expect(listLeft(dataDir)).toEqual([]);
    grow(1000);
    const server = await start({ DATA_DIR: dataDir });
    expect((await server.clientOf().getHealth()).catalogue.subreddits).toBeGreaterThan(500);
    await server.kill("SIGTERM");
  });
});

/** Apart from the empty folder of the database, which may be a mount of its own. */
function listLeft(dataDir: string): string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir, { recursive: true }) : [];
  return names.map(String).filter((name) => name !== "db");
}
