import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { CaseFileError, readLines } from "./read-lines.ts";

const Case = z.object({ id: z.string() });

function fileWith(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "foothold-eval-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "cases.jsonl");
  writeFileSync(file, content);
  return file;
}

test.each([
  ["as it is", '{"id":"a"}\n\n{"id":"b"}\n'],
  ["packed", gzipSync('{"id":"a"}\n{"id":"b"}')],
])("a file is read %s", (_, content) => {
  expect(readLines(fileWith(content), Case)).toEqual([{ id: "a" }, { id: "b" }]);
});

test.each([
  ["no JSON", '\n{"id":\n', /cases\.jsonl, line 2: This is not JSON\.$/],
  ["a field too few", "{}", /cases\.jsonl, line 1: The field id is missing\.$/],
  ["a field of another kind", '{"id":1}', /line 1: The field id must be text\.$/],
  ["no object", "[]", /line 1: This is not an object\.$/],
  ["half a packed file", gzipSync("{}").subarray(0, 12), /cases\.jsonl can't be read \(.+\)\.$/],
])("%s is named with its place", (_, content, sentence) => {
  const file = fileWith(content);
  expect(() => readLines(file, Case)).toThrow(sentence);
  expect(() => readLines(file, Case)).toThrow(CaseFileError);
});
