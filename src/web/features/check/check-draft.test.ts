import { expect, test, describe } from "vitest";
import type { User } from "#contract/accounts/user.ts";
import {
  EMPTY_CHECK,
  isBlank,
  parseCheck,
  readPromoted,
  toDraft,
  readSubredditId,
  createKeptDraft,
  readAccount,
  readDay,
} from "./check-draft.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

const draft = { title: "A", content: "B", editSection: "EDIT: C", flair: "Show" };
const typed = {
  ...draft,
  karma: "12",
  accountAgeDays: "30",
  day: "",
  promoted: "Pathpad",
  rulesRead: ["saas: A"],
  sort: "guide" as const,
  form: "image" as const,
};

test("a draft comes back as it was kept", () => {
  expect(parseCheck(typed)).toEqual(typed);
});

test.each([
  ["nothing kept", null],
  ["no object", 3],
  ["other kinds of values", { title: 1, content: {}, flair: [], karma: null, sort: "essay" }],
])("%s is an empty draft", (_, stored) => {
  expect(parseCheck(stored)).toEqual(EMPTY_CHECK);
});

test("blank is neither title nor content, whatever else was filled in", () => {
  expect(isBlank({ ...typed, title: " ", content: "\n" })).toBe(true);
  expect(isBlank({ ...typed, title: "", content: "B" })).toBe(false);
});

test("what is checked is the draft alone", () => {
  expect(toDraft(typed)).toEqual(draft);
});

test.each([
  ["nothing", " ", null, null],
  ["a name", "Trail Notes", "Trail Notes", null],
  ["a name with a dot", "Notes 2.0 for hikers", "Notes 2.0 for hikers", null],
  ["an address", "https://trail.example/app?x=1", null, "https://trail.example/app?x=1"],
  ["a host", "trail-notes.app", null, "https://trail-notes.app"],
])("what is promoted: %s", (_, promoted, name, url) => {
  expect(readPromoted(promoted)).toEqual({ name, url });
});

test.each([
  [null, null],
  ["", null],
  [" ", null],
  ["saas", "saas"],
  ["SaaS", "saas"],
  ["r/SaaS", "saas"],
  ["/r/SaaS", "saas"],
  ["r/", null],
  ["not a name!", "not a name!"],
])("%j is %j", (param, id) => {
  expect(readSubredditId(param)).toBe(id);
});

test.each([
  ["both", {}, { karma: "1240", accountAgeDays: "730" }],
  ["no karma", { redditKarmaToldAt: null }, { karma: "", accountAgeDays: "730" }],
  ["no age", { redditAccountSince: null }, { karma: "1240", accountAgeDays: "" }],
  ["neither", { redditKarmaToldAt: null, redditAccountSince: null }, null],
])("the account of somebody who told us %s", (_case, changes, account) => {
  const user: User = {
    id: "0198a5b0-0000-7000-8000-000000000001",
    email: "ada@example.com",
    emailVerified: true,
    name: null,
    timezone: "UTC",
    timezoneToldAt: null,
    redditUsername: null,
    redditKarma: 1240,
    redditKarmaToldAt: "2026-11-15T09:00:00.000Z",
    redditAccountAgeDays: 730,
    redditAccountSince: "2024-11-15",
    reminders: "off",
    onboardedAt: null,
    createdAt: "2026-11-01T09:00:00.000Z",
    ...changes,
  };
  expect(readAccount({ status: "signed-in", user })).toEqual(account);
});

test("a visitor has no account", () => {
  expect(readAccount({ status: "signed-out", because: "no-session" })).toBeNull();
});

const KEPT = { draft: { ...EMPTY_CHECK, title: "A year of walnuts" }, subredditId: "saas" };

function open(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  let now = 0;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const kept = createKeptDraft(
    () => storage,
    () => now,
  );
  return { kept, stored, passDays: (days: number) => (now += days * DAY_MS) };
}

describe("a draft to be saved", () => {
  test("is there after a sign-in, until it is forgotten", () => {
    const { kept, stored, passDays } = open();
    expect(kept.read()).toBeNull();
    expect(kept.keep(KEPT)).toBe(true);
    passDays(6);
    expect(kept.read()).toEqual(KEPT);
    kept.forget();
    expect(kept.read()).toBeNull();
    expect(stored.size).toBe(0);
  });

  test("is not kept for ever", () => {
    const { kept, passDays } = open();
    kept.keep(KEPT);
    passDays(8);
    expect(kept.read()).toBeNull();
  });

  test.each([
    ["not JSON", "{"],
    ["no object", "3"],
    ["no community", '{"draft":{"title":"x"},"keptAt":0}'],
    ["a blank draft", '{"draft":{"title":" "},"subredditId":"saas","keptAt":0}'],
  ])("is none where %s is stored", (_, stored) => {
    expect(open({ "check-draft-to-save": stored }).kept.read()).toBeNull();
  });

  test("is none where storage is forbidden, and says so", () => {
    const kept = createKeptDraft(
      () => {
        throw new Error("forbidden");
      },
      () => 0,
    );
    expect(kept.read()).toBeNull();
    expect(kept.keep(KEPT)).toBe(false);
    kept.forget();
  });
});

describe("the day of a post", () => {
  const now = new Date(2026, 10, 19, 15);

  test.each([
    ["none was chosen", "", now],
    ["it is to come", "2026-11-21", new Date(2026, 10, 21, 12)],
    ["it has passed", "2020-01-01", now],
  ])("where %s", (_, day, at) => {
    expect(readDay(day, now)).toEqual(at);
  });
});
