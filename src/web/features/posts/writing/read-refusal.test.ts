import { describe, expect, test } from "vitest";
import { ApiError } from "#contract/client.ts";
import { readRefusal } from "./read-refusal.ts";

const answer = (details: object, code = "CONFLICT") =>
  new ApiError(409, { code: code as "CONFLICT", message: "Not yet.", details: { ...details } });

describe("why nothing was written", () => {
  test.each([
    [
      "answers are missing",
      answer({ subredditId: "saas", is: "asks", questions: ["scene"] }),
      { is: "asks", questions: ["scene"], subredditId: "saas", message: "Not yet." },
    ],
    [
      "others tell it all",
      answer({ subredditId: "saas", is: "told", others: ["r/golang"] }),
      { is: "told", subredditId: "saas", message: "Not yet." },
    ],
    [
      "the community is closed",
      answer({ subredditId: "saas", is: "closed", reason: "no-place" }),
      { is: "closed", reason: "no-place", subredditId: "saas", message: "Not yet." },
    ],
    [
      "a reason that we do not know",
      answer({ subredditId: "saas", is: "closed", reason: "moon" }),
      null,
    ],
    ["another conflict", answer({}), null],
    ["the cap", answer({ cap: 5 }, "PLAN_LIMIT"), null],
    ["no answer of the server at all", new Error("offline"), null],
  ])("%s", (_, error, refusal) => {
    expect(readRefusal(error)).toEqual(refusal);
  });
});
