import { describe, expect, test } from "vitest";
import { listDemands, readOwn } from "#engine/policy/paste/testing/list-demands.ts";

describe("how often one may post, and how old an account must be", () => {
  test.each([
    ["Limit of 1 post/day.", ["all: gap-days = 1"]],
    ["You may post a new plot after seven days.", ["all: gap-days = 7"]],
    ["One guess per day in the riddle of the week.", []],
    ["If no answer comes within four days, ask again.", []],
    [
      "You can promote your zine once every two months while your account is not there for it alone.",
      [],
    ],
    ["Accounts must be at least two weeks old to post.", ["all: min-days = 14"]],
    ["Sock accounts get a ban, with a 9 day minimum for the main account.", []],
  ])("'%s'", (text, demands) => {
    const bounds = listDemands(text).filter((each) => /gap-days|min-days/.test(each));
    expect(bounds).toEqual(demands);
  });
});

describe("how much one may promote", () => {
  test("that too much is too much bounds promotion, and asks for nothing that can be counted", () => {
    const text = "Excessive self-promotion is removed.";
    expect(listDemands(text)).toEqual([]);
    expect(readOwn(text).stance?.is).toBe("share");
  });

  test("a rough share goes on about what was spoken of", () => {
    const text =
      "Regulars may mention their own shop now and then. A rough guide: one in ten posts.";
    expect(listDemands(text)).toContain("own product: percent = 10");
  });
});
