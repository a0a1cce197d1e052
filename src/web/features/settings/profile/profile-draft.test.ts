import { describe, expect, test } from "vitest";
import { ProfileChanges, type User } from "#contract/accounts/user.ts";
import {
  findProfileChanges,
  findProfileFaults,
  namesAnother,
  type ProfileDraft,
  readProfile,
} from "./profile-draft.ts";

const user = {
  name: "Ada",
  timezone: "UTC",
  redditUsername: null,
  redditKarma: 0,
  redditKarmaToldAt: null,
  redditAccountAgeDays: 0,
  redditAccountSince: null,
} as User;

const same = readProfile(user);

describe("what a profile's form sends", () => {
  const cases: [string, Partial<ProfileDraft>, object | null][] = [
    ["nothing was changed", {}, null],
    ["only blanks around the name", { name: " Ada " }, null],
    ["an emptied name", { name: " " }, { name: null }],
    ["nought, which is not 'not told'", { karma: "0" }, { redditKarma: 0 }],
    ["numbers as people write them", { karma: "1,200" }, { redditKarma: 1200 }],
    ["a name as Reddit shows it", { redditUsername: "u/ada_l" }, { redditUsername: "ada_l" }],
    [
      "several at once",
      { timezone: "Europe/Berlin", accountAgeDays: "400" },
      { timezone: "Europe/Berlin", redditAccountAgeDays: 400 },
    ],
  ];
  test.each(cases)("%s", (_name, change, expected) => {
    const changes = findProfileChanges(user, { ...same, ...change });
    expect(changes).toEqual(expected);
    expect(ProfileChanges.nullable().safeParse(changes).success).toBe(true);
  });

  test("forgets what was emptied", () => {
    const told = { ...user, redditKarma: 12, redditKarmaToldAt: "2026-11-15T12:00:00Z" };
    expect(findProfileChanges(told, { ...readProfile(told), karma: "" })).toEqual({
      redditKarma: null,
    });
  });
});

test.each<[string, Partial<ProfileDraft>, object]>([
  ["all is well", {}, {}],
  ["a name of 80 characters", { name: "n".repeat(80) }, {}],
  ["a long name", { name: "n".repeat(81) }, { name: expect.stringContaining("80") }],
  ["a short user name", { redditUsername: "ab" }, { redditUsername: expect.any(String) }],
  ["a negative number", { karma: "-1" }, { karma: expect.stringContaining("0 or more") }],
  ["words for a number", { accountAgeDays: "ages" }, { accountAgeDays: expect.any(String) }],
  [
    "an age out of range",
    { accountAgeDays: "20001" },
    { accountAgeDays: "This account's age is out of range." },
  ],
])("%s: each fault has its own sentence", (_name, change, expected) => {
  expect(findProfileFaults({ ...same, ...change })).toEqual(expected);
});

test.each<[string, string | null, string, boolean]>([
  ["another name", "ada_l", "u/bob_b", true],
  ["the same in capitals", "ada_l", "/u/ADA_L", false],
  ["no name any more", "ada_l", " ", false],
  ["the first name", null, "ada_l", false],
])("%s is another account's: %o, then %o", (_name, before, typed, expected) => {
  expect(namesAnother(before, typed)).toBe(expected);
});
