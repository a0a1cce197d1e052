import { describe, expect, test } from "vitest";
import { createKeptAnswers } from "./kept-answers.ts";

function openStorage(stored: string | null = null) {
  let held = stored;
  return {
    getItem: () => held,
    setItem: (_key: string, text: string) => void (held = text),
    removeItem: () => void (held = null),
  };
}

describe("answers that are not saved yet", () => {
  test("come back after a reload, until they are saved", () => {
    const storage = openStorage();
    const visit = () => createKeptAnswers(() => storage, "1");
    visit().keep({ step: 3, answers: { name: "Ada", targetAudience: ["Students"] } });
    expect(visit().read()).toEqual({
      step: 3,
      answers: { name: "Ada", targetAudience: ["Students"] },
    });
    visit().forget();
    expect(visit().read()).toBeNull();
  });

  test.each([
    ["broken", "{", null],
    ["something else", '"text"', null],
    ["without answers", '{"step":2}', null],
    ["with no answers at all", '{"answers":null}', null],
    ["of an odd step", '{"step":9,"answers":{}}', { step: 1, answers: {} }],
    ["with odd fields", '{"step":2,"answers":{"name":7,"x":"y"}}', { step: 2, answers: {} }],
  ])("%s are read as far as they go", (_name, stored, expected) => {
    expect(createKeptAnswers(() => openStorage(stored), "1").read()).toEqual(expected);
  });

  test("do without a storage that is forbidden", () => {
    const kept = createKeptAnswers(() => {
      throw new Error("forbidden");
    }, "1");
    kept.keep({ step: 2, answers: {} });
    kept.forget();
    expect(kept.read()).toBeNull();
  });
});
