import { expect, test } from "vitest";
import { sampleOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import { findWriter, listWriters, type WriterId } from "./post-choice.ts";
import { findNextStep, findWriteState, type NextStep } from "./write-state.ts";

type Case = Partial<Parameters<typeof findWriteState>[0]>;

const WRITERS = listWriters({ hasModel: true, canWriteOwn: true });
const by = (id: WriterId) => findWriter(WRITERS, id);
const OPEN = sampleOutlook();

function find(fields: Case) {
  return findWriteState({
    modelWritesFor: null,
    outlook: { isPending: false, isError: false, error: null },
    communities: [OPEN],
    community: OPEN,
    writer: by("engine"),
    refused: null,
    questions: [],
    ...fields,
  });
}

const failed = { isPending: false, isError: true, error: new Error("It broke.") };
const pending = { isPending: true, isError: false, error: null };

test.each<[string, Case, string]>([
  ["the model writes, whatever else is so", { modelWritesFor: "saas", community: null }, "writing"],
  ["communities are on their way", { community: null, outlook: pending }, "loading"],
  ["communities did not come", { community: null, outlook: failed }, "failed"],
  ["there are no communities", { community: null }, "empty"],
  ["nothing is posted there", { community: sampleOutlook({ is: "closed" }) }, "closed"],
  ["a community is known, although newer ones did not come", { outlook: failed }, "open"],
])("where %s", (_case, fields, is) => {
  expect(find(fields).is).toBe(is);
});

test("a model writes for a community that is gone from the list under its address", () => {
  expect(find({ modelWritesFor: "gone" })).toEqual({ is: "writing", fullName: "r/gone" });
});

const WRITE: NextStep = {
  is: "write",
  fullName: "r/SaaS",
  isBanned: false,
  canSkipAnswers: false,
};
const closedRefusal = {
  is: "closed",
  subredditId: "saas",
  reason: "no-place",
  message: "",
} as const;
const asking = sampleOutlook({ is: "asks", questions: ["why"] });

test.each<[string, Case, NextStep]>([
  ["a ready community", {}, WRITE],
  ["a model that writes", { modelWritesFor: "saas" }, { is: "stop" }],
  ["a closed community", { community: sampleOutlook({ is: "closed" }) }, { is: "none" }],
  [
    "missing answers",
    { community: asking, questions: ["why"] },
    { ...WRITE, canSkipAnswers: true },
  ],
  ["questions that are on their way", { community: asking }, { is: "none" }],
  [
    "questions on their way for one's own words",
    { community: asking, writer: by("founder") },
    { is: "page", fullName: "r/SaaS" },
  ],
  [
    "nothing new to say",
    { community: sampleOutlook({ is: "told" }) },
    { ...WRITE, canSkipAnswers: true },
  ],
  [
    "a model where machines are banned",
    { community: sampleOutlook({ bansAiText: true }), writer: by("llm") },
    { ...WRITE, isBanned: true },
  ],
  [
    "the built-in writer where machines are banned",
    { community: sampleOutlook({ bansAiText: true }) },
    WRITE,
  ],
  ["a refusal", { refused: closedRefusal }, { is: "none" }],
  ["a refusal of another community", { refused: { ...closedRefusal, subredditId: "x" } }, WRITE],
  ["one's own assistant", { writer: by("assistant") }, { is: "brief" }],
  [
    "one's own assistant after a refusal",
    { writer: by("assistant"), refused: closedRefusal },
    { is: "brief" },
  ],
])("%s: what the foot offers", (_case, fields, next) => {
  expect(findNextStep(find(fields))).toEqual(next);
});
