import { describe, expect, test } from "vitest";
import { readNotedDays } from "./noted-day.ts";
import { readNote } from "./read-note.ts";

const read = (fields: Record<string, unknown>) =>
  readNote(JSON.stringify({ community: "Example", ...fields }));
const says = (fields: Record<string, unknown>) =>
  read({ says: [{ source: "wiki", confidence: "h", ...fields }] });
const demands = (...list: unknown[]) => says({ demands: list });
const ALL = { of: "all", code: "flair" };

describe("a bad line is refused with the field that is wrong", () => {
  test.each<[string, () => unknown, string]>([
    ["no JSON", () => readNote("{"), "it is no JSON"],
    ["no object", () => readNote("[]"), "the line: it is no object"],
    ["no name", () => readNote("{}"), "community: it is missing"],
    ["an address", () => read({ community: "r/go" }), "community: 'r/go' is not the name of one"],
    ["a kind", () => read({ kind: "place" }), "kind: 'place' is not known"],
    ["a language", () => read({ language: "English" }), "language: 'English' is not a language"],
    ["what it takes", () => read({ takes: "4421" }), "takes: '4421' is not 11 grades from 0 to 4"],
    [
      "a grade",
      () => read({ takes: "54210000000" }),
      "takes: '54210000000' is not 11 grades from 0 to 4",
    ],
    ["a field", () => read({ stances: "C" }), "stances: there is no such field"],
    ["a profile", () => read({ profile: { theme: "ai" } }), "profile.description: it is missing"],
    ["evidence", () => says({ source: "rumour" }), "says[0].source: 'rumour' is not known"],
    [
      "confidence",
      () => says({ confidence: "sure" }),
      "says[0].confidence: 'sure' is not h, m or l",
    ],
    ["a month", () => says({ asOf: "2026-13" }), "says[0].asOf: '2026-13' is no month"],
    ["a day for a month", () => says({ asOf: "2026" }), "says[0].asOf: '2026' is no month"],
    ["a stance", () => says({ stance: "X" }), "says[0].stance: 'X' is not known"],
    [
      "a format",
      () => says({ formats: ["sound"] }),
      "says[0].formats: the post type 'sound' is not known",
    ],
    ["what AI may do", () => says({ ai: "hated" }), "says[0].ai: 'hated' is not known"],
    [
      "a blank word",
      () => says({ bannedWords: ["a", " "] }),
      'says[0].bannedWords[1]: " " is no text',
    ],
    [
      "a word twice",
      () => says({ bannedWords: ["a", "a"] }),
      "says[0].bannedWords: one is there twice",
    ],
    ["an empty list", () => says({ flairs: [] }), "says[0].flairs: it is no list of anything"],
    [
      "a code",
      () => demands({ of: "all", code: "be-nice" }),
      "says[0].demands[0].code: 'be-nice' is not known",
    ],
    [
      "a concern",
      () => demands(ALL, { of: "cats", code: "flair" }),
      "says[0].demands[1].of: 'cats' is not known",
    ],
    [
      "what says of a flair how it should be",
      () => demands({ ...ALL, value: "the matching one" }),
      "says[0].demands[0].value: 'the matching one' names no flair: leave it out where any that fits will do",
    ],
    ["no concern", () => demands({ code: "flair" }), "says[0].demands[0].of: it is missing"],
    [
      "a weekday",
      () => demands({ of: "all", code: "day", value: "Someday" }),
      "says[0].demands[0].value: 'Someday' is no day",
    ],
    [
      "a number",
      () => demands({ of: "all", code: "percent", value: 110 }),
      "says[0].demands[0].value: 110 is no number that percent can have",
    ],
    [
      "no gap",
      () => demands({ of: "all", code: "gap-days", value: "60" }),
      'says[0].demands[0].value: "60" is no number that gap-days can have',
    ],
    [
      "a tongue",
      () => demands({ of: "all", code: "language", value: "Dutch" }),
      "says[0].demands[0].value: 'Dutch' is not a language",
    ],
    [
      "headings",
      () => demands({ of: "all", code: "sections", value: "Price" }),
      "says[0].demands[0].value: it is no list of anything",
    ],
    [
      "a pattern",
      () => demands({ ...ALL, finds: "weather" }),
      "says[0].demands[0].finds: 'weather' is not known",
    ],
    [
      "a demand's field",
      () => demands({ ...ALL, vlaue: 1 }),
      "says[0].demands[0].vlaue: there is no such field",
    ],
    [
      "comments",
      () => demands({ ...ALL, countsComments: "yes" }),
      "says[0].demands[0].countsComments: it is true, or left out",
    ],
    [
      "a thread",
      () => says({ threads: [{ name: "Promo" }] }),
      "says[0].threads[0].for: it is missing",
    ],
    [
      "a thread's day",
      () => says({ threads: [{ name: "Promo", for: "ads", day: "Moonday" }] }),
      "says[0].threads[0].day: 'Moonday' is no day",
    ],
    [
      "a place",
      () => says({ elsewhere: [{ what: "ads" }] }),
      "says[0].elsewhere[0].where: it is missing",
    ],
  ])("%s", (_, act, fault) => {
    expect(act).toThrow(new Error(fault));
  });
});

test("a line is read whole", () => {
  const note = read({
    kind: "dev",
    language: "en",
    takes: "44210000000",
    says: [
      {
        source: "announcement",
        asOf: "2026-06",
        confidence: "m",
        topic: "small tools",
        shows: "your own tools",
        stance: "T",
        detail: "in the thread",
        formats: ["text"],
        demands: [{ of: "promotion", code: "gap-days", value: 60, countsComments: true }],
        threads: [{ name: "Promo", for: "own tools", every: "week", day: "Friday" }],
        flairs: ["Tool"],
        unwanted: ["adverts"],
        elsewhere: [{ what: "clients", where: "r/forhire" }],
        ai: "labelled",
        bannedWords: ["x.com"],
      },
    ],
  });
  expect(note).toEqual({
    name: "Example",
    kind: "dev",
    language: "en",
    takes: "44210000000",
    profile: null,
    statements: [
      {
        evidence: "announcement",
        asOf: "2026-06",
        confidence: "medium",
        subject: "small tools",
        shows: "your own tools",
        stance: "thread",
        detail: "in the thread",
        formats: ["text"],
        demands: [
          {
            of: "promotion",
            code: "gap-days",
            value: 60,
            detail: null,
            countsComments: true,
            requirement: null,
          },
        ],
        threads: [{ name: "Promo", takes: "own tools", every: "week", day: "Friday" }],
        flairs: ["Tool"],
        unwanted: ["adverts"],
        elsewhere: [{ what: "clients", where: "r/forhire" }],
        ai: "labelled",
        bannedWords: ["x.com"],
      },
    ],
  });
});

describe("a demand that a pattern of ours finds comes with its requirement", () => {
  test.each<[Record<string, unknown>, Record<string, unknown> | null]>([
    [{ of: "all", code: "title-tag", value: "[OC] or [Art]" }, null],
    [{ of: "all", code: "phrase", value: "i will not promote" }, null],
    [
      { of: "all", code: "contains", value: "a link to its source", finds: "a source" },
      { kind: "source" },
    ],
    [
      { of: "special question", code: "unwanted", value: "r/AskDocs", finds: "health" },
      { kind: "unwanted", text: "No questions about your own health: r/AskDocs takes them." },
    ],
  ])("%j", (demand, requirement) => {
    const [noted] = demands(demand).statements[0]?.demands ?? [];
    expect([noted?.requirement ?? null]).toMatchObject([requirement]);
  });
});

test.each([
  ["Monday", ["monday"]],
  ["weekend", ["saturday", "sunday"]],
  ["Tuesday or Friday", ["tuesday", "friday"]],
  ["Friday, Saturday or Sunday", ["friday", "saturday", "sunday"]],
  ["Friday to Monday", ["friday", "saturday", "sunday", "monday"]],
  ["first Monday of the month", []],
])("'%s' names these days: %j", (text, days) => {
  expect(readNotedDays(text)).toEqual(days);
});
