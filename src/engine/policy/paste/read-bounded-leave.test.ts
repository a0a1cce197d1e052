import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { readPaste } from "./read-paste.ts";
import { wordMeaning } from "./word-meaning.ts";

const read = (text: string) =>
  readPaste(text).rules.flatMap(({ statements }) =>
    statements.flatMap(({ meanings }) => meanings.map(wordMeaning)),
  );
const stanceOf = (text: string) => readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19").stance;

test.each([
  [
    "Self-promotion: allowed, but only if the maker has been a member for three months and the post is not primarily a link.",
    "the maker has been a member for three months and the post is not primarily a link",
  ],
  ["You may share your own work if it is not for sale.", "it is not for sale"],
  ["Share your projects, but only if you take part here.", "you take part here"],
  [
    "Eigene Projekte sind willkommen, aber nur, wenn ihr schon drei Monate dabei seid.",
    "ihr schon drei Monate dabei seid",
  ],
])("a condition behind 'but' bounds the leave: %s", (text, condition) => {
  expect(stanceOf(text)).toMatchObject({ is: "value", detail: `tolerated if ${condition}` });
});

test.each([
  "Self-promotion is welcome, but no daily posts.",
  "Posts of your own work are welcome; however, only for members who have commented before.",
  "Self-promotion is allowed except for AI apps.",
  "You can share your project, but if you do not take part you will be banned.",
  "Self-promotion is welcome without links.",
  "You may share your app if it has been used by at least fifty people whom you do not know, if every one of them has told you in writing that it is any good, and if you have never before shown it to anybody in this place.",
])("a bound that can't be read is asked about: %s", (text) => {
  expect(read(text)).not.toContain("Projects welcome");
  expect(read(text).join()).toMatch(/but doesn't say how/);
});

test.each([
  "Self-promotion is allowed, but please be nice.",
  "Share your projects, there is no limit.",
])("what bounds nothing leaves it welcome: %s", (text) => {
  expect(stanceOf(text)).toMatchObject({ is: "welcome" });
});

test("a link to a shop is refused beside how often something may be posted", () => {
  expect(
    read("Eigenwerbung ist in Ordnung, bitte ohne Link zum Shop und höchstens alle zwei Wochen."),
  ).toEqual(expect.arrayContaining(["No links to shops", "Promotion at most once in 14 days"]));
});

test.each([
  ["Verkaufsangebote nur im Marktplatz-Faden am Freitag", "Marktplatz-Faden am Freitag"],
  ["Promotion only in the Marketplace thread on Fridays.", "Marketplace thread on Fridays"],
])("the day that a thread is for is named with it: %s", (text, name) => {
  expect(read(text).join()).toContain(name);
});

const TERMS = "Promotion of apps is not allowed unless the app is free and open source.";
const answer = (text: string) => {
  const [key = ""] = readPaste(text).rules.flatMap(({ statements }) =>
    statements.map((each) => each.key),
  );
  return readOwnPolicy(text, { ...NO_CORRECTIONS, choices: { [key]: "terms" } }, "2026-11-19");
};

test("what may be left is said with the question", () => {
  expect(read(TERMS)).toEqual(["Promotion may be fine if the app is free and open source."]);
});

test("terms can be the answer, and are then those of the rule", () => {
  expect(answer(TERMS)).toMatchObject({
    stance: { is: "value", detail: "tolerated if the app is free and open source" },
    uncodedRules: [],
  });
});

test("terms that can't be quoted stay listed with the rule", () => {
  const text = "Self-promotion is allowed except for AI apps.";
  expect(answer(text)).toMatchObject({
    stance: { is: "value", detail: "tolerated if you keep to the terms of the rule" },
    uncodedRules: [{ text }],
  });
});
