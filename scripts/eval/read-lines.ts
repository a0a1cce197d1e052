import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type * as z from "zod";
import { wordIssue } from "#contract/word-issue.ts";

/** A file that can't be measured against; its message says where it is wrong. */
export class CaseFileError extends Error {}

/** One case a line, packed or not. */
export function readLines<Case>(file: string, schema: z.ZodType<Case>): Case[] {
  return readText(file)
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : [readCase(`${file}, line ${at + 1}`, line)]));

  function readCase(place: string, line: string): Case {
    const { success, data, error } = schema.safeParse(parseLine(place, line), { error: wordIssue });
    if (success) return data;
    const [issue] = error.issues;
    const fault = issue?.path.length ? issue.message : "This is not an object.";
    throw new CaseFileError(`${place}: ${fault}`);
  }
}

function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (isPacked ? gunzipSync(bytes) : bytes).toString("utf8");
  } catch (cause) {
    throw new CaseFileError(`${file} can't be read (${(cause as Error).message}).`, { cause });
  }
}

function parseLine(place: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new CaseFileError(`${place}: This is not JSON.`, { cause });
  }
}
