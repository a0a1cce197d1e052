import { placeWords } from "#engine/search/split-words.ts";
import {
  deriveFacts,
  type FetchedSubreddit,
  UnknownMembersError,
} from "#engine/subreddits/derive-facts.ts";
import type { SubredditFacts, Activity } from "#engine/subreddits/subreddit-facts.ts";
import { addWords } from "#server/db/subreddits/subreddit-search.ts";
import { tryShareCatalogue } from "#server/db/subreddits/catalogue-repository.ts";
import type { Db } from "#server/db/database.ts";
import {
  closeSubreddit,
  findStored,
  reopenSubreddit,
  saveSubreddit,
} from "#server/db/subreddits/subreddits-repository.ts";
import {
  type RedditCommunity,
  RedditError,
  type RedditErrorKind,
  type RedditGateway,
} from "#server/gateways/reddit/reddit-gateway.ts";
import { ServiceError } from "#server/service-error.ts";
import { toCatalogueRow } from "#server/services/catalogue/catalogue-rows.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { forgetAll } from "./remember-communities.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { insertSnapshots } from "#server/db/subreddits/stale-subreddits-repository.ts";
import type { SubredditDetail } from "#contract/subreddit.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { getSubreddit } from "./get-subreddit.ts";
import { requireSubreddit } from "./require-subreddit.ts";

/** As far back as Reddit's list goes. */
const MOST_POSTS = 1000;

/** Asks Reddit about one subreddit and keeps what it says, with a snapshot. Throws RedditError. */
export async function refreshSubreddit(
  deps: Pick<ServiceDeps, "database" | "reddit" | "profiles" | "clock">,
  name: string,
): Promise<void> {
  const now = deps.clock();
  const fetched = await fetchSubreddit(deps.reddit, name).catch(async (error: unknown) => {
    await noteClosure(deps.database.db, name.toLowerCase(), error, now);
    forgetAll(deps);
    throw error;
  });
  const id = fetched.about.name.toLowerCase();
  await deps.database.db.transaction(async (tx) => {
    if (!(await tryShareCatalogue(tx))) {
      throw new ServiceError(
        "UNAVAILABLE",
        "We're updating the catalogue. Please try again in a few minutes.",
      );
    }
    const stored = (await findStored(tx, [id])).get(id);
    const facts = derive(fetched, stored?.facts ?? null, now.toISOString().slice(0, 10));
    const profile = deps.profiles.get(id);
    const origin = { source: "reddit", modelRow: stored?.modelRow ?? null } as const;
    const row = toCatalogueRow(facts, { ...origin, refreshedAt: now }, profile);
    await saveSubreddit(tx, row);
    await reopenSubreddit(tx, id);
    await addWords(tx, [...placeWords(facts, profile?.description ?? "").keys()]);
    await insertSnapshots(tx, [
      {
        subredditId: id,
        takenAt: now,
        source: "reddit",
        members: facts.members,
        risk: row.risk,
        postsPerDay: measurePostsPerDay(facts.activity),
      },
    ]);
  });
  forgetAll(deps);
}

function derive(...reading: Parameters<typeof deriveFacts>): SubredditFacts {
  try {
    return deriveFacts(...reading);
  } catch (error) {
    if (!(error instanceof UnknownMembersError)) throw error;
    throw new ServiceError("UPSTREAM", "Reddit doesn't say how many members this community has.");
  }
}

const GONE = new Set<RedditErrorKind>(["not-found", "banned", "private", "quarantined"]);

/** Not there, or not for us; anything else is about Reddit or the way there. */
export function isAboutTheSubreddit(error: unknown): error is Error {
  if (error instanceof RedditError) return GONE.has(error.kind);
  return error instanceof ServiceError && error.code === "NOT_FOUND";
}

async function noteClosure(db: Db, id: string, error: unknown, noticedAt: Date): Promise<void> {
  if (!isAboutTheSubreddit(error) || !(await findStored(db, [id])).has(id)) return;
  await closeSubreddit(db, id, { reason: error.message, noticedAt });
}

function findObjection(about: RedditCommunity): string | null {
  const fullName = `r/${about.name}`;
  if (about.isAdult) return `${fullName} is for adults only. We leave those out.`;
  if (about.isQuarantined) return `${fullName} is quarantined by Reddit.`;
  const isCommunity = ["public", "restricted"].includes(about.visibility);
  if (!isCommunity || /^u_/i.test(about.name)) return `${fullName} isn't a public community.`;
  return null;
}

async function fetchSubreddit(reddit: RedditGateway, name: string): Promise<FetchedSubreddit> {
  const about = await reddit.fetchAbout(name);
  const objection = findObjection(about);
  if (objection) throw new ServiceError("NOT_FOUND", objection);
  const rules = await reddit.fetchRules(name);
  const requirements = await reddit.fetchPostRequirements(name);
  const linkFlairs = await reddit.fetchLinkFlairs(name);
  const posts = await reddit.fetchNew(name, { posts: MOST_POSTS });
  return { about, rules, requirements, linkFlairs, posts };
}

/** null where it is not known how many days the posts span. */
function measurePostsPerDay(activity: Activity | null): number | null {
  if (!activity?.spanDays) return null;
  return Math.round((activity.posts / activity.spanDays) * 10) / 10;
}

const CODES: Record<RedditErrorKind, ErrorCode> = {
  "not-configured": "UNAVAILABLE",
  "not-found": "NOT_FOUND",
  banned: "NOT_FOUND",
  private: "NOT_FOUND",
  quarantined: "NOT_FOUND",
  "rate-limited": "RATE_LIMITED",
  refused: "UPSTREAM",
  unavailable: "UPSTREAM",
};

/** What went wrong with Reddit, as a failure of ours; anything else passes through. */
export function describeRedditError(error: unknown): unknown {
  if (!(error instanceof RedditError)) return error;
  const { kind, message, retryAfterSeconds } = error;
  const details = retryAfterSeconds === null ? undefined : { retryAfterSeconds };
  return new ServiceError(CODES[kind], message, details, { cause: error });
}

/** For all calls together: about 14 for one community, and proxies give up after a minute. */
const PATIENCE_MS = 40_000;

/** The same for work that a user waits for; a job has more time. */
export function waitForReddit<Deps extends Pick<ServiceDeps, "reddit">>(deps: Deps): Deps {
  return { ...deps, reddit: deps.reddit.until(AbortSignal.timeout(PATIENCE_MS)) };
}

/** A second click finds what the first one fetched. */
const FRESH_MS = 10 * 60 * 1000;

export async function updateSubredditData(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<SubredditDetail> {
  const { name, refreshedAt, source } = await requireSubreddit(deps, scope, id);
  const age = deps.clock().getTime() - (refreshedAt?.getTime() ?? 0);
  if (source !== "reddit" || age > FRESH_MS) {
    if (deps.reddit.isConfigured) await consumeLimit(deps, "askRedditPerUser", scope.userId);
    await refreshSubreddit(waitForReddit(deps), name).catch((error: unknown) => {
      throw describeRedditError(error);
    });
  }
  return getSubreddit(deps, scope, id);
}
