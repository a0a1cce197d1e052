import { describe, expect, test } from "vitest";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { assessBanRisk } from "./assess-ban-risk.ts";
import { isSafeFix } from "#engine/checks/check.ts";
import { fixAll } from "./fix-all.ts";
import { CALM_TEXT, CALM_TITLE, makeInput } from "./testing/assess-draft.ts";

const LOUD = makeInput({
  draft: {
    title: "What helped with late invoices!!!",
    content: `${CALM_TEXT} I made Ledgerly (https://bit.ly/ledgerly) for that. It is a revolutionary tool.`,
  },
});

describe("all safe fixes at once", () => {
  test("leave none that could still be made, and no higher risk", () => {
    const { draft, fixes } = fixAll(LOUD);
    expect(fixes.map(({ kind }) => kind)).toEqual(["remove-links", "calm-title", "remove-words"]);
    const after = assessBanRisk({ ...LOUD, draft });
    expect(after.score).toBeLessThan(assessBanRisk(LOUD).score);
    expect(draft.title).toBe("What helped with late invoices");
    expect(draft.content).toBe(`${CALM_TEXT} I made Ledgerly for that. It is a tool.`);
    expect(fixAll({ ...LOUD, draft }).fixes).toEqual([]);
  });

  test("change nothing in a calm draft", () => {
    const input = makeInput();
    expect(fixAll(input)).toEqual({ draft: input.draft, fixes: [] });
  });

  test("never empty the title or the text", () => {
    const input = makeInput({
      draft: { title: "Ledgerly", content: "https://bit.ly/ledgerly" },
      policy: makePolicy({ bannedKeywords: ["Ledgerly"] }),
    });
    const { draft } = fixAll(input);
    expect(draft.title.trim()).not.toBe("");
    expect(draft.content.trim()).not.toBe("");
  });

  test("leave to the author what only the author can choose", () => {
    const input = makeInput({
      draft: { title: CALM_TITLE, content: CALM_TEXT },
      policy: makePolicy({ requiresFlair: true, flairsSeen: [{ text: "Story", posts: 9 }] }),
    });
    for (const fix of fixAll(input).fixes) expect(isSafeFix(fix)).toBe(true);
    expect(fixAll(input).draft.flair).toBe(input.draft.flair);
  });

  test("end although a draft is as long as Reddit takes it", () => {
    const content = "Buy it now, it is amazing! ".repeat(400);
    const { draft } = fixAll(makeInput({ draft: { title: CALM_TITLE, content } }));
    expect(draft.content.length).toBeLessThanOrEqual(content.length + 200);
  });
});
