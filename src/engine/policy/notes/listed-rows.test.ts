import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";
import * as rows from "./listed-rows.ts";

const LISTED_EXAMPLES: Record<string, RowExamples> = {
  HELPED: { has: ["help with code", "no help with taxes"], lacks: ["helpful", "with help"] },
  SEVERAL: { has: ["rust, go", "knots and lamps"], lacks: ["knots", "sandals"] },
  AS_POSTS: {
    has: ["recommendation posts", "career threads"],
    lacks: ["brand posts", "recommendations"],
  },
  CONDITIONAL: { has: ["posts without details", "low-effort art"], lacks: ["memes", "surveys"] },
  WANTED: { has: ["tab requests", "homework help"], lacks: ["app requests", "requests"] },
  ARTICLE: { has: ["a title", "their source"], lacks: ["another", "source"] },
  OFF_DAYS: {
    has: ["memes on weekdays", "art during the week"],
    lacks: ["memes", "weekday memes"],
  },
  BUT_ON: {
    has: ["memes except mondays", "art outside friday"],
    lacks: ["memes on monday", "all but one"],
  },
  COMMERCIAL: { has: ["commercial posts", "vendor posts"], lacks: ["posts", "photo posts"] },
  LEAVE: { has: ["approval", "asking"], lacks: ["approvals", "asking first"] },
  AT_LARGE: { has: ["news", "projects"], lacks: ["loglines", "newsletters"] },
  THREAD: { has: ["the weekly thread", "Logline Monday"], lacks: ["r/AskVet", "a wiki"] },
  PLACED: {
    has: ["sales outside the thread", "reviews as posts"],
    lacks: ["sales", "inside the thread"],
  },
};

test("lists are read as their examples say", () => {
  expect(listFaults(rows, LISTED_EXAMPLES)).toEqual([]);
});
