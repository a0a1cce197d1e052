import {
  type InvalidateQueryFilters,
  notifyManager,
  type Query,
  type QueryClient,
} from "@tanstack/react-query";

/**
 * Everything that the browser caches, by noun. What depends on a project or its posts is below
 * "projects": a change to either reaches all of it.
 */
export const queryKeys = {
  projects: {
    all: ["projects"],
    allStats: ["projects", "stats"],
    stats: (includeArchived: boolean) => ["projects", "stats", { includeArchived }],
    choices: ["projects", "choices"],
    detail: (projectId: string) => ["projects", "detail", projectId],
  },
  posts: {
    of: (projectId: string) => ["projects", "roadmap", projectId],
    dated: (range: { from: string; days: number }) => ["projects", "calendar", range],
    /** What can be written next. */
    allOutlooks: ["projects", "writing"],
    outlook: (projectId: string) => ["projects", "writing", projectId],
    hours: (subredditId: string) => ["projects", "timing", subredditId],
    results: (projectId: string) => ["projects", "results", projectId],
    /** What drafts are compared with. */
    context: ["posts", "context"],
    brief: (request: object) => ["assistant-brief", request],
    startSuggestions: (projectId: string) => ["start-suggestions", projectId],
    /** What judges drafts: a part of the app, not of its data. */
    judge: ["judge"],
    readsLike: (subredditId: string, sample: object | null) => ["reads-like", subredditId, sample],
  },
  tasks: {
    all: ["projects", "today"],
    of: (projectId: string | null) => ["projects", "today", projectId ?? "all"],
  },
  budgets: {
    all: ["projects", "budgets"],
    of: (projectId: string) => ["projects", "budgets", projectId],
  },
  visits: {
    all: ["projects", "tracking"],
    of: (projectId: string) => ["projects", "tracking", projectId],
  },
  competitors: {
    all: ["projects", "competitors"],
    of: (projectId: string) => ["projects", "competitors", projectId],
  },
  radar: {
    all: ["projects", "radar"],
    of: (projectId: string) => ["projects", "radar", projectId],
    key: ["radar-key"],
    feed: ["radar-feed"],
    announcements: (subredditId: string) => ["projects", "radar", "announcements", subredditId],
  },
  contributions: {
    all: ["contributions"],
    of: (subredditId: string) => ["contributions", subredditId],
  },
  subreddits: {
    /** One root for all lists, so that a star can reach them all. */
    lists: ["subreddits", "list"],
    all: (query: object) => ["subreddits", "list", "all", query],
    recommended: ["subreddits", "list", "recommended"],
    favorites: ["subreddits", "list", "favorites"],
    detail: (subredditId: string) => ["subreddits", "detail", subredditId],
    named: (query: string) => ["subreddits", "by-name", query],
    activity: (subredditId: string) => ["subreddits", "activity", subredditId, "daily"],
  },
  receipt: (receiptId: string) => ["receipts", receiptId],
  policies: {
    of: (subredditId: string | null) => ["policies", subredditId],
    named: (query: string) => ["policies", "names", query],
    allOwn: ["own-policies"],
    own: (subredditId: string) => ["own-policies", subredditId],
  },
  billing: { subscription: ["billing", "status"], plans: ["billing", "plans"] },
  webhooks: { all: ["webhooks"], deliveries: (webhookId: string) => ["webhooks", webhookId] },
  imports: ["history-imports"],
  savedSearches: ["saved-searches"],
  calendarFeed: ["calendar-feed"],
  sessions: ["sessions"],
  tokens: ["tokens"],
  assistants: ["assistants"],
  askedAccess: (challenge: string) => ["asked-access", challenge],
  karma: ["karma"],
  connections: ["connections"],
  onboarding: ["onboarding"],
  toldProject: ["told-project"],
} as const;

/** What is on its way to the server, so that others can wait for it. */
export const mutationKeys = {
  answers: (projectId: string) => ["founder-answers", projectId],
  favorite: ["favorite"],
} as const;

const { projects, posts, tasks, budgets, contributions, subreddits, policies } = queryKeys;

/** What is out of date after what. */
const STALE_AFTER = {
  // Lists of communities carry the match with the projects. Long ones wait until they are shown again.
  "project-saved": [
    { queryKey: projects.all },
    { queryKey: subreddits.lists, refetchType: "none" },
  ],
  // Some posts count toward the plan's quota.
  "post-saved": [
    { queryKey: projects.all },
    { queryKey: posts.context },
    { queryKey: queryKeys.billing.subscription },
  ],
  "post-moved": [{ queryKey: projects.all }, { queryKey: posts.context }],
  // A post asks for an answer, or got the one that was missing.
  "outlook-changed": [{ queryKey: posts.allOutlooks }],
  // Here the project has the answer already. It may be what a post or a task was waiting for.
  "answers-saved": [{ queryKey: posts.allOutlooks }, { queryKey: tasks.all }],
  "contribution-logged": [
    { queryKey: budgets.all },
    { queryKey: tasks.all },
    { queryKey: contributions.all },
    { queryKey: posts.context },
  ],
  "history-imported": [
    { queryKey: queryKeys.imports },
    { queryKey: projects.all },
    { queryKey: contributions.all },
    { queryKey: posts.context },
  ],
  "task-ticked": [{ queryKey: tasks.all }],
  "competitor-saved": [{ queryKey: queryKeys.competitors.all }],
  "radar-changed": [{ queryKey: queryKeys.radar.all }, { queryKey: tasks.all }],
  "radar-key-changed": [{ queryKey: queryKeys.radar.key }, { queryKey: queryKeys.radar.all }],
  "radar-feed-changed": [{ queryKey: queryKeys.radar.feed }],
  "visit-key-replaced": [{ queryKey: queryKeys.visits.all }],
  // Rules are in nearly everything; the dialog itself knows what it saved.
  "rules-pasted": [{ predicate: ({ queryKey }) => queryKey[0] !== policies.allOwn[0] }],
  "community-changed": [{ queryKey: subreddits.favorites }],
  "search-saved": [{ queryKey: queryKeys.savedSearches }],
  "plan-changed": [{ queryKey: queryKeys.billing.subscription }],
  "profile-saved": [{ queryKey: queryKeys.karma }],
  "feed-changed": [{ queryKey: queryKeys.calendarFeed }],
  "session-ended": [{ queryKey: queryKeys.sessions }],
  "token-changed": [{ queryKey: queryKeys.tokens }],
  "assistant-changed": [{ queryKey: queryKeys.assistants }],
  "webhook-changed": [{ queryKey: queryKeys.webhooks.all }],
} satisfies Record<string, InvalidateQueryFilters[]>;

export type Change = keyof typeof STALE_AFTER;

/** What a change puts in place where it is made, and other tabs have yet to ask for. */
const STALE_ELSEWHERE: Partial<Record<Change, InvalidateQueryFilters[]>> = {
  "answers-saved": [{ queryKey: projects.all }],
  "community-changed": [{ queryKey: ["subreddits"] }],
};

export function isChange(value: unknown): value is Change {
  return typeof value === "string" && Object.hasOwn(STALE_AFTER, value);
}

/** What is on screen is asked for anew, the rest when it is next shown. Resolves once the screen has it. */
export async function refreshAfter(cache: QueryClient, change: Change): Promise<void> {
  for (const listener of listeners.get(cache) ?? []) listener(change);
  await invalidate(cache, STALE_AFTER[change]);
}

/** The same after a change that another tab made. */
export async function refreshElsewhere(cache: QueryClient, change: Change): Promise<void> {
  await invalidate(cache, [...STALE_AFTER[change], ...(STALE_ELSEWHERE[change] ?? [])]);
}

type Listener = (change: Change) => void;
const listeners = new WeakMap<QueryClient, Set<Listener>>();

/** Hears of every change that is made here; returns what ends it. */
export function onChange(cache: QueryClient, listener: Listener): () => void {
  const known = listeners.get(cache) ?? new Set<Listener>();
  listeners.set(cache, known.add(listener));
  return () => known.delete(listener);
}

async function invalidate(cache: QueryClient, stale: InvalidateQueryFilters[]): Promise<void> {
  await Promise.all(
    stale.map(async (filters) => {
      const onTheWay = listFirstAsked(cache, filters);
      await cache.invalidateQueries(filters);
      await Promise.all(onTheWay.map((query) => askAgain(cache, query, filters)));
    }),
  );
  // The cache tells the screen in turns, and what came last may still wait for its own.
  await new Promise<void>(notifyManager.schedule);
}

/**
 * What is on its way for the first time may have left the server before the change, and the cache would take
 * it for what came after: it only asks anew where it has an answer already.
 */
function listFirstAsked(cache: QueryClient, filters: InvalidateQueryFilters): Query[] {
  return cache
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
}

async function askAgain(
  cache: QueryClient,
  { queryKey, promise }: Query,
  { refetchType }: InvalidateQueryFilters,
): Promise<void> {
  await promise?.catch(() => undefined);
  await cache.invalidateQueries({ queryKey, exact: true, ...(refetchType && { refetchType }) });
}
