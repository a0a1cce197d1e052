import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Three words or more that end as a sentence does. */
const SENTENCE = /["`]([A-Z][^"`\n]*? [^"`\n]*? [^"`\n]*?[.?!])["`]/g;
const NOT_SHOWN = /description:\s*$/;

const files = execFileSync("git", ["ls-files", "src/*.ts", "src/*.tsx"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && !/\.test\.|\/testing\/|^src\/standins\//.test(file));

/** What the code says to people, each with where it is written. */
const said = files.flatMap((file) => {
  const source = readFileSync(file, "utf8");
  return Array.from(source.matchAll(SENTENCE))
    .filter(({ index }) => !NOT_SHOWN.test(source.slice(Math.max(0, index - 40), index)))
    .map(({ 1: sentence = "" }) => ({ file, sentence }));
});

test("what a schema says of a field is written once", () => {
  const ofContract = new Set(
    said.filter(({ file }) => file.startsWith("src/contract/")).map(({ sentence }) => sentence),
  );
  expect(ofContract.size).toBeGreaterThan(100);
  const places = Map.groupBy(
    said.filter(({ sentence }) => ofContract.has(sentence)),
    ({ sentence }) => sentence,
  );
  const twice = [...places.values()].filter((found) => found.length > 1);
  expect(twice.flat()).toEqual([]);
});
