import { describe, expect, test } from "vitest";
import { sampleOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import {
  fitChoice,
  NO_CHOICE,
  type PostChoice,
  toRequest,
  findWriter,
  listWriters,
} from "./post-choice.ts";

const ALL = listWriters({ hasModel: true, canWriteOwn: true });
const choice = (changes: Partial<PostChoice>): PostChoice => ({ ...NO_CHOICE, ...changes });

describe("what is sent", () => {
  test.each([
    ["only what was chosen", {}, { writer: "engine" }],
    [
      "a type and a tone",
      { postType: "story", tone: "warm" },
      { writer: "engine", postType: "story", tone: "warm" },
    ],
    [
      "notes to a model",
      { writer: "llm", notes: " No prices. " },
      { writer: "llm", notes: "No prices." },
    ],
    ["no notes to the built-in writer", { notes: "No prices." }, { writer: "engine" }],
    ["no empty notes", { writer: "llm", notes: "  " }, { writer: "llm" }],
  ] as const)("%s", (_, changes, sent) => {
    expect(toRequest(choice(changes), "p1", "saas", ALL)).toEqual({
      projectId: "p1",
      subredditId: "saas",
      ...sent,
    });
  });
});

test("a type goes along to another community only where that takes it", () => {
  const community = sampleOutlook({ subredditId: "webdev", postTypes: ["story"] });
  expect(fitChoice(choice({ postType: "story" }), community)).toMatchObject({
    subredditId: "webdev",
    postType: "story",
  });
  expect(fitChoice(choice({ postType: "lesson", notes: "x" }), community)).toMatchObject({
    postType: null,
    notes: "x",
  });
});

test("writers are offered by what there is", () => {
  const ids = (hasModel: boolean, canWriteOwn: boolean) =>
    listWriters({ hasModel, canWriteOwn }).map(({ id }) => id);
  expect(ids(false, false)).toEqual(["engine"]);
  expect(ids(true, true)).toEqual(["engine", "llm", "assistant", "founder"]);
  expect(findWriter(listWriters({ hasModel: false, canWriteOwn: true }), "llm").id).toBe("engine");
});
