import { expect, test } from "vitest";
import type { Catalog } from "./catalog.ts";
import { judgePlan } from "./judge-plan.ts";
import type { PlanNode } from "./plan-node.ts";

const posts_user = { name: "posts_user", table: "posts", lead: "user_id", isUnique: false };
const catalog: Catalog = {
  sizes: new Map([
    ["posts", 1_000_000],
    ["plans", 3],
  ]),
  indexes: new Map([["posts_user", posts_user]]),
};
const limits = { largeTable: 10_000, readInVain: 1000, sorted: 10_000 };
const byIndex = { "Node Type": "Index Scan", "Relation Name": "posts", "Index Name": "posts_user" };
const ofUser = { ...byIndex, "Index Cond": "(user_id = $1)" };
const join = (...Plans: PlanNode[]): PlanNode => ({ "Node Type": "Nested Loop", Plans });
const sort = (rows: number, loops = 1): PlanNode => ({
  "Node Type": "Sort",
  Plans: [{ ...ofUser, "Actual Rows": rows, "Actual Loops": loops }],
});

test.each<[string, PlanNode, string[]]>([
  ["a few rows by an index", { ...ofUser, "Actual Rows": 20 }, []],
  [
    "a large table from end to end",
    { "Node Type": "Seq Scan", "Relation Name": "posts" },
    ["reads all of posts"],
  ],
  ["a small one from end to end", { "Node Type": "Seq Scan", "Relation Name": "plans" }, []],
  [
    "one deep in a join",
    join({ ...ofUser, "Actual Rows": 1 }, { "Node Type": "Seq Scan", "Relation Name": "posts" }),
    ["reads all of posts"],
  ],
  [
    "what was planned and never begun",
    { "Node Type": "Seq Scan", "Relation Name": "posts", "Actual Loops": 0 },
    [],
  ],
  [
    "many rows by an index for the sake of few",
    { ...ofUser, "Actual Rows": 5, "Rows Removed by Filter": 2000 },
    ["reads 2005 rows of posts to keep 5"],
  ],
  [
    "many rows of which most are wanted",
    { ...ofUser, "Actual Rows": 900, "Rows Removed by Filter": 2000 },
    [],
  ],
  [
    "one in vain for each row of another table",
    { ...ofUser, "Actual Rows": 0, "Actual Loops": 5000, "Rows Removed by Filter": 1 },
    [],
  ],
  [
    "an index from end to end",
    { ...byIndex, "Actual Rows": 5000 },
    ["reads all of posts_user of posts"],
  ],
  [
    "an index whose first column is not asked for",
    { ...byIndex, "Index Cond": "(posted_at > $1)", "Actual Rows": 5 },
    ["reads all of posts_user of posts"],
  ],
  [
    "the same as a bitmap",
    {
      "Node Type": "Bitmap Index Scan",
      "Index Name": "posts_user",
      "Index Cond": "(posted_at > $1)",
    },
    ["reads all of posts_user of posts"],
  ],
  ["the first page of an index", { ...byIndex, "Actual Rows": 25 }, []],
  ["a sort of many rows", sort(20_000), ["sorts 20000 rows"]],
  ["a sort of many rows in turns", sort(20, 1000), ["sorts 20000 rows"]],
  ["a sort of few", sort(500), []],
])("%s", (_case, plan, faults) => {
  expect(judgePlan(plan, catalog, limits).map(({ text }) => text)).toEqual(faults);
});
