import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { readReleases } from "../whats-new/read-releases.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const MIGRATIONS = "src/server/db/migrations";
const CHANGES = "- An inner change.\n\n### For users\n\n- Something new.\n";

/** A repository with all that a release reads and writes, and what was released before. */
function makeRepository({ changes = CHANGES } = {}) {
  const root = mkdtempSync(join(tmpdir(), "foothold-release-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const version = "0.1.1-dev";
  write(
    "package.json",
    `${JSON.stringify({ name: "foothold", version, type: "module" }, null, 2)}\n`,
  );
  const packages = { "": { name: "foothold", version }, "node_modules/zod": { version: "4.6.7" } };
  write(
    "package-lock.json",
    `${JSON.stringify({ name: "foothold", version, packages }, null, 2)}\n`,
  );
  write("src/server/db/releases.json", '[{ "version": "0.1.0", "lastMigration": "1_first" }]\n');
  for (const name of ["1_first", "2_second"]) write(`${MIGRATIONS}/${name}/migration.sql`, "\n");
  write(
    "CHANGELOG.md",
    `# Changelog\n\n## Unreleased\n\n${changes}\n## 0.1.0, unreleased\n\n### For users\n\n- All.\n`,
  );
  for (const path of ["scripts/release.ts", "scripts/release"]) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
  const release = (...args: string[]) =>
    spawnSync(process.execPath, ["scripts/release.ts", ...args], { cwd: root, encoding: "utf8" });
  return { root, git, read, write, release };
}

const numbersIn = (text: string) => [...text.matchAll(/"version": "(.+?)"/g)].map(([, one]) => one);

test("a release is numbered, dated, committed and tagged, and what follows it has -dev", () => {
  const { git, read, release } = makeRepository();
  const { status, stdout } = release();
  expect(stdout).toBe(
    "Released 0.2.0 as the tag v0.2.0. Push both: git push && git push origin v0.2.0\n",
  );
  expect(status).toBe(0);
  expect(git("log", "--format=%s").split("\n")).toEqual([
    "Begin what comes after 0.2.0",
    "Release 0.2.0",
    "Begin",
  ]);
  expect(git("status", "--porcelain")).toBe("");
  const today = new Date().toISOString().slice(0, 10);
  const ofTag = (path: string) => git("show", `v0.2.0:${path}`);
  expect(numbersIn(ofTag("package.json"))).toEqual(["0.2.0"]);
  expect(numbersIn(ofTag("package-lock.json"))).toEqual(["0.2.0", "0.2.0", "4.6.7"]);
  expect(JSON.parse(ofTag("src/server/db/releases.json"))).toEqual([
    { version: "0.1.0", lastMigration: "1_first" },
    { version: "0.2.0", lastMigration: "2_second" },
  ]);
  expect(ofTag("CHANGELOG.md")).toContain(`## Unreleased\n\n## 0.2.0, ${today}\n\n${CHANGES}`);
  expect(readReleases(ofTag("CHANGELOG.md"))).toMatchObject([
    {
      name: "0.2.0",
      date: expect.stringContaining("20"),
      groups: [{ heading: null, lines: ["Something new."] }],
    },
    { name: "0.1.0" },
  ]);
  expect(numbersIn(read("package.json"))).toEqual(["0.2.1-dev"]);
  expect(numbersIn(read("package-lock.json"))).toEqual(["0.2.1-dev", "0.2.1-dev", "4.6.7"]);
});

/** Each makes a repository, and commits and asks git a dozen times. */
const NIGHTLY = { tags: "nightly" } as const;

test("the next release without other tables raises the last number", NIGHTLY, () => {
  const { git, read, write, release } = makeRepository();
  release();
  write(
    "CHANGELOG.md",
    read("CHANGELOG.md").replace("## Unreleased\n", `## Unreleased\n\n${CHANGES}`),
  );
  git("commit", "--quiet", "--all", "--message", "Change something");
  expect(release().stdout).toContain("Released 0.2.1");
  expect(numbersIn(read("package.json"))).toEqual(["0.2.2-dev"]);
});

type Repository = ReturnType<typeof makeRepository>;
type Obstacle = [name: string, prepare: (repository: Repository) => void, says: RegExp];
const obstacles: Obstacle[] = [
  ["something is not committed", ({ write }) => write("new.txt", "x"), /commit or put away/],
  ["its tag is there already", ({ git }) => void git("tag", "v0.2.0"), /the tag v0\.2\.0 exists/],
  [
    "git refuses the commit",
    ({ write, git }) => {
      write(".githooks/pre-commit", "#!/bin/sh\necho no; exit 1\n");
      execFileSync("chmod", ["+x", ".githooks/pre-commit"], {
        cwd: git("rev-parse", "--show-toplevel"),
      });
      git("add", "--all");
      git("commit", "--quiet", "--message", "Add a hook");
      git("config", "core.hooksPath", ".githooks");
    },
    /git commit failed/,
  ],
];
test.each(inject("isNightly") ? obstacles : obstacles.slice(0, 1))(
  "nothing is released, and all stays as it was, where %s",
  (_name, prepare, says) => {
    const repository = makeRepository();
    prepare(repository);
    const { git, release } = repository;
    const before = [git("rev-parse", "HEAD"), git("status", "--porcelain"), git("tag")];
    const { status, stdout, stderr } = release();
    expect(stderr).toMatch(/^Nothing was released: /);
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain("    at ");
    expect(stdout).toBe("");
    expect(status).toBe(1);
    expect([git("rev-parse", "HEAD"), git("status", "--porcelain"), git("tag")]).toEqual(before);
  },
);

test("a release that has nothing to tell users is refused", NIGHTLY, () => {
  const { release } = makeRepository({ changes: "- An inner change.\n" });
  expect(release().stderr).toMatch(/says nothing under 'For users'/);
});
