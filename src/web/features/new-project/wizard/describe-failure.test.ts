import { describe, expect, it } from "vitest";
import { ApiError, NetworkError } from "#contract/client.ts";
import { describeFailure } from "./describe-failure.ts";

const SENTENCE = "Unable to generate description. Please try again later.";

describe("a failure in the wizard", () => {
  const cases: [string, unknown, { message: string; detail: string | null }][] = [
    [
      "bad input: the server's sentence alone",
      new ApiError(400, { code: "VALIDATION", message: "This address is too long." }),
      { message: "This address is too long.", detail: null },
    ],
    [
      "more than the plan includes: trying later would not help",
      new ApiError(409, { code: "PLAN_LIMIT", message: "Please remove 5 of them." }),
      { message: "Please remove 5 of them.", detail: null },
    ],
    [
      "a page that cannot be read: why",
      new ApiError(502, { code: "UPSTREAM", message: "The page didn't answer." }),
      { message: SENTENCE, detail: "The page didn't answer." },
    ],
    [
      "a broken server: nothing about its insides",
      new ApiError(500, { code: "INTERNAL", message: "Something went wrong." }),
      { message: SENTENCE, detail: null },
    ],
    ["an answer without words", new ApiError(500, null), { message: SENTENCE, detail: null }],
    [
      "no network",
      new NetworkError(new TypeError("fetch failed")),
      {
        message: SENTENCE,
        detail: "No internet connection. Please check your network and try again.",
      },
    ],
    ["anything else", new Error("?"), { message: SENTENCE, detail: null }],
  ];
  it.each(cases)("%s", (_name, error, expected) => {
    expect(describeFailure(error, SENTENCE)).toEqual(expected);
  });
});
