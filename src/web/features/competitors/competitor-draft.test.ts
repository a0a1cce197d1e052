import { expect, test } from "vitest";
import {
  type CompetitorDraft,
  EMPTY_DRAFT,
  findFaults,
  isSameDraft,
  toFields,
  describeFailure,
} from "./competitor-draft.ts";
import { ApiError } from "#contract/client.ts";

test.each<[string, Partial<CompetitorDraft>, (keyof CompetitorDraft)[]]>([
  ["nothing", {}, ["name", "description"]],
  ["a name alone", { name: "Billfox" }, ["description"]],
  ["blanks", { name: "  ", url: " ", description: "\n" }, ["name", "description"]],
  ["a name and an address", { name: "Billfox", url: "billfox.example" }, []],
  ["a name and words", { name: "Billfox", description: "Sends invoices." }, []],
  ["too many words", { name: "Billfox", description: "x".repeat(2001) }, ["description"]],
])("with %s", (_, typed, faulty) => {
  expect(Object.keys(findFaults({ ...EMPTY_DRAFT, ...typed }))).toEqual(faulty);
});

test("what is sent has no blanks around it, and no empty address", () => {
  expect(toFields({ name: " Billfox ", url: " ", description: " Sends invoices. " })).toEqual({
    name: "Billfox",
    url: null,
    description: "Sends invoices.",
  });
});

test("blanks around what is typed are no change", () => {
  const draft = { name: "Billfox", url: "", description: "Sends invoices." };
  expect(isSameDraft(draft, { ...draft, name: "Billfox " })).toBe(true);
  expect(isSameDraft(draft, { ...draft, url: "billfox.example" })).toBe(false);
});

const NOT_SAVED = "It was not saved.";
const gone = "There's no page at this address. Or describe the competitor in your own words.";

test.each<[string, unknown, string]>([
  ["a page that can't be read", new ApiError(502, { code: "UPSTREAM", message: gone }), gone],
  ["five already", new ApiError(409, { code: "CONFLICT", message: "At most 5." }), "At most 5."],
  [
    "a broken server",
    new ApiError(500, { code: "INTERNAL", message: "x" }),
    "The service is temporarily unavailable. Please try again later.",
  ],
  ["anything else", new Error("odd"), NOT_SAVED],
])("%s", (_, error, words) => {
  expect(describeFailure(error, NOT_SAVED, false)).toBe(words);
});
