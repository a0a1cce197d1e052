import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { POST_KINDS } from "#engine/policy/unwanted/kinds/post-kinds.ts";
import { CONTENTS } from "#engine/policy/unwanted/rows/contents.ts";
import { countSteps, findSlowText } from "./count-steps.ts";
import { findPatterns, isOutsideTables } from "./find-patterns.ts";

test.each([
  { name: "what is repeated within a repetition", pattern: /^(?:a+)+$/ },
  { name: "neighbours that match the same", pattern: /^\s*[^.]*:/ },
  { name: "an end that is tried from every place of a run", pattern: /[.,]+$/ },
  { name: "an opening without its end", pattern: /<[^>]*>/g },
  { name: "spaces around a mark", pattern: /\s*;\s*/ },
  { name: "words within bounds", pattern: /^no more ((?:\p{L}+ ?){1,4})$/u },
  { name: "a lazy look for what never comes", pattern: /\{\{.*?\}\}/gs },
])("finds $name slow", ({ pattern }) => {
  expect(findSlowText(pattern.source, pattern.flags)).not.toBeNull();
  // As by day.
  expect(findSlowText(pattern.source, pattern.flags, 4)).not.toBeNull();
});

test.each([
  { name: "a run that is entered at its start", pattern: /(?<![.,])[.,]+$/ },
  { name: "an opening that another one ends", pattern: /<[^<>]*>/g },
  { name: "a bounded look", pattern: /\[[^\]]{0,500}\]/g },
  { name: "spaces from their start on", pattern: /(?:(?<!\s)\s+)?;\s*/ },
  { name: "a back reference", pattern: /(\*\*|__)(?=\S)(?<bold>[^*_]+)\1/g },
])("finds $name no slower than its length", ({ pattern }) => {
  expect(findSlowText(pattern.source, pattern.flags)).toBeNull();
});

test("counts the same in every run", () => {
  const text = "a".repeat(100);
  expect(countSteps("a+b", "", text, Infinity)).toBe(countSteps("a+b", "", text, Infinity));
});

// Seconds of work, which a machine under load may give it in minutes.
const patience = { timeout: 600_000 };

test(
  "no pattern of ours takes more than a text's length in steps, times a constant",
  patience,
  () => {
    const each = new Map(
      patterns().map((found) => [`${found.flags}/${found.pattern}`, found]),
    ).values();
    const slow = [...each].flatMap(({ file, line, pattern, flags }) => {
      const text = findSlowText(pattern, flags, inject("isNightly") ? 1 : 4);
      return text === null
        ? []
        : [`${file}:${line} /${pattern}/${flags} for ${JSON.stringify(text)}`];
    });
    expect(slow).toEqual([]);
  },
);

test("no pattern that comes with a community does, though strings are made of it", patience, () => {
  const found = [
    ...Object.entries(POST_KINDS).map(([name, row]) => [name, row.found] as const),
    ...Object.entries(CONTENTS).map(([name, row]) => [name, row.met] as const),
  ];
  const slow = found.filter(([, pattern]) => findSlowText(pattern, "i", 4) !== null);
  expect(slow.map(([name]) => name)).toEqual([]);
});

/** The count tries the last few characters only, and each place of a run would be looked back from. */
test("no pattern of ours looks back over a run of any length", patience, () => {
  const far = patterns().filter(({ pattern }) => looksFarBack(pattern));
  expect(far.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

test.each([
  [/(?<=[.!?;]\s+)I/, true],
  [/(?<!\(\w*)x/, true],
  [/(?<=(?:a|b){2,})x/, true],
  [/(?<=\s)\s+/, false],
  [/(?<![+*])a+/, false],
  [/(?<=\w{2,4})a/, false],
])("%s looks far back: %s", (pattern, isFar) => {
  expect(looksFarBack(pattern.source)).toBe(isFar);
});

function looksFarBack(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gs, "a");
  return bare.split(/\(\?<[=!]/).some((rest, n) => n > 0 && /[*+]|\{\d+,\}/.test(takeGroup(rest)));
}

/** Up to the bracket that ends the group that was opened before it. */
function takeGroup(rest: string): string {
  let depth = 1;
  for (const [at, sign] of [...rest].entries()) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0) return rest.slice(0, at);
  }
  return rest;
}

let found: ReturnType<typeof listPatterns> | null = null;
const patterns = () => (found ??= listPatterns());

function listPatterns() {
  const root = fileURLToPath(new URL("../../src", import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\/|^standins\//.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8");
      return findPatterns(file, code).map(({ line, pattern, flags }) => ({
        file,
        line,
        pattern,
        flags,
      }));
    });
}

test("patterns are found where they are written, and nowhere else", () => {
  const code = 'const a = "/no/g";\n// /no/\nconst b = a.replaceAll(/yes/gu, (x) => x / 2 / 1);\n';
  expect(findPatterns("a.ts", code)).toEqual([{ line: 3, pattern: "yes", flags: "gu" }]);
  expect(findPatterns("a.tsx", "const a = <p>{/x/.test(b)}</p>;")).toHaveLength(1);
});

test.each([
  ["src/engine/text/split.ts", true],
  ["src/engine/text/split.test.ts", false],
  ["src/engine/lexicon/maker-verbs.ts", false],
  ["src/engine/rules/rule-table.ts", false],
  ["src/engine/rules/rule-rows.ts", false],
  ["src/engine/demands/rows/form-rows.ts", false],
  ["src/server/config.ts", false],
])("a pattern in %s is outside the tables: %s", (file, isOutside) => {
  expect(isOutsideTables(file)).toBe(isOutside);
});
