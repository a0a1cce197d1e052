import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readReleases } from "./read-releases.ts";

test.each([
  ["no version", "# Changelog\n", []],
  ["nothing for users", "# Changelog\n\n## Unreleased\n\n- `npm run x` is faster.\n", []],
  [
    "what is not released yet",
    "## Unreleased\n\n- Inner change.\n\n### For users\n\n- Drafts can be\n  shared by a link.\n- Help is here.\n",
    [
      {
        name: "Latest",
        date: null,
        groups: [{ heading: null, lines: ["Drafts can be shared by a link.", "Help is here."] }],
      },
    ],
  ],
  [
    "groups under their headings, dated since the release before",
    "## Unreleased\n\n### For users\n\n#### Drafts\n\n- A.\n- B.\n\n#### Account\n\n- C.\n\n## 0.1.0, 2026-11-16\n\n- Inner.\n",
    [
      {
        name: "Latest",
        date: "Since November 16, 2026",
        groups: [
          { heading: "Drafts", lines: ["A.", "B."] },
          { heading: "Account", lines: ["C."] },
        ],
      },
    ],
  ],
  [
    "two releases, with other parts around",
    "## 0.2.0, 2026-11-16\n\n### For users\n\n- B.\n\n### For operators\n\n- X.\n\n## 0.1.0, unreleased\n\n### For users\n\n- A.\n",
    [
      { name: "0.2.0", date: "November 16, 2026", groups: [{ heading: null, lines: ["B."] }] },
      { name: "0.1.0", date: null, groups: [{ heading: null, lines: ["A."] }] },
    ],
  ],
])("%s", (_, changelog, releases) => {
  expect(readReleases(changelog)).toEqual(releases);
});

test("every version of this repository says what it brings, in users' words", () => {
  const changelog = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
  // Right after a release there is nothing unreleased yet.
  const versions = changelog.match(/^## (?!Unreleased\n+## )/gm) ?? [];
  const releases = readReleases(changelog);
  expect(releases).toHaveLength(versions.length);
  expect(releases.map(({ date }) => date)).not.toContain(null);
  for (const { groups } of releases) {
    expect(groups.map(({ heading }) => heading)).not.toContain(null);
  }
  const inner = releases
    .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))
    .filter((line) => /`|npm |endpoint|PostgreSQL|\bAPI\b|decision \d/i.test(line));
  expect(inner).toEqual([]);
});
