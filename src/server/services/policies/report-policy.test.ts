import { describe, expect, test } from "vitest";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { findInFile, reportPolicy } from "./report-policy.ts";

const nowhere = () => Promise.resolve(null);
const known =
  (name: string, codes = {}) =>
  () =>
    Promise.resolve({
      facts: makeFacts({ name, rules: { asOf: "2023-03", count: 3, codes } }),
      origin: "catalogue" as const,
    });

describe("what is known about a community", () => {
  test.each(["SaaS", "r/saas", "/r/SaaS/", "https://www.reddit.com/r/SaaS/about/rules/", " saas "])(
    "by '%s'",
    async (typed) => {
      expect((await reportPolicy(typed, known("SaaS")))[0]).toBe("r/SaaS");
    },
  );

  test("says what counts, from where, how old it is, and what lost and why", async () => {
    const lines = await reportPolicy(
      "SaaS",
      known("SaaS", { "no-self-promotion": true, "no-memes": true }),
    );
    const text = lines.join("\n");
    expect(text).toMatch(
      /^stance: share: For regulars, one promotion in 60 days .* \[our note, June 2026\]$/m,
    );
    expect(text).toMatch(
      /^ {4}not: value: No ads\. .* \[our note\], for the note puts another statement first$/m,
    );
    expect(text).toMatch(
      /^ {4}not: closed: .* \[rules of March 2023: read them\], for a note counts before an older list/m,
    );
    expect(text).toContain(
      "demand: promotion: gap-days 60 (comments count) [our note, June 2026, sure]",
    );
    expect(text).toMatch(/^rule: .*meme.* \[rules of March 2023: read them\]$/im);
    expect(text).toMatch(/for what is known of promotion there says otherwise/);
  });

  test("of one without a note is what the catalogue has", async () => {
    const lines = await reportPolicy(
      "no_such_place",
      known("no_such_place", { "no-self-promotion": true }),
    );
    expect(lines.slice(0, 2)).toEqual([
      "r/no_such_place (without a note)",
      "stance: closed: Closed to promotion [rules of March 2023: read them]",
    ]);
  });

  test("of one that only a note knows says so", async () => {
    expect((await reportPolicy("SaaS", nowhere))[0]).toBe("r/SaaS (not in the catalogue)");
  });

  test.each([
    ["a", "'a' is not the name of a community"],
    ["no name!", "'no name!' is not the name of a community"],
    ["https://example.com/r", "is not the name of a community"],
    ["r/", "'r/' is not the name of a community"],
    ["no_such_place", "nothing is known about r/no_such_place"],
  ])("'%s' is answered: %s", async (typed, answer) => {
    await expect(reportPolicy(typed, nowhere)).rejects.toThrow(answer);
  });

  test("is found in the catalogue that comes along, where there is no database", async () => {
    const find = findInFile(undefined);
    expect((await find("askreddit"))?.facts.name).toBe("AskReddit");
  });
});
