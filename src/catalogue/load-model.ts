import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  createMatcherModel,
  type Heads,
  type MatcherModel,
  type Rerank,
} from "#engine/matching/matcher-model.ts";
import { type GradedProject, indexGraded } from "#engine/recommendations/graded-projects.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { holdRows } from "./scan/hold-rows.ts";
import { once, openWordTables } from "./word-tables.ts";

/**
 * Rows are in the order of size, but for the last ones, which were added later. Below these nobody
 * is recommended, so two thirds of the rows need not be looked at.
 */
const POOL: MatcherModel["pool"] = [
  [0, 35_813],
  [120_000, 124_509],
];

const FOLDER = new URL("./data/model/", import.meta.url);

/** Reads the shipped matcher: 18 MB, as they lie in the files. data/model/README.md says what they mean. */
export async function loadModel(): Promise<Matcher> {
  const [vocabulary, tokens, tokenScales, subreddits, biases, rerank, heads] = await Promise.all([
    readFile(new URL("vocab.txt", FOLDER), "utf8"),
    readTable("tokens.i8"),
    readTable("tokens.f32"),
    readTable("subs.i8"),
    readTable("bias.f32"),
    readJson("rerank.json"),
    readJson("heads.json"),
  ]);
  const { rows, multiplyRows } = holdRows(new Int8Array(subreddits));
  const model = createMatcherModel({
    vocabulary: new Map(
      vocabulary
        .trimEnd()
        .split("\n")
        .map((word, id) => [word, id]),
    ),
    tokens: new Int8Array(tokens),
    tokenScales: new Float32Array(tokenScales),
    subreddits: rows,
    multiplyRows,
    biases: new Float32Array(biases),
    pool: POOL,
    rerank: rerank as Rerank,
    heads: heads as Heads,
  });
  return Object.assign(model, {
    words: openWordTables(),
    graded: once(() => indexGraded(model, readGraded())),
  });
}

const GRADED = new URL("./data/graded-lists.jsonl", import.meta.url);

/** A project that people graded communities for; the matcher was trained on some of them. */
export type GradedList = GradedProject & {
  id: string;
  trained: boolean;
  language: string;
  /** Its first sentence alone. */
  first: string;
};

export function readGraded(): GradedList[] {
  const lines = readFileSync(GRADED, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as GradedList);
}

/** A buffer of its own: pooled ones may start where no float may. */
async function readTable(name: string): Promise<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = await readFile(new URL(name, FOLDER));
  if (byteOffset === 0 && buffer.byteLength === byteLength) return buffer as ArrayBuffer;
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, FOLDER), "utf8"));
}
