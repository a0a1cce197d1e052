import { expect, test, describe } from "vitest";
import {
  findEndedWeek,
  findNextMonday,
  composeBody,
  type PostEvent,
  sumUpWeek,
  type WebhookEvent,
} from "./webhook-event.ts";
import { WEBHOOK_SHAPES } from "./webhook.ts";

test.each<[name: string, now: string, timezone: string, monday: string]>([
  ["on a Sunday", "2026-11-15T12:00:00Z", "UTC", "2026-11-16T08:00:00.000Z"],
  ["early on a Monday", "2026-11-16T07:59:00Z", "UTC", "2026-11-16T08:00:00.000Z"],
  ["at eight on a Monday", "2026-11-16T08:00:00Z", "UTC", "2026-11-23T08:00:00.000Z"],
  ["in New York", "2026-11-15T12:00:00Z", "America/New_York", "2026-11-16T13:00:00.000Z"],
  ["far east", "2026-11-15T12:00:00Z", "Pacific/Kiritimati", "2026-11-15T18:00:00.000Z"],
  [
    "across a change of clocks",
    "2026-10-20T12:00:00Z",
    "Europe/Berlin",
    "2026-10-26T07:00:00.000Z",
  ],
])("the next Monday %s", (_name, now, timezone, monday) => {
  expect(findNextMonday(new Date(now), timezone).toISOString()).toBe(monday);
});

test.each<[name: string, now: string, timezone: string, week: string[] | null]>([
  [
    "on a Monday",
    "2026-11-16T08:00:00Z",
    "UTC",
    ["2026-11-09", "2026-11-15", "2026-11-09T00:00:00.000Z", "2026-11-16T00:00:00.000Z"],
  ],
  ["on a Sunday", "2026-11-15T12:00:00Z", "UTC", null],
  [
    "where it is Monday already",
    "2026-11-15T20:00:00Z",
    "Asia/Tokyo",
    ["2026-11-09", "2026-11-15", "2026-11-08T15:00:00.000Z", "2026-11-15T15:00:00.000Z"],
  ],
  [
    "with an hour more",
    "2026-10-26T08:00:00Z",
    "Europe/Berlin",
    ["2026-10-19", "2026-10-25", "2026-10-18T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ],
])("the week that ended, %s", (_name, now, timezone, expected) => {
  const week = findEndedWeek(new Date(now), timezone);
  const { firstDay, lastDay, startsAt, endsAt } = week ?? {};
  const told = week && [firstDay, lastDay, startsAt?.toISOString(), endsAt?.toISOString()];
  expect(told).toEqual(expected);
});

const SENT = {
  eventId: "post.due:1",
  createdAt: new Date("2026-11-15T11:57:00Z"),
  timezone: "America/New_York",
};

const DUE: PostEvent = {
  type: "post.due",
  project: { id: "p1", name: "Ropewise", url: "https://foothold.test/projects/p1" },
  post: {
    id: "1",
    title: "How do you plan a trip?",
    community: "r/SaaS",
    plannedFor: "2026-11-15T12:00:00.000Z",
    postedAt: null,
    redditUrl: null,
    url: "https://foothold.test/projects/p1?post=1",
  },
};
const REMOVED: PostEvent = {
  ...DUE,
  type: "post.removed",
  removal: { reason: "Rule 3: no *ads*", seenAs: "removed-by-moderators" },
  post: {
    ...DUE.post,
    postedAt: "2026-11-15T12:00:00.000Z",
    redditUrl: "https://www.reddit.com/r/SaaS/comments/1abc/",
  },
};
const WEEK = { from: "2026-11-09", to: "2026-11-15" };
const made = (projectId: string, outcome: "live" | "removed" | "unknown", upvotes: number | null) =>
  ({ projectId, projectName: `Project ${projectId}`, outcome, upvotes, comments: 1 }) as const;
const urlOf = (id: string) => `https://foothold.test/projects/${id}/results`;

const read = (event: WebhookEvent, shape: (typeof WEBHOOK_SHAPES)[number]) =>
  JSON.parse(composeBody(event, shape, SENT)) as Record<string, unknown>;

test("plain JSON holds the facts under the event's id", () => {
  expect(read(DUE, "json")).toEqual({
    id: "post.due:1",
    createdAt: "2026-11-15T11:57:00.000Z",
    ...DUE,
  });
});

test.each<[name: string, event: WebhookEvent, text: string]>([
  [
    "a post that is due",
    DUE,
    `*Your post for r/SaaS is due*
> How do you plan a trip?
Planned for 7:00 AM, Sunday, November 15 (New York time)
Project: Ropewise
<https://foothold.test/projects/p1?post=1|Open the post>`,
  ],
  [
    "a post that was removed",
    REMOVED,
    `*Your post isn't showing in r/SaaS*
> How do you plan a trip?
Posted 7:00 AM, Sunday, November 15 (New York time)
Project: Ropewise
Reason: Rule 3: no *ads*
Don't post it again yet.
<https://foothold.test/projects/p1?post=1|See what happened>
<https://www.reddit.com/r/SaaS/comments/1abc/|The post on Reddit>`,
  ],
  [
    "a week of one project",
    sumUpWeek(WEEK, [made("a", "live", 1200), made("a", "removed", null)], urlOf) ?? DUE,
    `*Your week on Reddit: November 9, 2026 to November 15, 2026*
2 posts, 1 still up, 1 removed; 1,200 upvotes, 2 comments
<https://foothold.test/projects/a/results|Results of Project a>`,
  ],
  [
    "a week of two projects",
    sumUpWeek(WEEK, [made("a", "live", 1), made("b", "unknown", null)], urlOf) ?? DUE,
    `*Your week on Reddit: November 9, 2026 to November 15, 2026*
2 posts, 1 still up, 0 removed; 1 upvote, 2 comments
Project a: 1 post, 1 still up, 0 removed; 1 upvote, 1 comment
Project b: 1 post, 0 still up, 0 removed; 0 upvotes, 1 comment
<https://foothold.test/projects/a/results|Results of Project a>
<https://foothold.test/projects/b/results|Results of Project b>`,
  ],
  [
    "a test",
    { type: "test", message: "It works." },
    `*A test from Foothold*
It works.`,
  ],
])("Slack reads of %s", (_name, event, text) => {
  expect(read(event, "slack")).toEqual({ text, unfurl_links: false, unfurl_media: false });
});

test("Discord reads the same in its own markup", () => {
  expect(read(DUE, "discord")).toEqual({
    content: `**Your post for r/SaaS is due**
> How do you plan a trip?
Planned for 7:00 AM, Sunday, November 15 (New York time)
Project: Ropewise
[Open the post](<https://foothold.test/projects/p1?post=1>)`,
    allowed_mentions: { parse: [] },
    flags: 4,
  });
});

describe("what a user typed is never markup", () => {
  test.each([
    DUE,
    REMOVED,
    foundMany("Which?"),
    sumUpWeek(WEEK, [made("a", "live", 1), made("b", "live", 1)], urlOf),
  ])("in any part of what Slack reads", (event) => {
    const typed = JSON.stringify(event).replaceAll(
      /"(title|name)":"[^"]*"/g,
      `"$1":"<!channel> & <@U1>"`,
    );
    const { text } = read(JSON.parse(typed) as WebhookEvent, "slack");
    expect(text).toContain("&lt;!channel&gt; &amp; &lt;@U1&gt;");
    expect(text).not.toMatch(/<[!@#]|&(?!amp;|lt;|gt;)/);
  });

  const titled = (title: string): PostEvent => ({ ...DUE, post: { ...DUE.post, title } });
  const quoteOf = (shape: "slack" | "discord", title: string) => {
    const body = read(titled(title), shape);
    return String(body["text"] ?? body["content"]).split("\n")[1];
  };

  test.each<[shape: "slack" | "discord", title: string, quote: string]>([
    [
      "slack",
      "<!channel> & <https://evil.test|click>",
      "> &lt;!channel&gt; &amp; &lt;https://evil.test|click&gt;",
    ],
    ["slack", "two\nlines", "> two lines"],
    [
      "discord",
      "@everyone [click](https://evil.test)",
      String.raw`> @everyone \[click\](https://evil.test)`,
    ],
    [
      "discord",
      "**bold** `code` <@1> ||spoiler||",
      String.raw`> \*\*bold\*\* \`code\` \<@1\> \|\|spoiler\|\|`,
    ],
    ["discord", "# not a heading", String.raw`> \# not a heading`],
  ])("in %s: %s", (shape, title, quote) => {
    expect(quoteOf(shape, title)).toBe(quote);
  });
});

test("nothing is longer than Discord takes", () => {
  const projects = Array.from({ length: 40 }, (_, index) => ({
    ...made(`${index}`, "live", 1_000_000),
    projectName: "*".repeat(200),
  }));
  const url = (id: string) =>
    `https://foothold.example.com/projects/${id.padStart(36, "0")}/results`;
  const week = sumUpWeek(WEEK, projects, url);
  const long = {
    ...REMOVED,
    post: { ...REMOVED.post, title: "*".repeat(1000) },
    removal: { reason: "*".repeat(500), seenAs: null },
  };
  for (const event of [week, long, foundMany("*".repeat(1000))]) {
    const body = read(event ?? DUE, "discord");
    expect(String(body["content"]).length).toBeLessThanOrEqual(2000);
  }
  expect(String(read(week ?? DUE, "slack")["text"])).toContain("And 35 other projects");
});

function foundMany(title: string): WebhookEvent {
  const redditUrl = `https://www.reddit.com/r/${"a".repeat(21)}/comments/${"b".repeat(100)}/`;
  const one = { id: "1", title, community: "r/SaaS", redditUrl, why: "They name Ropewise." };
  return {
    type: "radar.found",
    project: { id: "p1", name: title, url: "https://foothold.test/projects/p1/radar" },
    conversations: Array.from({ length: 10 }, () => one),
  };
}

test("what the radar found is told with its links, three at most", () => {
  const text = String(read(foundMany("Which planner?"), "slack")["text"]);
  expect(text.split("\n")).toEqual([
    "*10 conversations for Which planner?*",
    "And 7 more on your radar",
    ...Array.from({ length: 3 }, () => expect.stringContaining("|r/SaaS: Which planner?>")),
    "<https://foothold.test/projects/p1/radar|Open your radar>",
  ]);
});

test("a week without posts is no event", () => {
  expect(sumUpWeek(WEEK, [], urlOf)).toBeNull();
});
