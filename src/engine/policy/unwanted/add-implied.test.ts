import { expect, test } from "vitest";
import { makeDemand, makePolicy } from "../testing/make-policy.ts";
import { addImplied } from "./add-implied.ts";

test("what two statements bar in other words is barred once, by the surer", () => {
  const barred = { of: "other", code: "unwanted", value: null } as const;
  const demands = [
    { ...makeDemand({ ...barred, detail: "rants" }), certainty: "probable" as const },
    makeDemand({ ...barred, detail: "venting" }),
    makeDemand({ ...barred, detail: "selfies" }),
    makeDemand({ ...barred, detail: "gatekeeping" }),
    makeDemand({ ...barred, detail: "gloom" }),
  ];
  const kept = addImplied(makePolicy({ demands })).demands.map(({ detail }) => detail);
  expect(kept).toEqual(["venting", "selfies", "gatekeeping", "gloom"]);
});
