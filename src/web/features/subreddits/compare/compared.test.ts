import { describe, expect, test } from "vitest";
import { readCompared, toggleCompared, writeCompared } from "./compared.ts";

describe("what is compared", () => {
  test.each([
    ["nothing", null, []],
    ["an empty list", "", []],
    ["two", "saas.webdev", ["saas", "webdev"]],
    ["names as Reddit compares them", "SaaS.saas", ["saas"]],
    ["what is no name", "a.../../x.<b>.saas", ["saas"]],
    ["too many", "aa.bb.cc.dd.ee", ["aa", "bb", "cc", "dd"]],
  ])("reads %s", (_, param, ids) => {
    expect(readCompared(param)).toEqual(ids);
    expect(readCompared(writeCompared(ids))).toEqual(ids);
  });

  test.each([
    ["adds one", ["aa"], "bb", ["aa", "bb"]],
    ["takes one out", ["aa", "bb"], "aa", ["bb"]],
    ["has no room for a fifth", ["aa", "bb", "cc", "dd"], "ee", null],
    ["takes one out of four", ["aa", "bb", "cc", "dd"], "dd", ["aa", "bb", "cc"]],
  ])("%s", (_, ids, id, next) => {
    expect(toggleCompared(ids, id)).toEqual(next);
  });
});
