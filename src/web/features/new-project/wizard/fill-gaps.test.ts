import { expect, test } from "vitest";
import { readPrefill, writePrefill } from "#web/lib/project-prefill.ts";
import { EMPTY_DRAFT } from "./project-draft.ts";
import { fillGaps } from "./fill-from-page.ts";

const prefill = {
  name: "Ropewise",
  description: "Plans climbing trips.",
  url: "https://ropewise.example",
  targetAudience: ["Students" as const],
};

test("an empty draft takes all that was told", () => {
  expect(fillGaps(EMPTY_DRAFT, prefill)).toEqual(prefill);
});

test("what was begun in the wizard stays", () => {
  const draft = { ...EMPTY_DRAFT, name: "Trail Notes", targetAudience: ["Developers" as const] };
  expect(fillGaps(draft, prefill)).toEqual({
    ...prefill,
    name: "Trail Notes",
    targetAudience: ["Developers"],
  });
});

test.each([null, "text", {}, { prefill: null }, { prefill: { name: "x" } }])(
  "a navigation with the state %o prefills nothing",
  (state) => {
    expect(readPrefill(state)).toBeNull();
  },
);

test("a prefill travels in the state of a navigation", () => {
  expect(readPrefill(structuredClone(writePrefill(prefill)))).toEqual(prefill);
});
