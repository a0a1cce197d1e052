import { describe, expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { sampleOutlook } from "../testing/sample-outlook.ts";
import { pinQuestions, type Pinned } from "./pinned-questions.ts";
import { readRefusal, type Refusal } from "./read-refusal.ts";

const asks = sampleOutlook({ is: "asks", questions: ["scene", "limits"] });
const refused: Refusal = { subredditId: "saas", message: "", is: "asks", questions: ["numbers"] };
const pinned: Pinned = { subredditId: "saas", questions: ["scene", "limits"], by: null };
const asked = (
  before: Pinned | null,
  ...rest: [Parameters<typeof pinQuestions>[1], Refusal | null]
) => pinQuestions(before, ...rest, true)?.questions ?? null;

describe("the questions of a post", () => {
  test.each([
    ["none for a community that is ready", null, sampleOutlook(), null, null],
    ["those that are missing", null, asks, null, ["scene", "limits"]],
    [
      "the same once one is answered",
      pinned,
      sampleOutlook({ is: "asks", questions: ["limits"] }),
      null,
      ["scene", "limits"],
    ],
    ["the same once they are enough", pinned, sampleOutlook(), null, ["scene", "limits"]],
    [
      "others for another community",
      pinned,
      sampleOutlook({ subredditId: "webdev", is: "asks", questions: ["mistake"] }),
      null,
      ["mistake"],
    ],
    [
      "none for another that is ready",
      pinned,
      sampleOutlook({ subredditId: "webdev" }),
      null,
      null,
    ],
    ["those that a refusal names", pinned, asks, refused, ["numbers"]],
    [
      "a refusal of another community says nothing",
      pinned,
      asks,
      { ...refused, subredditId: "webdev" },
      ["scene", "limits"],
    ],
    ["none without a community", pinned, null, null, null],
  ] as const)("%s", (_, before, community, refusal, questions) => {
    expect(asked(before, community, refusal)).toEqual(questions);
  });

  test("of an outlook from before the last answers are not asked; those that were asked stay", () => {
    expect(pinQuestions(null, asks, null, false)).toBeNull();
    expect(pinQuestions(pinned, asks, null, false)).toBe(pinned);
    expect(pinQuestions(null, asks, refused, false)?.questions).toEqual(["numbers"]);
  });

  test("stay the same object while nothing asks anew", () => {
    const first = pinQuestions(pinned, asks, refused, true);
    expect(pinQuestions(first, asks, refused, true)).toBe(first);
  });

  test("stay the same object when the same failure is read again, which every render does", () => {
    const error = new ApiError(409, {
      code: "CONFLICT",
      message: "Two answers are missing.",
      details: { subredditId: "saas", is: "asks", questions: ["numbers"] },
    });
    const first = pinQuestions(pinned, asks, readRefusal(error), true);
    expect(first?.questions).toEqual(["numbers"]);
    expect(pinQuestions(first, asks, readRefusal(error), true)).toBe(first);
  });
});
