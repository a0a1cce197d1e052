import { afterEach, beforeEach, expect, test } from "vitest";
import { deriveFacts, type FetchedSubreddit } from "#engine/subreddits/derive-facts.ts";
import {
  failureOf,
  type RedditTrial,
  startRedditTrial,
  userAgent,
} from "./testing/reddit-trial.ts";
import { unconfiguredReddit } from "./reddit-gateway.ts";

let trial: RedditTrial;
beforeEach(async () => {
  trial = await startRedditTrial();
});
afterEach(() => trial.stop());

test("a community, with its texts as they were written", async () => {
  const about = await trial.reddit.fetchAbout("makersden");
  expect(about).toEqual({
    name: "MakersDen",
    title: "MakersDen, a community of the stand-in",
    description: "Makers show what they build & help each other with honest feedback.",
    members: 12_345,
    createdAt: new Date("2014-03-09T10:00:00Z"),
    isAdult: false,
    isQuarantined: false,
    visibility: "public",
    takes: "any",
  });
});

test("its rules, an empty one among them", async () => {
  trial.standin.subreddits.change("MakersDen", {
    rules: [
      { name: "Be kind", text: "Please." },
      { name: "No links", text: "", kind: "comment" },
    ],
  });
  expect(await trial.reddit.fetchRules("MakersDen")).toEqual([
    { name: "Be kind", text: "Please.", about: "both" },
    { name: "No links", text: "", about: "comments" },
  ]);
});

test("what only a signed-in user may know is unknown, not a failure", async () => {
  expect(await trial.reddit.fetchPostRequirements("MakersDen")).toBeNull();
  expect(await trial.reddit.fetchLinkFlairs("MakersDen")).toBeNull();
  trial.standin.fail("200-user-required", "401-expired-token", "401-expired-token");
  expect(await trial.reddit.fetchPostRequirements("MakersDen")).toBeNull();
  expect(await trial.reddit.fetchLinkFlairs("MakersDen")).toBeNull();
});

test("but wrong keys and a private community are failures there, too", async () => {
  const stranger = trial.connect({ clientSecret: "wrong" });
  await expect(stranger.fetchLinkFlairs("MakersDen")).rejects.toMatchObject({ kind: "refused" });
  trial.standin.subreddits.change("MakersDen", { access: "private" });
  await expect(trial.reddit.fetchLinkFlairs("MakersDen")).rejects.toMatchObject({
    kind: "private",
  });
});

test("post requirements and flairs where they are told", async () => {
  trial.standin.subreddits.change("MakersDen", {
    requirements: {
      is_flair_required: true,
      body_restriction_policy: "notAllowed",
      link_restriction_policy: "whitelist",
      domain_blacklist: ["ignored.example"],
      domain_whitelist: ["example.com"],
    },
    flairs: [
      { text: "Show", isModeratorOnly: false },
      { text: "Official", isModeratorOnly: true },
    ],
  });
  expect(await trial.reddit.fetchPostRequirements("MakersDen")).toMatchObject({
    isFlairRequired: true,
    body: "forbidden",
    bannedDomains: [],
    allowedDomains: ["example.com"],
    titleMinLength: null,
  });
  expect(await trial.reddit.fetchLinkFlairs("MakersDen")).toMatchObject([
    { text: "Show", isModeratorOnly: false },
    { text: "Official", isModeratorOnly: true },
  ]);
});

test.each([
  { has: 250, wanted: 1000, posts: 250, pages: 3 },
  { has: 2500, wanted: 5000, posts: 1000, pages: 10 },
  { has: 2500, wanted: 150, posts: 150, pages: 2 },
  { has: 200, wanted: 200, posts: 200, pages: 2 },
  { has: 0, wanted: 100, posts: 0, pages: 1 },
  { has: 50, wanted: 0, posts: 0, pages: 0 },
])("$wanted of $has posts are $posts on $pages pages", async ({ has, wanted, posts, pages }) => {
  trial.standin.subreddits.change("MakersDen", { posts: has });
  const found = await trial.reddit.fetchNew("MakersDen", { posts: wanted });
  expect(found).toHaveLength(posts);
  expect(new Set(found.map(({ id }) => id)).size).toBe(posts);
  expect(trial.calls()).toHaveLength(pages);
  const times = found.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("posts of every type, with flairs and unescaped titles, and without their authors", async () => {
  const posts = await trial.reddit.fetchNew("MakersDen", { posts: 250 });
  expect(new Set(posts.map(({ type }) => type))).toEqual(
    new Set(["text", "link", "image", "video", "gallery", "poll", "crosspost"]),
  );
  expect(new Set(posts.map(({ flair }) => flair))).toContain("Milestone");
  expect(posts.some(({ title }) => title.endsWith("<dialog>"))).toBe(true);
  expect(posts.some(({ title }) => title.endsWith("R&D notes"))).toBe(true);
  expect(JSON.stringify(posts)).not.toContain("author");
});

test("a search, with a private community of which nearly nothing is told", async () => {
  trial.standin.subreddits.add({ name: "MakersSecret", access: "private" }, { name: "Elsewhere" });
  const found = await trial.reddit.searchSubreddits("makers", 500);
  expect(found.map(({ name, members }) => [name, members])).toEqual([
    ["MakersDen", 12_345],
    ["MakersSecret", null],
    ["Elsewhere", 12_345],
  ]);
  expect(await trial.reddit.searchSubreddits("makers", 1)).toHaveLength(1);
  expect(await trial.reddit.searchSubreddits("  ", 10)).toEqual([]);
});

test("posts that a search finds, without authors, adult ones and those of profiles", async () => {
  trial.standin.searchable.add(
    { id: "1old", community: "MakersDen", title: "Pathpad & me", createdAt: new Date(0), score: 3 },
    { id: "1new", community: "MakersDen", title: "Notes", url: "https://www.pathpad.example/a" },
    { id: "1adult", community: "MakersDen", title: "Pathpad", isAdult: true },
    { id: "1own", community: "u_somebody", title: "Pathpad" },
  );
  const [found, ...others] = await trial.reddit.searchPosts('"Pathpad"', 500);
  expect(others).toEqual([]);
  expect(found).toEqual({
    id: "1old",
    community: "MakersDen",
    title: "Pathpad & me",
    text: "",
    permalink: "https://www.reddit.com/r/MakersDen/comments/1old/pathpad_me/",
    host: null,
    createdAt: new Date(0),
    score: 3,
    comments: 4,
  });
  const bySite = await trial.reddit.searchPosts("site:pathpad.example", 25);
  expect(bySite).toMatchObject([{ id: "1new", host: "pathpad.example" }]);
  expect(trial.calls().at(0)).toContain(
    "/search?q=%22Pathpad%22&type=link&sort=new&t=year&limit=100",
  );
});

test("an account, and the little that is told of a suspended one", async () => {
  trial.standin.accounts.add({ name: "ada_makes" }, { name: "gone_astray", isSuspended: true });
  expect(await trial.reddit.fetchUser("ada_makes")).toEqual({
    name: "ada_makes",
    isSuspended: false,
    createdAt: new Date("2014-03-09T10:00:00Z"),
    linkKarma: 120,
    commentKarma: 340,
    totalKarma: 460,
    hasVerifiedEmail: true,
  });
  expect(await trial.reddit.fetchUser("gone_astray")).toMatchObject({
    isSuspended: true,
    createdAt: null,
    totalKarma: null,
  });
  expect(await failureOf(trial.reddit.fetchUser("nobody"))).toMatchObject({
    kind: "not-found",
    message: "There is no account with this name on Reddit.",
  });
});

test("facts follow from what was read", async () => {
  trial.standin.subreddits.change("MakersDen", {
    posts: 800,
    submissionType: "self",
    requirements: { is_flair_required: true },
    flairs: [{ text: "Mod note", isModeratorOnly: true }],
  });
  const fetched: FetchedSubreddit = {
    about: await trial.reddit.fetchAbout("MakersDen"),
    rules: await trial.reddit.fetchRules("MakersDen"),
    requirements: await trial.reddit.fetchPostRequirements("MakersDen"),
    linkFlairs: await trial.reddit.fetchLinkFlairs("MakersDen"),
    posts: await trial.reddit.fetchNew("MakersDen", { posts: 1000 }),
  };
  const facts = deriveFacts(fetched, null, "2026-11-15");
  expect(facts.rules).toMatchObject({
    count: 2,
    codes: { "no-self-promotion": true, "flair-required": true, "text-posts-only": true },
  });
  expect(facts.activity?.byHour.every((posts) => posts > 0)).toBe(true);
  expect(facts.activity?.byDay?.every((posts) => posts > 0)).toBe(true);
  expect(facts.activity?.outcome).not.toBeNull();
  expect(facts.flairs.map(({ text }) => text)).not.toContain("Mod note");
  expect(facts.keywords).toContain("makers");
});

test("every call says who asks and wants raw JSON", async () => {
  await trial.reddit.fetchAbout("MakersDen");
  await trial.reddit.fetchNew("MakersDen", { posts: 10 });
  for (const { headers } of trial.standin.requests) expect(headers["user-agent"]).toBe(userAgent);
  expect(trial.calls().every((path) => path.includes("raw_json=1"))).toBe(true);
});

test("without keys every call says so", async () => {
  const calls = [
    unconfiguredReddit.fetchAbout("MakersDen"),
    unconfiguredReddit.fetchNew("MakersDen", { posts: 1 }),
    unconfiguredReddit.searchSubreddits("makers", 1),
  ];
  for (const call of calls) {
    expect(await failureOf(call)).toMatchObject({
      kind: "not-configured",
      message: "This server isn't connected to Reddit",
    });
  }
  expect(unconfiguredReddit.isConfigured).toBe(false);
});

test("what became of posts, many in one request", async () => {
  const createdAt = new Date("2026-11-14T09:00:00Z");
  trial.standin.submissions.add(
    { id: "1a", community: "MakersDen", createdAt, score: 12, comments: 3 },
    { id: "1b", community: "MakersDen", createdAt, removedBy: "automod_filtered" },
  );
  const fillers = Array.from({ length: 100 }, (_, index) => `x${index.toString(36)}`);
  // Ids that can't be any are not asked for.
  const found = await trial.reddit.fetchPosts(["1a", "1a", "1b", "t3_1a", "1a,1b", ...fillers]);
  const seen = { community: "MakersDen", createdAt };
  expect(found).toEqual([
    { id: "t3_1a", ...seen, score: 12, comments: 3, removedBy: null },
    { id: "t3_1b", ...seen, score: 1, comments: 0, removedBy: "automod_filtered" },
  ]);
  expect(trial.calls()).toHaveLength(2);
  expect(await trial.reddit.fetchPosts([])).toEqual([]);
  expect(trial.calls()).toHaveLength(2);
});
