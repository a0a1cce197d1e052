import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { type Change, queryKeys, refreshAfter, refreshElsewhere } from "./query-keys.ts";

const { projects, posts, tasks, budgets, visits, competitors, contributions } = queryKeys;
const { subreddits, policies, billing, webhooks } = queryKeys;

/** One of each kind that a page may have cached. */
const CACHED = {
  stats: projects.stats(true),
  choices: projects.choices,
  project: projects.detail("p"),
  posts: posts.of("p"),
  dated: posts.dated({ from: "2026-11-16", days: 7 }),
  outlook: posts.outlook("p"),
  hours: posts.hours("s"),
  results: posts.results("p"),
  context: posts.context,
  readsLike: posts.readsLike("s", null),
  tasks: tasks.of("p"),
  tasksOfAll: tasks.of(null),
  budgets: budgets.of("p"),
  visits: visits.of("p"),
  competitors: competitors.of("p"),
  radar: queryKeys.radar.of("p"),
  radarKey: queryKeys.radar.key,
  radarFeed: queryKeys.radar.feed,
  contributions: contributions.of("s"),
  search: subreddits.all({ q: "saas" }),
  recommended: subreddits.recommended,
  favorites: subreddits.favorites,
  subreddit: subreddits.detail("s"),
  named: subreddits.named("saas"),
  policy: policies.of("s"),
  ownPolicy: policies.own("s"),
  subscription: billing.subscription,
  plans: billing.plans,
  webhooks: webhooks.all,
  deliveries: webhooks.deliveries("w"),
  imports: queryKeys.imports,
  savedSearches: queryKeys.savedSearches,
  calendarFeed: queryKeys.calendarFeed,
  sessions: queryKeys.sessions,
  tokens: queryKeys.tokens,
  assistants: queryKeys.assistants,
  karma: queryKeys.karma,
  connections: queryKeys.connections,
};

type Cached = keyof typeof CACHED;
const NAMES = Object.keys(CACHED) as Cached[];

const OF_PROJECTS: Cached[] = [
  ...(["stats", "choices", "project", "posts", "dated", "outlook", "hours", "results"] as const),
  ...(["tasks", "tasksOfAll", "budgets", "visits", "competitors", "radar"] as const),
];

const CASES: Record<Change, Cached[]> = {
  "project-saved": [...OF_PROJECTS, "search", "recommended", "favorites"],
  "post-saved": [...OF_PROJECTS, "context", "subscription"],
  "post-moved": [...OF_PROJECTS, "context"],
  "outlook-changed": ["outlook"],
  "answers-saved": ["outlook", "tasks", "tasksOfAll"],
  "contribution-logged": ["budgets", "tasks", "tasksOfAll", "contributions", "context"],
  "history-imported": [...OF_PROJECTS, "contributions", "context", "imports"],
  "task-ticked": ["tasks", "tasksOfAll"],
  "competitor-saved": ["competitors"],
  "radar-changed": ["radar", "tasks", "tasksOfAll"],
  "radar-key-changed": ["radar", "radarKey"],
  "radar-feed-changed": ["radarFeed"],
  "visit-key-replaced": ["visits"],
  "rules-pasted": NAMES.filter((name) => name !== "ownPolicy"),
  "community-changed": ["favorites"],
  "search-saved": ["savedSearches"],
  "plan-changed": ["subscription"],
  "profile-saved": ["karma"],
  "feed-changed": ["calendarFeed"],
  "session-ended": ["sessions"],
  "token-changed": ["tokens"],
  "assistant-changed": ["assistants"],
  "webhook-changed": ["webhooks", "deliveries"],
};

test.each(Object.entries(CASES) as [Change, Cached[]][])(
  "%s leaves stale what it changes, and nothing else",
  async (change, stale) => {
    const cache = new QueryClient();
    for (const name of NAMES) cache.setQueryData(CACHED[name], name);
    await refreshAfter(cache, change);
    const found = NAMES.filter((name) => cache.getQueryState(CACHED[name])?.isInvalidated);
    expect(found.toSorted()).toEqual(stale.toSorted());
  },
);

const ELSEWHERE: Partial<Record<Change, Cached[]>> = {
  "answers-saved": OF_PROJECTS,
  "community-changed": ["search", "recommended", "favorites", "subreddit", "named"],
};

test.each(Object.keys(CASES) as Change[])(
  "%s leaves stale in other tabs what it changes there",
  async (change) => {
    const cache = new QueryClient();
    for (const name of NAMES) cache.setQueryData(CACHED[name], name);
    await refreshElsewhere(cache, change);
    const found = NAMES.filter((name) => cache.getQueryState(CACHED[name])?.isInvalidated);
    expect(found.toSorted()).toEqual((ELSEWHERE[change] ?? CASES[change]).toSorted());
  },
);

test("no two of them share an entry", () => {
  const entries = new Set(NAMES.map((name) => JSON.stringify(CACHED[name])));
  expect(entries.size).toBe(NAMES.length);
});

test("a refresh ends when the screen has what it brought", async () => {
  const cache = new QueryClient();
  let asked = 0;
  const queryFn = () => Promise.resolve((asked += 1));
  const observer = new QueryObserver(cache, { queryKey: projects.detail("p"), queryFn });
  const shown: (number | undefined)[] = [];
  // As the hooks of screens listen.
  const listen = notifyManager.batchCalls(() => shown.push(observer.getCurrentResult().data));
  onTestFinished(observer.subscribe(listen));
  await expect.poll(() => shown.at(-1)).toBe(1);
  await refreshAfter(cache, "post-moved");
  expect(shown.at(-1)).toBe(2);
});

test("what was asked for before a change, and comes after it, is asked for again", async () => {
  const cache = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const shown = new QueryObserver(cache, { queryKey: webhooks.deliveries("w"), queryFn });
  onTestFinished(shown.subscribe(() => undefined));
  await expect.poll(() => answers).toHaveLength(1);
  const refreshed = refreshAfter(cache, "webhook-changed");
  answers[0]?.("before");
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.("after");
  await refreshed;
  expect(shown.getCurrentResult().data).toBe("after");
});

test("a long list that waits until it is shown again doesn't take what came late for new", async () => {
  const cache = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const queryKey = subreddits.all({ q: "saas" });
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  onTestFinished(new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => undefined));
  await expect.poll(() => answers).toHaveLength(1);
  const refreshed = refreshAfter(cache, "project-saved");
  answers[0]?.("before");
  await refreshed;
  expect(answers).toHaveLength(1);
  expect(cache.getQueryState(queryKey)).toMatchObject({ data: "before", isInvalidated: true });
});
