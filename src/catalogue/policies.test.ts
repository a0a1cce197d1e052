import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { findNote } from "./notes.ts";
import { findStatements, readPolicies } from "./policies.ts";

const text = readFileSync(new URL("./policies.jsonl", import.meta.url), "utf8");

function derive(name: string) {
  const id = name.toLowerCase();
  return derivePolicy({
    subredditId: id,
    facts: makeFacts({ name }),
    origin: "catalogue",
    note: findNote(id),
    statements: findStatements(id),
    own: null,
  });
}

describe("what communities demand", () => {
  test("is known of two thousand of them", () => {
    expect(readPolicies(text).size).toBeGreaterThanOrEqual(2000);
    expect(findStatements("no_such_place")).toEqual([]);
  });

  test("comes with its source, its month and how sure it is", () => {
    const { demands, subject, shows } = derive("SaaS");
    expect(demands).toContainEqual({
      of: "promotion",
      code: "gap-days",
      value: 60,
      detail: null,
      countsComments: true,
      source: { kind: "note", asOf: "2026-06" },
      certainty: "sure",
    });
    expect(subject).not.toBeNull();
    expect(shows).not.toBeNull();
  });

  test("is probable where the evidence is old", () => {
    const certainties = new Set(derive("23andme").demands.map(({ certainty }) => certainty));
    expect(certainties).toEqual(new Set(["probable"]));
  });

  test("is not said twice where a requirement says it already", () => {
    const { demands, requirements } = derive("startups");
    expect(requirements).toContainEqual(expect.objectContaining({ kind: "phrase" }));
    expect(demands.filter(({ code }) => code === "phrase")).toEqual([]);
  });

  test("includes the threads that come again", () => {
    expect(derive("3Dprinting").threads).toEqual([
      {
        name: "Purchase Advice Megathread",
        takes: "what to buy",
        every: "month",
        day: null,
        source: { kind: "note", asOf: "2025-03" },
      },
    ]);
  });
});
