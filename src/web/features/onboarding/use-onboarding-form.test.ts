import { describe, expect, test } from "vitest";
import { createKeptAnswers, type Form } from "./use-onboarding-form.ts";

const nothing: Form = {
  name: "",
  redditKarma: "",
  redditAccountAge: "",
  projectName: "",
  projectDescription: "",
  projectUrl: "",
  targetAudience: [],
  step: 1,
};

function openStorage(stored: string | null = null) {
  let held = stored;
  return {
    getItem: () => held,
    setItem: (_key: string, text: string) => void (held = text),
    removeItem: () => void (held = null),
  };
}

function openKept(stored: string | null = null) {
  const storage = openStorage(stored);
  return { storage, visit: () => createKeptAnswers(() => storage, "1") };
}

describe("answers that are not saved yet", () => {
  test("come back after a reload, and nothing else does", () => {
    const { visit } = openKept();
    const saved: Form = { ...nothing, projectName: "Ropewise" };
    visit().keep({ ...saved, name: "Ada", targetAudience: ["Students"], step: 3 }, saved);
    expect(visit().read(saved)).toEqual({ name: "Ada", targetAudience: ["Students"], step: 3 });
  });

  test("are not kept once nothing differs", () => {
    const { storage, visit } = openKept();
    visit().keep({ ...nothing, name: "Ada" }, nothing);
    visit().keep(nothing, nothing);
    expect(storage.getItem()).toBeNull();
  });

  test("give way, each alone, to what was saved elsewhere since", () => {
    const { visit } = openKept();
    const typed: Form = { ...nothing, name: "Ada", redditKarma: "100", step: 2 };
    visit().keep(typed, nothing);
    expect(visit().read({ ...nothing, redditKarma: "5000" })).toEqual({ name: "Ada", step: 2 });
    expect(visit().read({ ...nothing, step: 4 })).toEqual({ name: "Ada", redditKarma: "100" });
  });

  test.each<[string, Partial<Form>, Partial<Form>]>([
    ["a number", { redditKarma: "1,200" }, { redditKarma: "1200" }],
    ["a name", { name: "Ada " }, { name: "Ada" }],
    ["an address", { projectUrl: "rope.example" }, { projectUrl: "https://rope.example" }],
    [
      "an audience",
      { targetAudience: ["Students", "Developers"] },
      { targetAudience: ["Developers", "Students"] },
    ],
  ])("stand where the server only words %s its own way", (_name, sent, answered) => {
    const { visit } = openKept();
    const saved = { ...nothing, ...sent };
    const blank = Object.keys(sent).map((field) => [field, nothing[field as keyof Form]]);
    visit().keep({ ...saved, ...Object.fromEntries(blank) }, saved);
    const expected: unknown = Object.fromEntries(blank);
    expect(visit().read({ ...nothing, ...answered })).toEqual(expected);
  });

  test("are forgotten as far as a save took them, also after the page was left", () => {
    const { storage, visit } = openKept();
    visit().keep({ ...nothing, name: "Ada", redditKarma: "-3", step: 2 }, nothing);
    const accepted: Form = { ...nothing, name: "Ada", step: 2 };
    visit().settle(accepted);
    expect(visit().read(accepted)).toEqual({ redditKarma: "-3" });
    // The name is not brought back by the server's holding what it held before.
    expect(visit().read({ ...nothing, step: 2 })).toEqual({ redditKarma: "-3" });
    visit().settle({ ...accepted, redditKarma: "-3" });
    expect(storage.getItem()).toBeNull();
  });

  test.each([
    ["broken", "{"],
    ["something else", '"text"'],
    ["of an older kind", '{"step":2,"answers":{"name":"Ada"}}'],
    ["with odd fields", '{"name":{"typed":7,"over":"null"},"x":{"typed":"y","over":"1"}}'],
  ])("%s are read as far as they go", (_name, stored) => {
    expect(openKept(stored).visit().read(nothing)).toEqual({});
  });

  test("of an odd step begin at the first", () => {
    expect(openKept('{"step":{"typed":9,"over":"1"}}').visit().read(nothing)).toEqual({ step: 1 });
  });

  test("do without a storage that is forbidden", () => {
    const kept = createKeptAnswers(() => {
      throw new Error("forbidden");
    }, "1");
    kept.keep({ ...nothing, name: "Ada" }, nothing);
    kept.settle(nothing);
    expect(kept.read(nothing)).toEqual({});
  });
});
