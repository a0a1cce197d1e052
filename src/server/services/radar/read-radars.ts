import type { FeedEntry } from "#engine/radar/feed-entry.ts";
import {
  MOST_COMMUNITIES_READ,
  OLDEST_SHOWN_MS,
  READ_EVERY_MS,
} from "#engine/radar/radar-options.ts";
import { rankEntries } from "#engine/radar/rank-entries.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import {
  findProject,
  listProjectSubreddits,
  lockProject,
} from "#server/db/projects/projects-repository.ts";
import {
  claimDueRadars,
  findRadarKey,
  insertRadarEntries,
  noteKeyRefused,
  type RadarRow,
  updateRadarRow,
} from "#server/db/projects/radar-repository.ts";
import { FeedError, type FeedKey, type FeedRequest } from "#server/gateways/feeds/feeds-gateway.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { gatherProject, toRow } from "./radar.ts";

export type RadarDeps = Pick<
  ServiceDeps,
  "database" | "feeds" | "feedKeySeals" | "matcher" | "clock" | "logger"
>;

/** Six requests each, one a second: a run is over before the next one. */
const MOST_PER_RUN = 20;
/** So that projects which were turned on together do not stay together. */
const JITTER_MS = READ_EVERY_MS / 6;

/** Reads what is due; answers how many posts were found. */
export async function readDueRadars(deps: RadarDeps): Promise<number> {
  const now = deps.clock();
  const nextReadAt = new Date(now.getTime() + READ_EVERY_MS);
  const due = await claimDueRadars(deps.database.db, { now, nextReadAt, most: MOST_PER_RUN });
  let found = 0;
  for (const radar of due) found += await readRadar(deps, radar);
  return found;
}

async function readRadar(deps: RadarDeps, radar: RadarRow): Promise<number> {
  const { db } = deps.database;
  const { userId, projectId } = radar;
  const key = await findRadarKey(db, userId);
  const project = await findProject(db, userId, projectId);
  if (!key || !project) return 0;
  const opened = deps.feedKeySeals.open(key.sealedKey, userId);
  if (opened === null) {
    // The server's secret is another one than when it was sealed: only its owner can bring it again.
    await noteKeyRefused(db, key, deps.clock());
    return 0;
  }
  const requests = await planRequests(deps, radar);
  const reading = await readFeeds(deps, requests, radar, { user: key.redditUser, key: opened });
  const { failure } = reading;
  if (failure?.kind === "refused") await noteKeyRefused(db, key, deps.clock());
  const rows = await rankFound(deps, radar, reading.entries, project);
  return db.transaction(async (tx) => {
    // Whoever deleted the account or the project meanwhile wants nothing more of it.
    await lockUser(tx, userId);
    if (!(await lockProject(tx, userId, projectId))) return 0;
    await updateRadarRow(tx, userId, projectId, {
      etags: reading.etags,
      nextReadAt: planNext(deps.clock(), failure),
      ...(!failure && { readAt: deps.clock() }),
    });
    return insertRadarEntries(tx, rows);
  });
}

type Request = { name: string; request: FeedRequest };

/** One feed of all communities, and one search for each phrase. */
async function planRequests(deps: RadarDeps, radar: RadarRow): Promise<Request[]> {
  const chosen = await listProjectSubreddits(deps.database.db, radar.projectId);
  const communities = chosen
    .map(({ subredditId }) => subredditId)
    .filter((id) => /^\w{2,24}$/.test(id))
    .slice(0, MOST_COMMUNITIES_READ);
  const searches = radar.phrases.map((phrase): Request => ({
    name: `search ${phrase}`,
    request: { what: "search", phrase: `"${phrase.replaceAll('"', "")}"` },
  }));
  if (communities.length === 0) return searches;
  return [{ name: "new", request: { what: "new", communities } }, ...searches];
}

type Reading = { entries: FeedEntry[]; etags: Record<string, string>; failure: FeedError | null };

/** What came before a failure is kept; the rest comes the next time. */
async function readFeeds(
  deps: RadarDeps,
  requests: Request[],
  { etags: known }: RadarRow,
  key: FeedKey,
): Promise<Reading> {
  const entries = new Map<string, FeedEntry>();
  const etags: Record<string, string> = {};
  let failure: FeedError | null = null;
  for (const { name, request } of requests) {
    const before = known[name] ?? null;
    try {
      const answer = await deps.feeds.read(request, key, before);
      const etag = answer.isNew ? answer.etag : before;
      if (etag !== null) etags[name] = etag;
      if (answer.isNew) for (const entry of answer.entries) entries.set(entry.id, entry);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      const { kind, reason } = error;
      deps.logger.warn({ kind, reason, what: request.what }, "feed could not be read");
      if (kind === "not-found") continue;
      failure = error;
      break;
    }
  }
  return {
    entries: [...entries.values()],
    etags: failure ? { ...known, ...etags } : etags,
    failure,
  };
}

async function rankFound(
  deps: RadarDeps,
  radar: RadarRow,
  entries: FeedEntry[],
  project: NonNullable<Awaited<ReturnType<typeof findProject>>>,
) {
  const now = deps.clock();
  const oldestMs = now.getTime() - OLDEST_SHOWN_MS;
  const fresh = entries.filter(({ at }) => at.getTime() > oldestMs);
  if (fresh.length === 0) return [];
  const against = await gatherProject(deps, project, radar);
  return rankEntries(deps.matcher, fresh, against).map((find) => toRow(find, project, "feed", now));
}

function planNext(now: Date, failure: FeedError | null): Date {
  const waitMs = Math.max(READ_EVERY_MS, (failure?.retryAfterSeconds ?? 0) * 1000);
  return new Date(now.getTime() + waitMs + Math.random() * JITTER_MS);
}
