import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { detectAudience } from "#engine/matching/detect-audience.ts";
import { detectCategory } from "#engine/matching/detect-category.ts";
import { DIMENSIONS, type MatcherModel, encodeText } from "#engine/matching/matcher-model.ts";
import { rankSubreddits, encodeSubreddit } from "#engine/matching/score-subreddits.ts";
import { findTokens, MAX_PIECE_LENGTH, splitModelWords } from "#engine/matching/tokenise.ts";
import type { CatalogueEntry } from "./catalogue-file.ts";
import { MATCH_BASIS } from "#engine/recommendations/match-basis.ts";
import { loadModel, readGraded } from "./load-model.ts";
import { readWholeCatalogue } from "./testing/whole-catalogue.ts";

/** Rows beyond were composed of words before they were trained. */
const TRAINED_ROWS = 120_000;

type Golden = {
  text: string;
  words: string[];
  tokensFnv1a: string;
  queryFnv1a: string;
  query8: number[];
  category: string;
  top10: [row: number, name: string, score: number][];
};

const file = new URL("./data/model/golden.json", import.meta.url);
const golden = (JSON.parse(readFileSync(file, "utf8")) as { examples: Golden[] }).examples;
const cases = golden.map((example) => [example.text.slice(0, 60), example] as const);

test("what a match says it was fitted on is what was graded", () => {
  expect(readGraded()).toHaveLength(MATCH_BASIS.gradedLists);
});

describe("the shipped model answers as it did when it was trained", () => {
  let model: MatcherModel;
  const pool = new Set<number>();
  const names = new Map<number, string>();
  const untrained: CatalogueEntry[] = [];

  beforeAll(async () => {
    model = await loadModel();
    for (const { facts, modelRow } of await readWholeCatalogue()) {
      if (modelRow === null) continue;
      names.set(modelRow, facts.name);
      if (facts.members >= 5_000) pool.add(modelRow);
      if (modelRow >= TRAINED_ROWS) untrained.push({ facts, modelRow });
    }
  });

  test("none of its words is longer than the pieces that are looked for", () => {
    const words = [...model.vocabulary.keys()].filter((entry) => !entry.includes(" "));
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(MAX_PIECE_LENGTH);
  });

  test.each(cases)("%s", (_, example) => {
    const words = splitModelWords(example.text);
    expect(words).toEqual(example.words);
    expect(hash(Uint32Array.from(findTokens(model.vocabulary, words)))).toBe(example.tokensFnv1a);

    const query = encodeText(model, example.text) ?? new Float64Array(DIMENSIONS);
    const rounded = Int16Array.from(query, (component) => Math.floor(component * 10_000 + 0.5));
    expect(hash(rounded)).toBe(example.queryFnv1a);
    expect(Array.from(query.slice(0, 8), (c) => Number(c.toFixed(8)))).toEqual(example.query8);
    expect(detectCategory(model, query)).toBe(example.category);

    const best = rankSubreddits(model, query, { limit: 10, isAllowed: (row) => pool.has(row) });
    expect(best.map(({ row, score }) => [row, score.toFixed(5)])).toEqual(
      example.top10.map(([row, , score]) => [row, score.toFixed(5)]),
    );
  });

  test.each([
    ["Practice management and session notes for therapists", "therapists"],
    ["An app that masks tinnitus with sounds", "tinnitus"],
    ["Ein Wochenplan mit Rezepten für alle, die zu Hause kochen", "Kochen"],
    ["Stundenplan und Notizen für das Studium an der Uni", "Studium"],
  ])("'%s' finds r/%s", (text, name) => {
    const query = encodeText(model, text) ?? new Float64Array(DIMENSIONS);
    const best = rankSubreddits(model, query, { limit: 10, isAllowed: (row) => pool.has(row) });
    expect(best.map(({ row }) => names.get(row))).toContain(name);
  });

  test("a subreddit outside the catalogue gets a row near the one that training gave such ones", () => {
    const nearness = untrained.map(({ facts: { name, keywords, topic }, modelRow }) => {
      const start = (modelRow ?? 0) * DIMENSIONS;
      const own = encodeSubreddit(model, { name, keywords, topic }) ?? new Int8Array(DIMENSIONS);
      return measureCosine(own, model.subreddits.subarray(start, start + DIMENSIONS));
    });
    expect(nearness.length).toBeGreaterThan(600);
    const mean = nearness.reduce((sum, cosine) => sum + cosine, 0) / nearness.length;
    expect(mean).toBeGreaterThan(0.85);
    expect(nearness.filter((cosine) => cosine < 0.8).length / nearness.length).toBeLessThan(0.15);
  });

  test("the audience has one to three labels, the likeliest first", () => {
    const query = encodeText(model, "A linter and debugger for TypeScript and Rust programmers");
    const audience = detectAudience(model, query ?? new Float64Array(DIMENSIONS));
    expect(audience[0]).toBe("Developers");
    expect(audience.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ["A battery powered water sensor.", "E-commerce"],
    ["Hand-poured candles with wooden wicks, made in Leith.", "E-commerce"],
    ["A budgeting app for students who share a kitchen.", "SaaS & Software"],
  ])("the category of “%s” is %s", (text, category) => {
    const query = encodeText(model, text) ?? new Float64Array(DIMENSIONS);
    expect(detectCategory(model, query, text)).toBe(category);
  });

  test.each([
    "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
    "A small sensor that tells you when the washing machine leaks.",
    "Steel bicycle frames, brazed to order in Portland.",
  ])("nobody is left without an audience: %s", (text) => {
    const query = encodeText(model, text) ?? new Float64Array(DIMENSIONS);
    expect(detectAudience(model, query, text).length).toBeGreaterThan(0);
  });
});

function measureCosine(a: Int8Array, b: Int8Array): number {
  const multiply = (x: Int8Array, y: Int8Array) =>
    x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
  return multiply(a, b) / Math.sqrt(multiply(a, a) * multiply(b, b) || 1);
}

/** FNV-1a of 32 bits over the bytes, little-endian as every machine we run on. */
function hash(values: Uint32Array | Int16Array): string {
  let state = 0x811c9dc5;
  for (const byte of new Uint8Array(values.buffer)) state = Math.imul(state ^ byte, 0x01000193);
  return (state >>> 0).toString(16).padStart(8, "0");
}
