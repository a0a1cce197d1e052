import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findVersionFault, planRelease, type Release } from "./plan-release.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const releases = [{ version: "0.1.0", lastMigration: "1_first" }];
const changelog =
  "# Changelog\n\n## Unreleased\n\n### For users\n\n- Something new.\n\n## 0.1.0, unreleased\n\n- All.\n";
const state = {
  version: "0.1.1-dev",
  releases,
  lastMigration: "1_first",
  changelog,
  today: "2026-11-16",
  wanted: null,
};

describe("a release", () => {
  test.each([
    ["of the same tables", {}, "0.1.1", "0.1.2-dev"],
    ["of other tables", { lastMigration: "2_second" }, "0.2.0", "0.2.1-dev"],
    ["that is the first", { releases: [] }, "0.1.0", "0.1.1-dev"],
    ["with a number of its own", { wanted: "1.0.0" }, "1.0.0", "1.0.1-dev"],
  ])("%s", (_, changes, version, nextVersion) => {
    const plan = planRelease({ ...state, ...changes });
    expect(plan).toMatchObject({ version, nextVersion });
    const { lastMigration } = { ...state, ...changes };
    expect(plan.releases.at(-1)).toEqual({ version, lastMigration });
    expect(findVersionFault({ version, releases: plan.releases, lastMigration })).toBeNull();
  });

  test("moves what was unreleased under its number", () => {
    expect(planRelease(state).changelog).toBe(
      "# Changelog\n\n## Unreleased\n\n## 0.1.1, 2026-11-16\n\n### For users\n\n- Something new.\n\n## 0.1.0, unreleased\n\n- All.\n",
    );
  });

  test.each([
    ["a patch for other tables", { lastMigration: "2_second", wanted: "0.1.1" }, /tables changed/],
    ["a number that was", { wanted: "0.1.0" }, /0\.1\.1 or higher/],
    ["a word", { wanted: "next" }, /is no version/],
    ["nothing to tell", { changelog: "## Unreleased\n\n## 0.1.0\n\n- All.\n" }, /says nothing/],
    ["nothing for users", { changelog: "## Unreleased\n\n- Inner.\n" }, /'For users'/],
    [
      "a heading for users with nothing under it",
      { changelog: "## Unreleased\n\n### For users\n\n#### Drafts\n" },
      /'For users'/,
    ],
    ["no section", { changelog: "# Changelog\n" }, /no section/],
  ])("is refused with %s", (_, changes, message) => {
    expect(() => planRelease({ ...state, ...changes })).toThrow(message);
  });
});

describe("the version", () => {
  test.each([
    ["0.1.1-dev", "2_second", null],
    ["0.1.0", "1_first", null],
    ["0.1.0", "2_second", expect.stringContaining("tables changed after 0.1.0")],
    ["0.3.0", "1_first", expect.stringContaining("never released")],
  ])("%s with the tables of %s", (version, lastMigration, fault) => {
    expect(findVersionFault({ version, releases, lastMigration })).toEqual(fault);
  });

  test("of this repository tells which tables it has", () => {
    const { version } = JSON.parse(read("package.json")) as { version: string };
    const known = JSON.parse(read("src/server/db/releases.json")) as Release[];
    const folder = new URL("../../src/server/db/migrations", import.meta.url);
    const lastMigration = readdirSync(folder).toSorted().at(-1) ?? "";
    expect(findVersionFault({ version, releases: known, lastMigration })).toBeNull();
  });
});
