import { expect, test } from "vitest";
import { composeDigest } from "./compose-digest.ts";
import { composeRemovalFound } from "./compose-removal-found.ts";
import { composeSlotReminder } from "./compose-slot-reminder.ts";
import type { RemindedPost } from "./message-layout.ts";
import { composeLookRequest } from "./compose-look-request.ts";
import { composeReceipt } from "./account-messages.ts";

const operator = {
  name: "Climb Ltd",
  address: "1 High Street, London",
  taxId: null,
  email: "help@climb.test",
};

const footer = {
  settingsUrl: "https://foothold.test/settings",
  unsubscribeUrl: "https://foothold.test/api/unsubscribe/ticket",
  operator,
};

const post = (changes: Partial<RemindedPost> = {}): RemindedPost => ({
  title: "How do you price a planner for gyms?",
  community: "r/SaaS",
  project: "Setterly",
  at: new Date("2026-11-15T13:00:00Z"),
  blanks: 0,
  url: "https://foothold.test/projects/1?post=2",
  ...changes,
});

const reminder = (changes: Partial<RemindedPost> = {}, timezone = "Europe/Berlin") =>
  composeSlotReminder({
    post: post(changes),
    checks: "5 followed, 1 to read yourself",
    timezone,
    footer,
  });

test("a reminder says which post, where, when and what is open", () => {
  const { subject, text } = reminder({ blanks: 2 });
  expect(subject).toBe("Your post for r/SaaS is due: How do you price a planner for gyms?");
  for (const words of [
    "> How do you price a planner for gyms?",
    "Planned for: 14:00, Sunday, November 15",
    "Time zone: Berlin time",
    "Project: Setterly",
    "Blanks: 2 to fill in before you post",
    "Rule checks: 5 followed, 1 to read yourself",
    "https://foothold.test/projects/1?post=2",
    "https://foothold.test/settings",
    "unsubscribe:\nhttps://foothold.test/api/unsubscribe/ticket",
    "Sent by Climb Ltd, 1 High Street, London. Questions go to help@climb.test.",
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/\bsafe\b|!/i);
});

test.each([
  ["Asia/Kathmandu", "6:45 PM, Sunday, November 15"],
  ["America/New_York", "8:00 AM, Sunday, November 15"],
  ["Pacific/Kiritimati", "03:00, Monday, November 16"],
])("its time is that of %s", (timezone, words) => {
  expect(reminder({}, timezone).text).toContain(words);
});

test("a long title is cut in the subject only", () => {
  const title = "Long ".repeat(60).trim();
  const { subject, text, html } = reminder({ title });
  expect(subject.length).toBeLessThan(100);
  expect(text).toContain(title);
  expect(html).toContain(title);
});

const digest = (posts: RemindedPost[], today: string, timezone: string) =>
  composeDigest({
    posts,
    looks: [],
    found: [],
    tasks: [],
    today: new Date(today),
    timezone,
    footer,
  });

test("a digest lists the posts of the day with their times", () => {
  const posts = [
    post(),
    post({ at: new Date("2026-11-15T19:30:00Z"), community: "r/gyms", blanks: 1 }),
  ];
  const { subject, text } = digest(posts, "2026-11-15T07:00:00Z", "Europe/Berlin");
  expect(subject).toBe("2 posts for Sunday, November 15");
  expect(text).toContain("14:00 in r/SaaS");
  expect(text).toContain("20:30 in r/gyms");
  expect(text).toContain("For Setterly, 1 blank to fill in");
  expect(text).toContain("https://foothold.test/settings");
});

const look = {
  ...post(),
  stage: "24-hours" as const,
  dueAt: new Date("2026-11-15T17:05:00Z"),
};

test.each([
  ["beside a post", [post()], [look], "1 post and 1 check for Sunday, November 15"],
  ["alone", [], [look, look], "2 checks for Sunday, November 15"],
])("a digest asks for looks at posts, %s", (_case, posts, looks, words) => {
  const { subject, text } = composeDigest({
    posts,
    looks,
    found: [],
    tasks: [],
    today: new Date("2026-11-15T07:00:00Z"),
    timezone: "Europe/Berlin",
    footer,
  });
  expect(subject).toBe(words);
  expect(text).toContain("Are they still up? Open each in a private window");
  expect(text).toContain("18:05 in r/SaaS");
  expect(text).toContain("For Setterly, 24 hours after the post");
});

const conversation = {
  title: "How do I plan a gym's walls?",
  community: "r/climbing",
  project: "Setterly",
  why: "They ask for something you know.",
  url: "https://foothold.test/projects/1/radar",
};

test.each([
  ["beside a post", [post()], "1 post and 1 conversation for Sunday, November 15"],
  ["alone", [], "1 conversation for Sunday, November 15"],
])("a digest tells of conversations, %s", (_case, posts, words) => {
  const { subject, text } = composeDigest({
    posts,
    looks: [],
    found: [conversation],
    tasks: [],
    today: new Date("2026-11-15T07:00:00Z"),
    timezone: "Europe/Berlin",
    footer,
  });
  expect(subject).toBe(words);
  expect(text).toContain("In r/climbing\nHow do I plan a gym's walls?");
  expect(text).toContain("For Setterly. They ask for something you know.");
  expect(text).toContain("https://foothold.test/projects/1/radar");
  expect(text).toContain("https://foothold.test/api/unsubscribe/ticket");
});

test("a digest names what else the day asks for, and its subject does not change", () => {
  const { subject, text, html } = composeDigest({
    posts: [post()],
    looks: [],
    found: [],
    tasks: [
      {
        title: "Write 3 helpful comments in r/SaaS first",
        detail: "We know of nothing that you wrote there.",
        project: "Setterly <b>",
        url: "https://foothold.test/projects/1",
      },
    ],
    today: new Date("2026-11-15T07:00:00Z"),
    timezone: "Europe/Berlin",
    footer,
  });
  expect(subject).toBe("1 post for Sunday, November 15");
  expect(text).toContain("Also today:");
  expect(text).toContain("Write 3 helpful comments in r/SaaS first");
  expect(html).toContain("Setterly &lt;b&gt;");
});

const request = (changes: { permalink?: string | null; stage?: "15-minutes" | "72-hours" } = {}) =>
  composeLookRequest({
    stage: "15-minutes",
    title: "How do you price a planner\nfor gyms?",
    community: "r/SaaS",
    project: "Setterly",
    postedAt: new Date("2026-11-15T13:00:00Z"),
    permalink: "https://www.reddit.com/r/SaaS/comments/1abcde/planner/",
    url: "https://foothold.test/projects/1?post=2",
    timezone: "Europe/Berlin",
    footer,
    ...changes,
  });

test("a request for a look says what to look at, how, and where to tell", () => {
  const { subject, text } = request();
  expect(subject).toBe("Is it still up in r/SaaS? How do you price a planner for gyms?");
  for (const words of [
    "Open it in a private window, then say what you saw.",
    "Due: 15 minutes after posting",
    "Posted: 14:00, Sunday, November 15",
    "On Reddit: https://www.reddit.com/r/SaaS/comments/1abcde/planner/",
    "https://foothold.test/projects/1?post=2",
    "https://foothold.test/settings",
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/\bsafe\b|!/i);
});

test("a request for a look without an address says that it is missing", () => {
  const { text } = request({ permalink: null, stage: "72-hours" });
  expect(text).toContain("On Reddit: No link yet: add it in Foothold");
  expect(text).toContain("Due: 72 hours after posting");
});

test("a digest names the day of what is due in the night", () => {
  const night = post({ at: new Date("2026-11-15T16:15:00Z"), community: "r/gyms" });
  const today = "2026-11-14T23:00:00Z";
  const both = digest([post(), night], today, "Asia/Tokyo");
  expect(both.subject).toBe("2 posts until 08:00 on Monday, November 16");
  expect(both.text).toContain("22:00 in r/SaaS");
  expect(both.text).toContain("01:15 on Monday, November 16, in r/gyms");
  const alone = digest([night], today, "Asia/Tokyo");
  expect(alone.subject).toBe("1 post until 08:00 on Monday, November 16");
  expect(alone.html).toContain("At 01:15 on Monday, November 16, in r/gyms");
});

const receipt = {
  key: "pi_1",
  planCode: "PREMIUM_MONTHLY" as const,
  paidCents: 1999,
  currency: "USD",
  paidAt: new Date("2026-11-15T23:30:00Z"),
  isRenewal: false,
};

test.each([
  ["a purchase", {}, false, ["Premium is active", "Plan: Premium, monthly"]],
  ["a renewal", { isRenewal: true }, false, ["Your plan was renewed", "another month"]],
  [
    "for life",
    { planCode: "PREMIUM_LIFETIME" as const },
    false,
    ["You have lifetime access", "paid once"],
  ],
  ["a test", {}, true, ["This was a test payment. No money moved."]],
])("a receipt for %s", (_case, changes, isTest, expected) => {
  const { subject, text } = composeReceipt({
    receipt: { ...receipt, ...changes },
    isTest,
    timezone: "Europe/Berlin",
    operator,
    billingUrl: "https://foothold.test/billing",
  });
  expect(subject).toContain("$19.99");
  for (const words of [...expected, "Amount: $19.99", "Paid on: November 16, 2026", "/billing"]) {
    expect(text).toContain(words);
  }
  expect(text.includes("No money moved")).toBe(isTest);
  expect(text).toContain("Seller: Climb Ltd, 1 High Street, London");
  expect(text).not.toContain("Tax number");
  expect(text).not.toContain("unsubscribe");
});

test("a receipt is in the currency that was paid, and has the seller's tax number", () => {
  const { subject, text } = composeReceipt({
    receipt: { ...receipt, currency: "EUR" },
    isTest: false,
    timezone: "Europe/Berlin",
    operator: { ...operator, address: null, taxId: "GB 123 4567 89" },
    billingUrl: "https://foothold.test/billing",
  });
  expect(subject).toBe("Receipt: Foothold Premium, €19.99");
  expect(text).toContain("Amount: €19.99");
  expect(text).toContain("Seller: Climb Ltd\nTax number: GB 123 4567 89");
});

test.each([
  ["removed-by-moderators", "the moderators of r/SaaS, or their filter, took it down"],
  ["removed-by-reddit", "Reddit took it down itself"],
  ["not-listed", "missing from new posts in r/SaaS"],
] as const)(
  "a removal that was found (%s) says who says so, and what not to do",
  (sighting, words) => {
    const { subject, text } = composeRemovalFound({
      stage: "24-hours",
      sighting,
      lookedAt: new Date("2026-11-16T13:02:00Z"),
      title: "How do you price a planner for gyms?",
      community: "r/SaaS",
      project: "Setterly",
      permalink: "https://www.reddit.com/r/SaaS/comments/1abcde/planner/",
      url: "https://foothold.test/projects/1?post=2",
      timezone: "Europe/Berlin",
      footer,
    });
    expect(subject).toBe("Your post isn't showing in r/SaaS: How do you price a planner for gyms?");
    for (const part of [
      words,
      "Don't post it again yet.",
      "Checked: 14:02, Monday, November 16",
      "When: 24 hours after posting",
      "https://foothold.test/projects/1?post=2",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/\bsafe\b|!/i);
  },
);
