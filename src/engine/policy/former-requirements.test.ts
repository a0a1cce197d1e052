import { expect, test } from "vitest";
import { applyOwn, type OwnPolicy } from "./own-policy.ts";
import { makePolicy } from "./testing/make-policy.ts";

const source = { kind: "yours", asOf: "2026-10-01" } as const;
const SAVED: OwnPolicy = {
  asOf: "2026-10-01",
  source,
  rules: null,
  understood: 0,
  uncodedRules: [],
  stance: null,
  requirements: [
    { kind: "tag", tags: ["Show", "Ask"] },
    { kind: "phrase", phrase: "i read the rules" },
    { kind: "sections", headings: ["Price"] },
    { kind: "title-bracket", text: "[Country] what it is" },
    { kind: "body", is: "required", source },
  ],
  formats: null,
  bannedKeywords: [],
};

test("what was saved in the old form counts as demands", () => {
  const { demands, requirements } = applyOwn(makePolicy(), SAVED);
  expect(demands.map(({ of, code, value }) => [of, code, value])).toEqual([
    ["all", "title-tag", ["Show", "Ask"]],
    ["all", "phrase", "i read the rules"],
    ["own work", "sections", ["Price"]],
    ["all", "title-format", "[Country] what it is"],
  ]);
  expect(requirements).toEqual([{ kind: "body", is: "required", source }]);
});

test("what was saved in both forms counts once", () => {
  const tag = { of: "all", code: "title-tag", value: ["Show"] } as const;
  const saved = { ...tag, value: ["Show"], detail: null, countsComments: false };
  const { demands } = applyOwn(makePolicy(), { ...SAVED, demands: [saved] });
  expect(demands.filter(({ code }) => code === "title-tag")).toHaveLength(1);
});
