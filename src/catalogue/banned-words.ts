import { readFileSync } from "node:fs";
import type { BannedWords } from "#engine/policy/policy.ts";

const FILE = new URL("./banned-words.tsv", import.meta.url);

const COLUMNS = ["community", "words", "source", "asOf", "confidence"] as const;

/** What a line rests on. */
const SOURCES = new Set(["rules-page", "threads-seen", "announcement", "wiki", "knowledge"]);

/** A line that does not fit its columns, with its number and the field that is wrong. */
export class BannedWordsError extends Error {}

let known: ReadonlyMap<string, BannedWords> | null = null;

/** Words whose mere presence gets a post removed there; null where none are known. */
export function findBannedWords(subredditId: string): BannedWords | null {
  known ??= readBannedWords(readFileSync(FILE, "utf8"));
  return known.get(subredditId) ?? null;
}

/** All lines by the lower-cased name of their community. */
export function readBannedWords(text: string): ReadonlyMap<string, BannedWords> {
  const lists = new Map<string, BannedWords>();
  for (const [index, line] of text.split("\n").entries()) {
    if (index === 0 || line === "") continue;
    const fail = (fault: string): never => {
      throw new BannedWordsError(`Line ${index + 1} of the banned words: ${fault}`);
    };
    const [id, list] = readLine(line, fail);
    if (lists.has(id)) fail(`community: r/${id} is there twice`);
    lists.set(id, list);
  }
  return lists;
}

function readLine(line: string, fail: (fault: string) => never): [id: string, BannedWords] {
  const fields = line.split("\t");
  if (fields.length !== COLUMNS.length) {
    fail(`it has ${fields.length} columns instead of ${COLUMNS.length}`);
  }
  const [community = "", listed = "", source = "", asOf = "", confidence = ""] = fields;
  if (!/^\w{2,21}$/.test(community)) fail(`community: '${community}' is not the name of one`);
  const words = listed.split(", ");
  if (words.some((word) => word.trim() !== word || word === "")) fail("words: one is blank");
  if (new Set(words).size < words.length) fail("words: one is there twice");
  if (!SOURCES.has(source)) fail(`source: '${source}' is not known`);
  if (asOf !== "-" && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asOf)) fail(`asOf: '${asOf}' is no month`);
  if (!/^[hml]$/.test(confidence)) fail(`confidence: '${confidence}' is not h, m or l`);
  const kind = confidence === "l" ? "hint" : "note";
  return [community.toLowerCase(), { words, source: { kind, asOf: asOf === "-" ? null : asOf } }];
}
