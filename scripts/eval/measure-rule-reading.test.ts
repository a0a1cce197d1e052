import { expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wordDoubtFit } from "./fit-doubt.ts";
import { measureListedRules, measureRuleSets } from "./measure-rule-reading.ts";
import { wordRuleMisses, wordRuleReadings } from "./word-rule-reading.ts";

test("our own sets are read as a careful person reads them", () => {
  const readings = measureRuleSets(
    fileURLToPath(new URL("../../eval/rules.jsonl", import.meta.url)),
  );
  const count = (pick: (each: (typeof readings)[number]) => number) =>
    readings.reduce((sum, each) => sum + pick(each), 0);
  const [expected, missed, extra] = [
    count((each) => each.expected.length),
    count((each) => each.missed.length),
    count((each) => each.extra.length),
  ];
  expect(readings).toHaveLength(24);
  expect((expected - missed) / expected).toBeGreaterThanOrEqual(0.95);
  expect(extra / count((each) => each.read)).toBeLessThanOrEqual(0.05);
  expect(
    readings.filter((each) => each.missed.length + each.extra.length === 0).length,
  ).toBeGreaterThanOrEqual(21);
});

test("no stance that is claimed of the eleventh set is the opposite of what its rules say", () => {
  const readings = measureRuleSets(
    fileURLToPath(new URL("../../eval/rules-eleventh.jsonl", import.meta.url)),
  );
  const claimed = readings.filter((each) => each.isStanceRead && !each.isStanceAsked);
  expect(claimed.length).toBeGreaterThan(0);
  expect(claimed.filter((each) => each.isReversed)).toEqual([]);
  expect(wordRuleReadings(readings)).toMatch(
    /stance: asked \d+ \(.*\); of the other \d+ right \d+/,
  );
});

test("a demand is the same in another language, filed elsewhere or counted in characters", () => {
  const file = join(mkdtempSync(join(tmpdir(), "rules-")), "set.jsonl");
  const text = "1. Promo only on Saturdays\n2. No homework\n3. Posts need at least 200 characters";
  const set = {
    id: "loom",
    language: "en",
    text,
    stance: "weekday",
    demands: [
      { of: "promotion", code: "day", value: "sábado" },
      { of: "other", code: "unwanted", value: null, detail: "homework and exams" },
      { of: "all", code: "min-words", value: 200, detail: "characters" },
    ],
    asks: 0,
  };
  writeFileSync(file, `${JSON.stringify(set)}\n`);
  expect(measureRuleSets(file)).toMatchObject([{ missed: [], extra: [] }]);
});

test("doubt is fitted on what was read, and counted on lists that were kept out", () => {
  const readings = measureRuleSets(
    fileURLToPath(new URL("../../eval/rules-fifteenth.jsonl", import.meta.url)),
  );
  const words = wordDoubtFit(readings);
  expect(words).toMatch(/^16 lists with a noted stance, 14 with one that was read/);
  expect(words).toMatch(/asked 0 \(0%\): of 14 claimed right \d+ \(\d+%\), reversed 1\.0/);
  expect(words).toContain('"ban: others not understood"');
});

test("real rules are held against what was noted of them, both ways", () => {
  const folder = mkdtempSync(join(tmpdir(), "rules-"));
  const [rules, policies] = [join(folder, "rules.jsonl"), join(folder, "policies.jsonl")];
  writeFileSync(
    rules,
    `${JSON.stringify({ community: "Loom", rules: [{ name: "No surveys", text: "No memes." }] })}\n`,
  );
  const noted = {
    community: "loom",
    source: "rules-page",
    asOf: "2025-11",
    demands: [
      { of: "all", code: "no-surveys" },
      { of: "all", code: "flair" },
    ],
  };
  writeFileSync(policies, `${JSON.stringify(noted)}\n`);
  const readings = measureListedRules(rules, policies);
  expect(readings).toMatchObject([
    { id: "Loom", missed: [{ code: "flair" }], extra: [{ of: "other", code: "unwanted" }] },
  ]);
  expect(wordRuleMisses(readings)).toBe(
    "Loom\n  missed all: flair\n  beside other: unwanted (memes)",
  );
  expect(wordRuleReadings(readings)).toContain("found 1 (50%), read and not expected 1 of 2 (50%)");
});
