import { expect, test } from "vitest";
import { applyOwn } from "#engine/policy/own-policy.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { type Corrections, NO_CORRECTIONS } from "./corrections.ts";
import { DOUBT_SIGNS, readDoubtSigns } from "./doubt-signs.ts";
import { STANCE_ANSWERS } from "./doubt.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { readPaste } from "./read-paste.ts";
import { makeStance } from "./read-stance.ts";
import { UNSURE } from "./testing/unsure-rules.ts";

const SURE = UNSURE.replace(
  /4\.[^]*6\./,
  "4. No self-promotion\nDo not promote your shop here.\n6.",
);

const read = (text: string, more: Partial<Corrections> = {}) =>
  readOwnPolicy(text, { ...NO_CORRECTIONS, ...more }, "2026-11-19");
const listOwn = (policy: ReturnType<typeof read>) =>
  policy.demands?.filter(({ of }) => of === "promotion").map(({ code }) => code);

test("an unsure stance is asked about, with each sentence that speaks of it, and nothing is claimed", () => {
  expect(readPaste(UNSURE).doubted).toEqual([
    "pictures of your own work are looked at with pleasure whatever the day",
    "advertising by shops is removed",
  ]);
  const policy = read(UNSURE);
  expect(policy).toMatchObject({ stance: { is: "unknown" }, isStanceOpen: true });
  expect(policy.rules?.codes).not.toHaveProperty("no-self-promotion");
  expect(listOwn(policy)).toEqual([]);
  expect(policy.demands).toContainEqual(expect.objectContaining({ code: "title-format" }));
});

test("a stance that is sure is not asked about", () => {
  expect(readPaste(SURE).doubted).toEqual([]);
  expect(read(SURE)).toMatchObject({ stance: { is: "closed" } });
  expect(read(SURE)).not.toHaveProperty("isStanceOpen");
});

test("what only a word such as 'makers' was taken for own things is asked about", () => {
  const rules = UNSURE.split("\n").slice(0, 3);
  const text = [...rules, "4. Makers ask the moderators before they post.", "5. No politics"];
  const more = ["6. Be patient", "7. No insults"];
  expect(readPaste([...text, ...more].join("\n")).doubted).toEqual([
    "makers ask the moderators before they post",
  ]);
});

test("a few sentences have nothing beside what was read", () => {
  expect(readPaste("Advertising by shops is removed.").doubted).toEqual([]);
});

test.each(STANCE_ANSWERS.map(({ is }) => is))("the answer '%s' is the stance", (is) => {
  const policy = read(UNSURE, { stance: makeStance(is) });
  expect(policy).toMatchObject({ stance: { is, source: { kind: "yours" } } });
  expect(policy).not.toHaveProperty("isStanceOpen");
  expect(listOwn(policy)).toEqual(is === "closed" ? ["unwanted"] : []);
});

test("until it is answered no permission is left, and a ban that is known stays", () => {
  const own = read(UNSURE);
  expect(applyOwn(makePolicy(), own)).toMatchObject({
    stance: { is: "unknown" },
    stanceWords: "Not clear from the rules you pasted",
  });
  const { stance } = makePolicy();
  const closed = makePolicy({ stance: { ...stance, is: "closed" } });
  expect(applyOwn(closed, own).stance.is).toBe("closed");
  const answered = read(UNSURE, { stance: makeStance("thread") });
  expect(applyOwn(closed, answered).stance.is).toBe("thread");
});

test("signs of a ban and of room are kept apart", () => {
  const statements = readPaste(UNSURE).rules.flatMap((rule) => rule.statements);
  const signsOf = (is: "closed" | "thread") => {
    const signs = readDoubtSigns(statements, makeStance(is), "en");
    return DOUBT_SIGNS.filter((sign) => signs[sign] > 0);
  };
  expect(signsOf("closed")).toEqual([
    "base",
    "ban: one sentence of many",
    "ban: others not understood",
  ]);
  expect(signsOf("thread").every((sign) => !sign.startsWith("ban"))).toBe(true);
});
