import { expect, test } from "vitest";
import {
  createExportReader,
  type ExportedItem,
  type ExportKind,
  MOST_ITEMS,
} from "./read-export.ts";
import { type HistoryFault, wordHistoryFault } from "./word-fault.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const PROJECT = { name: "Tidewick", url: "https://tidewick.example/app" };
const POSTS_HEAD = "id,permalink,date,ip,subreddit,gildings,title,url,body";
const COMMENTS_HEAD = "id,permalink,date,ip,subreddit,gildings,link,parent,body,media";
const ADDRESS = "https://www.reddit.com/r/SaaS/comments/1abc/a_title/";

function read(kind: ExportKind, ...rows: string[]) {
  const reader = createExportReader(kind, PROJECT, NOW);
  const head = kind === "posts" ? POSTS_HEAD : COMMENTS_HEAD;
  reader.push([head, ...rows, ""].join("\r\n"));
  const end = reader.end();
  if ("fault" in end) throw new Error(JSON.stringify(end.fault));
  return end.found;
}

function readPost(row: Partial<Record<string, string>>): ExportedItem | undefined {
  const given: Record<string, string | undefined> = {
    id: "1abc",
    permalink: ADDRESS,
    date: "2026-10-01 08:15:30 UTC",
    ip: "203.0.113.9",
    subreddit: "SaaS",
    gildings: "0",
    title: "A title",
    url: ADDRESS,
    body: "Some words.",
    ...row,
  };
  const cells = POSTS_HEAD.split(",").map((name) => `"${given[name]?.replaceAll('"', '""')}"`);
  return read("posts", cells.join(",")).items[0];
}

test("keeps of a post what is shown or sent, and never where it was sent from", () => {
  const post = readPost({});
  expect(post).toEqual({
    kind: "posts",
    identity: "1abc",
    permalink: ADDRESS,
    at: new Date("2026-10-01T08:15:30Z"),
    community: "SaaS",
    title: "A title",
    content: "Some words.",
    isAboutProject: false,
    mark: null,
  });
  expect(JSON.stringify(post)).not.toContain("203.0.113.9");
});

test.each<[string, Record<string, string>, Partial<ExportedItem>]>([
  [
    "an address without its host",
    { permalink: "/r/SaaS/comments/1abc/a_title/" },
    { permalink: ADDRESS },
  ],
  [
    "a date without its zone",
    { date: "2026-10-01 08:15" },
    { at: new Date("2026-10-01T08:15:00Z") },
  ],
  [
    "a link post",
    { url: "https://tidewick.example/x", body: "" },
    { content: "https://tidewick.example/x", isAboutProject: true },
  ],
  [
    "a link with words",
    { url: "https://other.example", body: "Look." },
    { content: "https://other.example\n\nLook.", isAboutProject: false },
  ],
  ["the project's name in the title", { title: "Tidewick is out" }, { isAboutProject: true }],
  ["its site in the words", { body: "See www.tidewick.example" }, { isAboutProject: true }],
  ["words that were removed", { body: "[removed]" }, { content: "", mark: "removed" }],
  [
    "words that Reddit removed",
    { body: "[ Removed by Reddit ]" },
    { content: "", mark: "removed" },
  ],
  ["words that the author deleted", { body: "[deleted]" }, { content: "", mark: "deleted" }],
  ["words that talk about a removal", { body: "My post was [removed]" }, { mark: null }],
  ["a title that is too long", { title: "x".repeat(400) }, { title: "x".repeat(300) }],
])("reads a post with %s", (_case, row, expected) => {
  expect(readPost(row)).toMatchObject(expected);
});

test.each<[string, Record<string, string>]>([
  ["no date", { date: "" }],
  ["a date that is none", { date: "2026-13-41 08:15:30 UTC" }],
  ["a date to come", { date: "2026-11-15 12:00:01 UTC" }],
  ["a date before Reddit", { date: "2004-12-31 23:59:59 UTC" }],
  ["an address of another site", { permalink: "https://example.com/r/SaaS/comments/1abc/" }],
  [
    "an address in another community",
    { permalink: "https://www.reddit.com/r/startups/comments/1abc/x/" },
  ],
  ["no community", { subreddit: "" }],
  ["no title", { title: " " }],
])("passes over a post with %s", (_case, row) => {
  expect(readPost(row)).toBeUndefined();
});

const comment = (id: string, date: string, body: string, community = "SaaS") =>
  `${id},https://www.reddit.com/r/${community}/comments/1abc/a_title/${id}/,${date} UTC,203.0.113.9,${community},0,${ADDRESS},,"${body}",`;

test("keeps of comments those that the budget counts, with the beginning of their words", () => {
  const found = read(
    "comments",
    comment("c1", "2026-11-01 10:00:00", `Try it:\n\n${"word ".repeat(100)}`),
    comment("c2", "2026-11-02 10:00:00", "I made Tidewick for this."),
    comment("c1", "2026-11-01 10:00:00", "The same once more"),
    comment("c3", "2026-08-01 10:00:00", "Too long ago"),
    comment("c4", "2026-11-03 10:00:00", "On a profile", "u_somebody"),
    "c5,,2026-11-03 10:00:00 UTC,,SaaS,0,,,No address,",
  );
  expect(found).toMatchObject({ tooOld: 1, onProfile: 1, unreadable: 1, isCut: false });
  expect(found.items.map(({ identity, isAboutProject }) => [identity, isAboutProject])).toEqual([
    ["1abc/c1", false],
    ["1abc/c2", true],
  ]);
  expect(found.items[0]?.title).toMatch(/^Try it: word word .*…$/);
  expect(found.items[0]?.title.length).toBeLessThanOrEqual(200);
  expect(JSON.stringify(found)).not.toContain("203.0.113.9");
});

test("stops at more posts than can be shown, and says so", () => {
  const reader = createExportReader("posts", PROJECT, NOW);
  reader.push(`${POSTS_HEAD}\n`);
  for (let index = 0; index < MOST_ITEMS + 1; index += 1) {
    const id = index.toString(36);
    reader.push(`${id},/r/SaaS/comments/${id}/x/,2026-10-01 08:15:30 UTC,,SaaS,0,Title,,\n`);
  }
  expect(reader.end()).toMatchObject({ found: { isCut: true, items: { length: MOST_ITEMS } } });
});

test.each<[string, ExportKind, string, string]>([
  [
    "columns that are missing",
    "posts",
    "id,title,subreddit\n1,A,SaaS\n",
    "posts.csv doesn't have the columns 'permalink' and 'date', so it isn't Reddit's file. Choose the one from the export.",
  ],
  [
    "an empty file",
    "comments",
    "",
    "comments.csv doesn't have the columns 'permalink', 'date', 'subreddit' and 'body', so it isn't Reddit's file. Choose the one from the export.",
  ],
  [
    "a file that breaks off",
    "posts",
    `${POSTS_HEAD}\n1,x,y,z,SaaS,0,"A tit`,
    "posts.csv ends in the middle of a row, so it's incomplete. Download the export from Reddit again.",
  ],
])("says what is wrong with %s", (_case, kind, text, sentence) => {
  const reader = createExportReader(kind, PROJECT, NOW);
  reader.push(text);
  const end = reader.end();
  const about: HistoryFault | null = "fault" in end ? { of: kind, fault: end.fault } : null;
  expect(about && wordHistoryFault(about)).toBe(sentence);
});

test("reads an export without posts", () => {
  expect(read("posts")).toEqual({
    items: [],
    unreadable: 0,
    onProfile: 0,
    tooOld: 0,
    isCut: false,
  });
});
