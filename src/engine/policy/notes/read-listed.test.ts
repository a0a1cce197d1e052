import { describe, expect, test } from "vitest";
import type { NotedDemand } from "./note.ts";
import { demandListed } from "./read-listed.ts";

const read = (
  unwanted: string[],
  elsewhere: { what: string; where: string }[] = [],
  demands: NotedDemand[] = [],
) =>
  demandListed({ unwanted, elsewhere, demands }).map(({ of, code, value, detail, requirement }) =>
    requirement?.kind === "unwanted" ? requirement.text : [of, code, value, detail],
  );

describe("what is only listed as unwanted", () => {
  test.each([
    ["surveys", ["all", "no-surveys", null, null]],
    ["unapproved surveys", ["survey", "ask-mods", null, null]],
    ["fundraisers", ["all", "no-crowdfunding", null, null]],
    ["AI art", ["AI-made", "no-ai", null, "AI art"]],
    ["homework", ["special question", "unwanted", null, "homework"]],
    ["clickbait titles", ["all", "title-format", "no clickbait titles", null]],
    ["playlists", "No playlists."],
    ["rants", ["other", "unwanted", null, "rants"]],
    ["help posts", ["question", "unwanted", null, null]],
    ["tab requests", ["special question", "unwanted", null, "tab requests"]],
    [
      "pictures without details on the camera",
      ["image", "contains", "details on the camera", null],
    ],
    ["commercial posts without approval", ["promotion", "ask-mods", null, null]],
    ["posts without approval", ["all", "ask-mods", null, null]],
    ["picture-only posts", ["image", "unwanted", "picture-only posts", null]],
    ["tool pitches", ["other", "unwanted", null, "tool pitches"]],
    ["memes on weekdays", ["other", "day", "weekend", "memes"]],
    ["untagged spoilers", ["all", "title-format", "no untagged spoilers", null]],
    ["help with code", ["special question", "unwanted", null, "help with code"]],
    ["memes except Mondays", ["other", "day", "Monday", "memes"]],
    ["memes outside Tuesday", ["other", "day", "Tuesday", "memes"]],
    ["reposts", ["all", "unwanted", "reposts", null]],
    ["bare links", ["other", "unwanted", null, "bare links"]],
    ["loaded questions", ["other", "unwanted", null, "loaded questions"]],
    ["surveys without approval", ["survey", "ask-mods", null, null]],
    ["recommendation posts", ["special question", "unwanted", null, "recommendation questions"]],
    ["low effort", "No posts that say themselves that no effort went into them."],
    ["courses outside the thread", ["own resource", "thread-only", null, null]],
  ])("%s is a demand", (name, demand) => {
    expect(read([name])).toEqual([demand]);
  });

  test.each(["low-effort memes", "unlabelled AI art", "questions about life"])(
    "%s is shown and not applied",
    (name) => {
      expect(read([name])).toEqual([]);
    },
  );

  test("several things in one name are each a demand, unless they have a condition", () => {
    expect(read(["pets, knots and polls"])).toEqual(read(["polls"]));
    expect(read(["polls"])).toHaveLength(1);
    expect(read(["bare store or crowdfunding links"])).toEqual([]);
  });

  test("what a community is about is not barred there", () => {
    const lists = { unwanted: ["apps for identifying plants"], elsewhere: [], demands: [] };
    expect(demandListed({ ...lists, subject: "identifying an unknown plant" })).toEqual([]);
    expect(demandListed({ ...lists, subject: "gardens" })).toHaveLength(1);
  });

  test("what a demand says already is said once", () => {
    const [surveys] = demandListed({ unwanted: ["surveys"], elsewhere: [], demands: [] });
    expect(read(["surveys", "market research"], [], surveys ? [surveys] : [])).toEqual([]);
  });
});

test("what has its place elsewhere names it", () => {
  const elsewhere = [
    { what: "health questions", where: "r/AskVet" },
    { what: "beginner questions", where: "the weekly thread" },
    { what: "own music", where: "r/Music" },
  ];
  expect(read([], elsewhere)).toEqual([
    ["special question", "unwanted", null, "health questions: r/AskVet"],
    ["special question", "question-in-thread", "the weekly thread", "beginner questions"],
  ]);
});

test("what has its day is not barred on all days", () => {
  const day: NotedDemand = {
    of: "other",
    code: "day",
    value: "Thursday",
    detail: "thrift find",
    countsComments: false,
    requirement: null,
  };
  const elsewhere = [{ what: "thrift finds", where: "r/NerfThrift" }];
  expect(read([], elsewhere, [day])).toEqual([]);
  expect(read([], elsewhere)).toEqual([["other", "unwanted", null, "thrift finds: r/NerfThrift"]]);
});
