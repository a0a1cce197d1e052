import { describe, expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { PolicyDemand } from "../demand.ts";
import { makeDemand } from "../testing/make-policy.ts";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import { nameUnwanted, UNWANTED_NAMES, type UnwantedName } from "./read-unwanted.ts";
import { SIGNS_OF_CODES, TITLE_FAULTS } from "./rows/breaches.ts";
import { CONTENTS } from "./rows/contents.ts";
import { LISTED } from "./rows/listed.ts";
import { CALLED } from "./rows/noted-subjects.ts";
import { NAMED_POSTS } from "./rows/named-posts.ts";
import { POST_KINDS } from "./rows/post-kinds.ts";
import { KIND_EXAMPLES } from "./testing/kind-examples.ts";
import { KIND_NAMES } from "./testing/kind-names.ts";
import { NOTED_WORDS, SHORT_QUESTION } from "./rows/noted-words.ts";
import { NOTED_WORD_EXAMPLES, SHORT_QUESTION_EXAMPLES } from "./testing/noted-word-examples.ts";
import { NAMED_POST_EXAMPLES } from "./testing/named-post-examples.ts";
import { UNSEEN } from "./rows/unseen.ts";
import { UNSEEN_EXAMPLES } from "./testing/unseen-examples.ts";
import { signDemands } from "./sign-demands.ts";
import { CODE_EXAMPLES, NOTED_TITLES, TITLE_EXAMPLES } from "./testing/breach-examples.ts";
import { MET_EXAMPLES, NOTED_CONTENTS } from "./testing/content-examples.ts";
import { LISTED_EXAMPLES } from "./testing/listed-examples.ts";
import { NOTED_EXAMPLES, UNWANTED_EXAMPLES } from "./testing/unwanted-examples.ts";

test("each kind is read as its examples say", () => {
  const rows = Object.fromEntries(
    UNWANTED_NAMES.map((name) => [name, new RegExp(nameUnwanted(name).pattern, "i")]),
  ) as Record<UnwantedName, RegExp>;
  expect(Object.keys(UNWANTED_EXAMPLES).toSorted()).toEqual(UNWANTED_NAMES.toSorted());
  expect(listMisread(rows, UNWANTED_EXAMPLES)).toEqual([]);
});

test("each kind of post is named and found as its examples say", () => {
  const kinds = Object.entries(POST_KINDS);
  const names = Object.fromEntries(kinds.map(([name, { noted }]) => [name, noted]));
  expect(Object.keys(KIND_NAMES)).toEqual(Object.keys(names));
  expect(listMisread(names, KIND_NAMES)).toEqual([]);
  const found = Object.fromEntries(kinds.map(([name, row]) => [name, new RegExp(row.found, "i")]));
  expect(Object.keys(KIND_EXAMPLES)).toEqual(Object.keys(found));
  expect(listMisread(found, KIND_EXAMPLES)).toEqual([]);
});

test("how lists call posts of each sort is read as its examples say", () => {
  const rows = Object.fromEntries(
    Object.entries(NAMED_POSTS).map(([name, { noted }]) => [name, noted]),
  );
  expect(Object.keys(NAMED_POST_EXAMPLES)).toEqual(Object.keys(rows));
  expect(listMisread(rows, NAMED_POST_EXAMPLES)).toEqual([]);
});

test("how notes word which posts are meant is read as its examples say", () => {
  expect(listMisread(NOTED_WORDS, NOTED_WORD_EXAMPLES)).toEqual([]);
  const short = { short: new RegExp(SHORT_QUESTION, "i") };
  expect(listMisread(short, { short: SHORT_QUESTION_EXAMPLES })).toEqual([]);
});

test("what notes call a question is read as its examples say", () => {
  const rows = Object.fromEntries(CALLED.map(([notes, name]) => [name, notes]));
  expect(Object.keys(NOTED_EXAMPLES)).toEqual(Object.keys(rows));
  expect(listMisread(rows, NOTED_EXAMPLES)).toEqual([]);
});

test("what lists of unwanted posts call a thing is read as its examples say", () => {
  const rows = Object.fromEntries(Object.entries(LISTED).map(([name, { noted }]) => [name, noted]));
  expect(Object.keys(LISTED_EXAMPLES)).toEqual(Object.keys(rows));
  expect(listMisread(rows, LISTED_EXAMPLES)).toEqual([]);
});

test("what a post has to say is read, and found, as its examples say", () => {
  const rows = Object.entries(CONTENTS);
  expect(Object.keys(NOTED_CONTENTS)).toEqual(Object.keys(CONTENTS));
  const noted = Object.fromEntries(rows.map(([name, row]) => [name, row.noted]));
  expect(listMisread(noted, NOTED_CONTENTS)).toEqual([]);
  const met = Object.fromEntries(rows.map(([name, row]) => [name, new RegExp(row.met, "i")]));
  expect(listMisread(met, MET_EXAMPLES)).toEqual([]);
});

test("what breaks or meets a demand of a code is found as its examples say", () => {
  const rows = Object.entries(SIGNS_OF_CODES).map(([code, sign]) => [code, new RegExp(sign, "i")]);
  expect(listMisread(Object.fromEntries(rows), CODE_EXAMPLES)).toEqual([]);
});

test("what breaks the form of a title is found as its examples say", () => {
  const found = Object.entries(TITLE_FAULTS).map(([name, fault]) => [name, fault.found] as const);
  expect(Object.keys(TITLE_EXAMPLES)).toEqual(Object.keys(TITLE_FAULTS));
  const rows = Object.fromEntries(found.map(([name, sign]) => [name, new RegExp(sign, "iu")]));
  expect(listMisread(rows, TITLE_EXAMPLES)).toEqual([]);
});

test("what notes ask of a title is read as its examples say", () => {
  const rows = Object.fromEntries(
    Object.entries(TITLE_FAULTS).map(([name, { noted }]) => [name, noted]),
  );
  expect(Object.keys(NOTED_TITLES)).toEqual(Object.keys(rows));
  expect(listMisread(rows, NOTED_TITLES)).toEqual([]);
});

test.each<[PolicyDemand["detail"], PolicyDemand["code"], PolicyDemand["of"]]>([
  ["request", "contains", "question"],
  ["help question", "title-format", "question"],
  ["request", "thread-only", "special question"],
  ["recipe request", "contains", "special question"],
  ["resume", "thread-only", "other"],
  ["physique photo", "thread-only", "other"],
  ["resume", "contains", "special question"],
])("%s, of which %s is asked, is of: %s", (detail, code, of) => {
  const asked = makeDemand({ of: "special question", code, value: null, detail });
  expect(signDemands([asked], {})[0]?.of).toBe(of);
});

test.each([
  ["It has 200 g of flour.", true],
  ["It has 200 g of flour. I'll add the recipe tomorrow.", false],
  ["200 g of flour, details on request.", false],
  ["I will add 200 g of flour next time.", true],
])("what is promised for later is not there: %s", (text, isMet) => {
  const [asked] = signDemands(
    [makeDemand({ of: "own work", code: "contains", value: "recipe" })],
    {},
  );
  expect(new RegExp(asked?.sign ?? "$^", "i").test(`My bread\n${text}`)).toBe(isMet);
});

test("what a picture shows is asked and not looked for in words, and a photo of a thing is a picture", () => {
  const value = "a knot older than eight weeks";
  const [shown] = signDemands([makeDemand({ of: "image", code: "contains", value })], {});
  expect(shown?.isLoose).toBe(true);
  const detail = "photo of your own knot";
  const [tagged] = signDemands([makeDemand({ of: "own work", code: "title-tag", detail })], {});
  expect(tagged?.of).toBe("image");
});

test("where a picture has to say more, any text is not enough", () => {
  const value = "location and context";
  const text = `What is it?\n${"It sat on the fence all day. ".repeat(5)}`;
  const isMet = (of: "image" | "all") =>
    signDemands([makeDemand({ of, code: "contains", value })], {}).some(({ sign }) =>
      new RegExp(sign ?? "$^", "i").test(text),
    );
  expect([isMet("image"), isMet("all")]).toEqual([false, true]);
});

test("what no machine sees in a draft is asked", () => {
  const rows = Object.fromEntries(Object.entries(UNSEEN).map(([name, { noted }]) => [name, noted]));
  expect(listMisread(rows, UNSEEN_EXAMPLES)).toEqual([]);
  const [asked] = signDemands(
    [makeDemand({ of: "all", code: "unwanted", value: "Repeated questions" })],
    {},
  );
  expect(asked?.asks).toBe("is tired of some topics. Did you search it first?");
});

test("a number of words that a post contains is counted", () => {
  const asked = makeDemand({ of: "all", code: "contains", value: "at least 60 words" });
  expect(signDemands([asked], {})[0]).toMatchObject({ code: "min-words", value: 60 });
});

test.each([
  ["own logline", "other"],
  ["own game", "own game"],
])("%s, which has its day, is of: %s", (detail, of) => {
  const asked = makeDemand({ of: "own game", code: "day", value: "Monday", detail });
  expect(signDemands([asked], {})[0]?.of).toBe(of);
});

test("what the value of a ban names is found as such", () => {
  const asked = makeDemand({ of: "all", code: "unwanted", value: "shortened links" });
  const [found] = signDemands([asked], {});
  expect(found).toMatchObject({ of: "other", detail: "shortened links", value: null });
  expect(new RegExp(found?.sign ?? "", "i").test("See bit.ly/a")).toBe(true);
});

test.each([
  ["except informative screenshots", "My lamp", "A screenshot of the price"],
  ["image-only posts", "My lamp\nSee?", `My lamp\n${"I bent it from a pipe. ".repeat(4)}`],
  ["image of text only", "Why?\nA photo of my textbook.", "Why?\nA photo of my lamp."],
])("pictures that are barred, %s, are found", (value, barred, taken) => {
  const [found] = signDemands([makeDemand({ of: "image", code: "unwanted", value })], {});
  expect(found).toMatchObject({ of: "image", detail: value, value: null });
  const pattern = new RegExp(found?.sign ?? "", "i");
  expect([barred, taken].map((text) => pattern.test(text))).toEqual([true, false]);
});

test.each([
  ["rant", "other", "Rant on trains", "Trains on time"],
  ["identification request", "special question", "What is this beetle?", "How do beetles hear?"],
])("which posts have to hold something, %s, is told by a pattern", (detail, of, is, isNot) => {
  const asked = makeDemand({ of: of as "other", code: "contains", value: "a place", detail });
  const [found] = signDemands([asked], {});
  const pattern = new RegExp(found?.which ?? "$^", "i");
  expect([is, isNot].map((title) => pattern.test(title))).toEqual([true, false]);
});

test("what a community's questions are about is asked of all of them, unless a flair marks which", () => {
  const is = { of: "special question", detail: "identification request" } as const;
  const asked = makeDemand({ ...is, code: "contains", value: "place" });
  const flair = makeDemand({ ...is, code: "flair", value: "ID" });
  expect(signDemands([asked], {}, "identifying moths")[0]?.of).toBe("question");
  expect(signDemands([asked], {}, "keeping moths")[0]?.of).toBe("special question");
  expect(signDemands([asked, flair], {}, "identifying moths")[0]?.of).toBe("special question");
});

test("a question of a kind that has a pattern of its own is barred by that", () => {
  const rant = makeDemand({ of: "special question", code: "unwanted", detail: "office rant" });
  expect(signDemands([rant], {})[0]).toMatchObject({ of: "other", detail: "office rant" });
});

test("pictures at large are barred as such", () => {
  const asked = makeDemand({ of: "image", code: "unwanted", value: "images and video" });
  expect(signDemands([asked], {})[0]).toMatchObject({ value: null });
});

test("what a post has to be about is looked for by its words", () => {
  const value = "a clear tie to veganism";
  const [asked] = signDemands([makeDemand({ of: "all", code: "contains", value })], {});
  expect(new RegExp(asked?.sign ?? "", "i").test("Is veganism hard?")).toBe(true);
  expect(new RegExp(asked?.sign ?? "", "i").test("Are eggs fine?")).toBe(false);
});

test("a request whose demand says which requests are meant stays one of some questions", () => {
  const value = "what the guide for recommendation requests asks, or use the daily thread";
  const asked = makeDemand({ of: "special question", code: "contains", value, detail: "request" });
  expect(signDemands([asked], {})[0]?.of).toBe("special question");
});

describe("what communities send elsewhere", () => {
  test("a sentence says where it goes", () => {
    expect(nameUnwanted("home", "r/AskElectricians").text).toBe(
      "No questions from homeowners: r/AskElectricians takes them.",
    );
    expect(nameUnwanted("routine", "its daily thread").text).toBe(
      "No questions about your own training: they go into its daily thread.",
    );
    expect(nameUnwanted("junior", "Mentorship Monday").text).toMatch(
      /: they go into “Mentorship Monday”\.$/,
    );
  });

  test("ten thousand characters that nearly match take no time", () => {
    for (const [name, words] of [
      ["home", "my house "],
      ["recommend", "looking for a "],
      ["visit", "visiting what should "],
      ["animal products", "we eat "],
      ["portfolio", "i'm 25 "],
      ["planted", "switched to "],
    ] as const) {
      const start = performance.now();
      new RegExp(nameUnwanted(name).pattern, "i").test(words.repeat(10_000 / words.length));
      expect(performance.now() - start).toBeLessThan(200);
    }
  });
});

describe("a demand on a subject", () => {
  const sign = (known: Partial<PolicyDemand>, codes: RuleCodes = {}) =>
    signDemands([makeDemand({ of: "other", code: "day", value: "Thursday", ...known })], codes)[0]
      ?.sign;

  test.each([
    ["politics", "Approval ratings of every president", "Hours of sun in each capital"],
    ["US politics", "Donations to each Senate candidate", "A question on my thesis"],
    ["meme", "A meme that I made of my cat", "A drawing that I made of my cat"],
    ["crypto", "Is bitcoin dead?", "Is my savings plan fine?"],
  ])("on %s is found in '%s' and not in '%s'", (detail, is, isNot) => {
    const pattern = new RegExp(sign({ detail }) ?? "", "i");
    expect([is, isNot].map((text) => pattern.test(text))).toEqual([true, false]);
  });

  test("that no word gives away is left to the author", () => {
    expect(sign({ detail: "gatekeeping" })).toBeUndefined();
  });

  test("that a rule bans already is no second problem", () => {
    const ban = { code: "unwanted", value: null, detail: "politics" } as const;
    expect(sign(ban)).toBeDefined();
    expect(sign(ban, { "no-politics": true })).toBeUndefined();
  });
});
