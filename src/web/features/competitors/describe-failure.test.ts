import { expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { describeFailure, readFieldFaults } from "./describe-failure.ts";

const NOT_SAVED = "It was not saved.";
const gone = "There is no page at this address. Or describe the competitor in your own words.";

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

test("faults go to the fields that have them", () => {
  const issues = [
    { field: "url", message: "Private." },
    { field: "elsewhere", message: "Odd." },
  ];
  const error = new ApiError(400, { code: "VALIDATION", message: "x", details: { issues } });
  expect(readFieldFaults(error, ["name", "url"])).toEqual({ url: "Private." });
  expect(readFieldFaults(new Error("odd"), ["url"])).toEqual({});
});
