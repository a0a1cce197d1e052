import { describe, expect, test } from "vitest";
import { listTasks } from "./list-tasks.ts";
import { type TaskPost, type TaskState, findNext } from "./task.ts";
import {
  inHours,
  LEDGERLY,
  makeBudget,
  makeMade,
  makePost,
  makeState,
  NOW,
} from "./testing/make-state.ts";

const titles = (changes: Partial<TaskState>) =>
  listTasks(makeState(changes)).map(({ title }) => title);
const ofPost = (post: TaskPost, changes: Partial<TaskState> = {}) =>
  titles({ posts: [post], ...changes });
const live = { outcome: "live" as const };
const watched = (askedAt: Date | null) => ({ watch: { askedAt } });

const DRAFT = makePost({ status: "draft", scheduledFor: null });
const POST_DRAFT = "Post your draft in r/SaaS";

describe("what a post asks for", () => {
  test.each<[string, TaskPost, string[]]>([
    ["today", makePost(), ["Post in r/SaaS at 13:00"]],
    [
      "today, with blanks: these first",
      makePost({ blanks: 2 }),
      ["Fill in 2 blanks in today's post for r/SaaS", "Post in r/SaaS at 13:00"],
    ],
    [
      "earlier today",
      makePost({ scheduledFor: inHours(-2) }),
      ["Post in r/SaaS, planned for 08:00"],
    ],
    [
      "tomorrow, with a blank",
      makePost({ blanks: 1, scheduledFor: inHours(20) }),
      ["Fill in 1 blank in tomorrow's post for r/SaaS"],
    ],
    ["tomorrow, without any", makePost({ scheduledFor: inHours(20) }), []],
    ["the day after tomorrow", makePost({ blanks: 3, scheduledFor: inHours(40) }), []],
    ["yesterday, not made: nothing nags", makePost({ scheduledFor: inHours(-12), blanks: 1 }), []],
    [
      "a draft",
      makePost({ status: "draft", blanks: 3 }),
      ["Fill in 3 blanks in your draft for r/SaaS"],
    ],
    ["made 20 minutes ago", makeMade(1 / 3), ["See if your post in r/SaaS is still up"]],
    [
      "seen live, made an hour ago",
      makeMade(1, { ...live, looks: [{ stage: "15-minutes", sighting: "live" }] }),
      ["Answer comments on your thread in r/SaaS"],
    ],
    [
      "live for 25 hours, with no figures",
      makeMade(25, live),
      [
        "Answer comments on your thread in r/SaaS",
        "See if your post in r/SaaS is still up",
        "Log upvotes and comments of your post in r/SaaS",
      ],
    ],
    [
      "live for 49 hours, looked at and counted",
      makeMade(49, { ...live, hasCounts: true, looks: [{ stage: "24-hours", sighting: "live" }] }),
      [],
    ],
    [
      "removed",
      makeMade(25, {
        outcome: "removed",
        looks: [{ stage: "15-minutes", sighting: "removed-by-moderators" }],
      }),
      [],
    ],
    ["made 20 minutes ago, where Foothold looks first", makeMade(1 / 3, watched(null)), []],
    [
      "made 20 minutes ago, where Foothold's look told nothing",
      makeMade(1 / 3, watched(inHours(-1 / 30))),
      ["See if your post in r/SaaS is still up"],
    ],
    [
      "live, with no comment so far",
      makeMade(1, { ...live, comments: 0, looks: [{ stage: "15-minutes", sighting: "live" }] }),
      [],
    ],
    ["made three weeks ago, never looked at", makeMade(21 * 24, live), []],
    ["made in the future: a clock that jumped back", makeMade(-5, live), []],
  ])("%s", (_case, post, expected) => {
    expect(ofPost(post)).toEqual(expected);
  });

  test("a check says which one it is, and the first is pressing for some hours only", () => {
    const kinds = (hours: number) =>
      listTasks(makeState({ posts: [makePost({ id: "b" }), makeMade(hours)] })).map(
        ({ kind }) => kind,
      );
    expect(listTasks(makeState({ posts: [makeMade(25)] }))[0]).toMatchObject({
      detail: "What helped with late invoices (24 hours after posting)",
      projectName: "Ledgerly",
    });
    expect(kinds(1)).toEqual(["check", "post"]);
    expect(kinds(20)).toEqual(["post", "check"]);
  });

  test("a long title with line breaks is one line", () => {
    const [task] = listTasks(
      makeState({ posts: [makePost({ title: `a\nb ${"x".repeat(300)}` })] }),
    );
    expect(task?.detail).toMatch(/^a b x+…$/);
    expect(task?.detail.length).toBeLessThanOrEqual(120);
  });
});

const HOLD = { removedId: "gone", fullName: "r/Leica", isSamePlace: false };
const GONE = makeMade(5, {
  id: "gone",
  subredditId: "leica",
  fullName: "r/Leica",
  outcome: "removed",
  looks: [{ stage: "15-minutes", sighting: "removed-by-moderators" }],
});
const WRITE_ABOUT_IT = "Write to the moderators of r/Leica about your removed post";

describe("a post that moderators come before", () => {
  test("a removal is written about once, and what waits for the answer isn't urged", () => {
    const waiting = [
      makePost({ hold: HOLD, blanks: 1 }),
      makePost({ id: "b", fullName: "r/Startups", hold: HOLD, scheduledFor: inHours(20) }),
    ];
    const [task, ...others] = listTasks(makeState({ posts: [GONE, ...waiting] }));
    expect(task).toMatchObject({
      title: WRITE_ABOUT_IT,
      detail: "Your planned posts in r/SaaS and r/Startups wait for their answer.",
      postId: "gone",
    });
    expect(others).toEqual([]);
    expect(findNext(makeState({ posts: [GONE, ...waiting] }))).toBeNull();
  });

  test("a removal that nothing waits for asks for nothing", () => {
    expect(ofPost(GONE)).toEqual([]);
  });

  test.each<[string, TaskPost, string[]]>([
    ["days ahead", makePost({ scheduledFor: inHours(72) }), ["Write to the moderators of r/SaaS"]],
    ["on its day", makePost(), ["Write to the moderators of r/SaaS before you post"]],
    ["as a draft", DRAFT, ["Write to the moderators of r/SaaS before you post"]],
    [
      "as a draft with a blank: this first",
      { ...DRAFT, blanks: 1 },
      ["Fill in 1 blank in your draft for r/SaaS"],
    ],
  ])("they are written to, %s", (_case, post, expected) => {
    expect(ofPost({ ...post, asksFirst: true })).toEqual(expected);
  });

  test("who wrote to them is not asked to again, but for the answer on the day itself", () => {
    const earlierTicks = new Set(["ask.a", "ask.gone"]);
    const later = makePost({ scheduledFor: inHours(72), asksFirst: true });
    expect(ofPost(later, { earlierTicks })).toEqual([]);
    expect(ofPost(makePost({ asksFirst: true }), { earlierTicks })).toEqual([
      "Note what the moderators of r/SaaS said before you post",
    ]);
    expect(titles({ posts: [GONE, makePost({ hold: HOLD })], earlierTicks })).toEqual([]);
  });
});

describe("the day is the user's own", () => {
  const late = makePost({ scheduledFor: new Date("2026-11-15T23:30:00Z") });
  test.each([
    ["UTC", ["Post in r/SaaS at 11:30 PM"]],
    ["Europe/Berlin", []],
    ["Pacific/Kiritimati", []],
    ["America/Los_Angeles", ["Post in r/SaaS at 3:30 PM"]],
  ])("in %s", (timezone, expected) => {
    expect(ofPost(late, { timezone })).toEqual(expected);
  });

  test("it has 25 hours when the clocks go back", () => {
    const now = new Date("2026-11-01T04:30:00Z");
    const state = makeState({ now, timezone: "America/New_York" });
    const post = makePost({ scheduledFor: new Date("2026-11-02T04:30:00Z") });
    expect(state.day).toMatchObject({
      name: "2026-11-01",
      endsAt: new Date("2026-11-02T05:00:00Z"),
    });
    expect(listTasks({ ...state, posts: [post] }).map(({ kind }) => kind)).toEqual(["post"]);
  });
});

describe("helpful comments come first", () => {
  const promotion = makePost({ isPromotional: true, scheduledFor: inHours(72) });
  const ask = (promotional: number, helpful: number, today: number, post = promotion) =>
    listTasks(
      makeState({
        posts: [post],
        budgets: [makeBudget(promotional, helpful)],
        helpfulToday: new Map([["saas", today]]),
      }),
    );

  test.each<[string, Parameters<typeof ask>, object[]]>([
    ["nothing known there", [0, 0, 0], [{ progress: { done: 0, of: 3 }, isDone: false }]],
    ["one written today", [0, 1, 1], [{ progress: { done: 1, of: 3 }, isDone: false }]],
    ["all three written: it ticks itself", [0, 3, 3], [{ isDone: true, canUndo: false }]],
    ["known from before", [0, 1, 0], []],
    ["nine are missing, three a day", [1, 0, 0], [{ progress: { done: 0, of: 3 } }]],
    ["two are missing", [1, 7, 0], [{ progress: { done: 0, of: 2 } }]],
    ["two were missing this morning", [1, 9, 2], [{ progress: { done: 2, of: 2 }, isDone: true }]],
    ["none is missing", [1, 9, 0], []],
    ["a post that promotes nothing", [1, 0, 0, makePost({ scheduledFor: inHours(72) })], []],
    ["a promotion thread", [1, 0, 0, { ...promotion, postType: "thread-comment" }], []],
    ["a plan for next month", [1, 0, 0, { ...promotion, scheduledFor: inHours(24 * 30) }], []],
  ])("%s", (_case, input, expected) => {
    expect(ask(...input)).toMatchObject(expected);
  });

  test.each<[string, Parameters<typeof ask>, string]>([
    [
      "more are missing than a day holds",
      [1, 0, 0],
      "Write 3 of 9 helpful comments in r/SaaS today",
    ],
    ["the same after one of them", [1, 5, 1], "Write 3 of 5 helpful comments in r/SaaS today"],
    ["two are missing", [1, 7, 0], "Write 2 helpful comments in r/SaaS first"],
    ["one is missing", [1, 8, 0], "Write 1 helpful comment in r/SaaS first"],
    ["nothing known there", [0, 0, 0], "Write 3 helpful comments in r/SaaS first"],
  ])("one number, or one of another: %s", (_case, input, title) => {
    const [task] = ask(...input);
    expect(task?.title).toBe(title);
    expect(task?.detail).not.toContain("more helpful comment");
  });

  test("they link to new threads and to those about the project's subject", () => {
    const [task] = ask(1, 0, 0);
    expect(task?.detail).toMatch(
      /9:1 habit\. Your next post there is planned for Wednesday, November 18\.$/,
    );
    expect(task?.links).toEqual([
      { label: "New threads", url: "https://www.reddit.com/r/SaaS/new/" },
      {
        label: "Threads about invoicing",
        url: "https://www.reddit.com/r/SaaS/search/?q=invoicing&restrict_sr=1&sort=new",
      },
    ]);
  });
});

describe("what comes before posts", () => {
  test.each<[string, Partial<TaskState>, string[]]>([
    ["no project", { projects: [], hasProjects: false }, ["Create your first project"]],
    ["all projects rest", { projects: [] }, []],
    [
      "no community",
      { projects: [{ ...LEDGERLY, communities: 0 }] },
      ["Choose communities for Ledgerly"],
    ],
    [
      "no facts",
      { projects: [{ ...LEDGERLY, hasFacts: false }] },
      ["Answer the questions about Ledgerly"],
    ],
    ["nothing planned, on the free plan", {}, []],
    ["the free draft", { hasFreeDraft: true }, ["Write your first draft for Ledgerly"]],
    [
      "the free draft, without facts",
      { hasFreeDraft: true, projects: [{ ...LEDGERLY, hasFacts: false }] },
      ["Write your first draft for Ledgerly"],
    ],
    [
      "a draft of one's own beside the free one",
      { hasFreeDraft: true, posts: [DRAFT] },
      [POST_DRAFT],
    ],
    ["nothing planned, with posts in the plan", { canPlan: true }, ["Generate posts for Ledgerly"]],
    [
      "planned for a day that is over",
      { canPlan: true, posts: [makePost({ scheduledFor: inHours(-30) })] },
      ["Generate posts for Ledgerly"],
    ],
    [
      "planned for earlier today",
      { canPlan: true, posts: [makePost({ scheduledFor: inHours(-2) })] },
      ["Post in r/SaaS, planned for 08:00"],
    ],
    ["a draft, with posts in the plan", { canPlan: true, posts: [DRAFT] }, [POST_DRAFT]],
    ["a draft, on the free plan", { posts: [DRAFT] }, [POST_DRAFT]],
    [
      "a draft with a blank",
      { posts: [{ ...DRAFT, blanks: 1 }] },
      ["Fill in 1 blank in your draft for r/SaaS"],
    ],
    [
      "a draft that its community does not take yet",
      { posts: [{ ...DRAFT, due: { at: inHours(80), because: "x" } }] },
      [],
    ],
    [
      "a draft beside something planned",
      { posts: [DRAFT, makePost({ id: "b", scheduledFor: inHours(200) })] },
      [],
    ],
    ["something planned", { canPlan: true, posts: [makePost({ scheduledFor: inHours(200) })] }, []],
  ])("%s", (_case, changes, expected) => {
    expect(titles(changes)).toEqual(expected);
  });
});

test.each([{ communities: 0 }, { hasFacts: false }])(
  "a plan without posts is not lured with them: %o",
  (changes) => {
    const explain = (canPlan: boolean) =>
      listTasks(makeState({ projects: [{ ...LEDGERLY, ...changes }], canPlan }))[0]?.detail;
    expect(explain(true)).toMatch(/^We write posts /);
    expect(explain(false)).not.toMatch(/\bposts?\b/i);
  },
);

describe("ticks", () => {
  const posts = [makePost({ blanks: 1 })];

  test("a ticked task keeps its place, and can be taken back while it is still to do", () => {
    expect(listTasks(makeState({ posts, ticks: new Set(["blanks.a"]) }))).toMatchObject([
      { key: "blanks.a", isDone: true, canUndo: true },
      { key: "post.a", isDone: false, canUndo: false },
    ]);
  });

  test("what did itself stays ticked for the day, and can't be taken back", () => {
    const done = makeState({
      posts: [
        makeMade(25, {
          ...live,
          hasCounts: true,
          looks: [{ stage: "24-hours", sighting: "live" }],
        }),
      ],
      ticks: new Set(["check.a.24-hours", "result.a"]),
    });
    expect(listTasks(done)).toMatchObject([
      { key: "answer.a", isDone: false },
      { key: "check.a.24-hours", isDone: true, canUndo: false },
      { key: "result.a", isDone: true, canUndo: false },
    ]);
    expect(listTasks({ ...done, ticks: new Set() }).map(({ key }) => key)).toEqual(["answer.a"]);
  });

  test("there are five at most, and ticking one brings no sixth", () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      makeMade(30 + index / 10, { id: `m${index}`, ...live }),
    );
    const before = listTasks(makeState({ posts: many }));
    expect(before).toHaveLength(5);
    const after = listTasks(makeState({ posts: many, ticks: new Set([before[0]?.key ?? ""]) }));
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  test("the order does not depend on that of the posts", () => {
    const many = [makePost({ id: "z" }), makePost({ id: "b" }), makeMade(25, { id: "c", ...live })];
    const keys = (state: TaskState) => listTasks(state).map(({ key }) => key);
    expect(keys(makeState({ posts: many.toReversed() }))).toEqual(keys(makeState({ posts: many })));
  });
});

describe("what comes next", () => {
  test.each<[string, TaskPost[], { text: string; at: Date } | null]>([
    ["nothing", [], null],
    [
      "the nearer of a post and a check",
      [makePost({ scheduledFor: inHours(100) }), makeMade(1, { id: "b" })],
      { text: "check that your r/SaaS post is still up", at: inHours(23) },
    ],
    [
      "a post",
      [makePost({ scheduledFor: inHours(100) }), makePost({ id: "b", scheduledFor: inHours(90) })],
      { text: "post in r/SaaS", at: inHours(90) },
    ],
    ["no look that Foothold takes", [makeMade(1, watched(null))], null],
    ["what is past does not come", [makePost({ scheduledFor: NOW })], null],
  ])("%s", (_case, posts, expected) => {
    const next = findNext(makeState({ posts }));
    expect(next && { text: next.text, at: next.at }).toEqual(expected);
  });
});

describe("what the radar found", () => {
  const found = (title: string, projectId = "p1") => ({
    projectId,
    fullName: "r/SaaS",
    title,
    foundAt: inHours(-1),
  });

  test("is one task for a project, with the best of it", () => {
    const state = makeState({ found: [found("Who chases late invoices?"), found("Another")] });
    expect(listTasks(state)).toMatchObject([
      {
        key: "radar.p1",
        kind: "radar",
        title: "Look at 2 conversations for Ledgerly",
        detail: "In r/SaaS: Who chases late invoices?",
        isDone: false,
      },
    ]);
    expect(titles({ found: [found("One")] })).toEqual(["Look at a conversation for Ledgerly"]);
  });

  test("can be ticked, and is nothing for a project that is not worked on", () => {
    const ticked = makeState({ found: [found("One")], ticks: new Set(["radar.p1"]) });
    expect(listTasks(ticked)).toMatchObject([{ isDone: true, canUndo: true }]);
    expect(titles({ found: [found("One", "another")] })).toEqual([]);
  });
});
