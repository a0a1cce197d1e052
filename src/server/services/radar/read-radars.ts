import type { FeedEntry } from "#engine/radar/feed-entry.ts";
import { pickDaily } from "#engine/radar/pick-daily.ts";
import {
  type FeedTrouble,
  MOST_COMMUNITIES_READ,
  OLDEST_SHOWN_MS,
  READ_EVERY_MS,
} from "#engine/radar/radar-options.ts";
import { rankEntries } from "#engine/radar/rank-entries.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Db } from "#server/db/database.ts";
import {
  findProject,
  listProjectSubreddits,
  lockProject,
  type ProjectRow,
} from "#server/db/projects/projects-repository.ts";
import {
  claimDueRadars,
  insertRadarEntries,
  listRadarEntries,
  type NewRadarEntry,
  type RadarRow,
  updateRadarRow,
} from "#server/db/projects/radar-repository.ts";
import { FeedError, type FeedRequest } from "#server/gateways/feeds/feeds-gateway.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { noteFound } from "#server/services/webhooks/note-found.ts";
import { gatherProject, toRow } from "./radar.ts";
import { openReader, type RadarReader, type ReaderDeps } from "./radar-reader.ts";

export type RadarDeps = ReaderDeps & Pick<ServiceDeps, "matcher" | "logger" | "appUrl">;

/** Six requests each, one a second: a run is over before the next one. */
const MOST_PER_RUN = 20;
/** So that projects which were turned on together do not stay together. */
const JITTER_MS = READ_EVERY_MS / 6;

/** Reads what is due; answers how many posts were found. */
export async function readDueRadars(deps: RadarDeps): Promise<number> {
  const now = deps.clock();
  const due = await claimDueRadars(deps.database.db, {
    now,
    nextReadAt: new Date(now.getTime() + READ_EVERY_MS),
    most: MOST_PER_RUN,
    needsKey: !deps.reddit.isConfigured,
  });
  let found = 0;
  for (const radar of due) found += await readRadar(deps, radar);
  return found;
}

async function readRadar(deps: RadarDeps, radar: RadarRow): Promise<number> {
  const { db } = deps.database;
  const { userId, projectId } = radar;
  const project = await findProject(db, userId, projectId);
  if (!project) return 0;
  const reader = await openReader(deps, userId);
  if (reader === "no-key") return 0;
  if (reader === "lost") {
    await updateRadarRow(db, userId, projectId, { trouble: "lost" });
    return 0;
  }
  const reading = await readFeeds(deps, await planRequests(deps, radar), radar, reader);
  const { failure } = reading;
  const rows = await rankFound(deps, radar, reading.found, project);
  return db.transaction(async (tx) => {
    // Whoever deleted the account or the project meanwhile wants nothing more of it.
    await lockUser(tx, userId);
    if (!(await lockProject(tx, userId, projectId))) return 0;
    await updateRadarRow(tx, userId, projectId, {
      etags: reading.etags,
      nextReadAt: planNext(deps.clock(), failure),
      trouble: failure && nameTrouble(failure),
      ...(!failure && { readAt: deps.clock() }),
    });
    const added = await insertRadarEntries(tx, rows);
    await tell(deps, tx, project, added);
    return added.length;
  });
}

/** Enough to choose the ten best of a day from. */
const MOST_OF_A_DAY = 300;

/** Only of what the day's list shows; announcements are read there. */
async function tell(deps: RadarDeps, tx: Db, project: ProjectRow, added: string[]): Promise<void> {
  if (added.length === 0) return;
  const since = new Date(deps.clock().getTime() - DAY_MS);
  const ofDay = { since, most: MOST_OF_A_DAY };
  const shown = pickDaily(await listRadarEntries(tx, project.userId, project.id, ofDay));
  const isNew = new Set(added);
  await noteFound(
    deps,
    tx,
    project,
    shown.filter(({ id, reason }) => isNew.has(id) && reason.is !== "announces"),
  );
}

function nameTrouble({ kind, reason }: FeedError): FeedTrouble {
  if (kind === "busy") return "slow-down";
  if (kind === "refused") return "refused";
  return UNREADABLE.has(reason) ? "unreadable" : "no-answer";
}

/** Something came, and it was no feed. */
const UNREADABLE: ReadonlySet<string> = new Set(["not-a-feed", "cut-off", "too-large"]);

type Request = { name: string; request: FeedRequest; phrase: string | null };

/** One feed of all communities, and one search for each phrase. */
async function planRequests(deps: RadarDeps, radar: RadarRow): Promise<Request[]> {
  const chosen = await listProjectSubreddits(deps.database.db, radar.projectId);
  const communities = chosen
    .map(({ subredditId }) => subredditId)
    .filter((id) => /^\w{2,24}$/.test(id))
    .slice(0, MOST_COMMUNITIES_READ);
  const searches = radar.phrases.map((phrase): Request => ({
    name: `search ${phrase}`,
    phrase,
    request: { what: "search", phrase: `"${phrase.replaceAll('"', "")}"` },
  }));
  if (communities.length === 0) return searches;
  const feed: Request = { name: "new", phrase: null, request: { what: "new", communities } };
  return [feed, ...searches];
}

type Found = { entry: FeedEntry; phrase: string | null };
type Reading = { found: Found[]; etags: Record<string, string>; failure: FeedError | null };

/** What came before a failure is kept; the rest comes the next time. */
async function readFeeds(
  deps: RadarDeps,
  requests: Request[],
  { etags: known }: RadarRow,
  reader: RadarReader,
): Promise<Reading> {
  const found = new Map<string, Found>();
  const etags: Record<string, string> = {};
  let failure: FeedError | null = null;
  for (const { name, request, phrase } of requests) {
    const before = known[name] ?? null;
    try {
      const answer = await reader.read(request, before);
      const etag = answer.isNew ? answer.etag : before;
      if (etag !== null) etags[name] = etag;
      const entries = answer.isNew ? answer.entries : [];
      // What stands in a chosen community needs no phrase to be found.
      for (const entry of entries) if (!found.has(entry.id)) found.set(entry.id, { entry, phrase });
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
    found: [...found.values()],
    etags: failure ? { ...known, ...etags } : etags,
    failure,
  };
}

async function rankFound(
  deps: RadarDeps,
  radar: RadarRow,
  found: Found[],
  project: ProjectRow,
): Promise<NewRadarEntry[]> {
  const now = deps.clock();
  const oldestMs = now.getTime() - OLDEST_SHOWN_MS;
  const fresh = found.filter(({ entry }) => entry.at.getTime() > oldestMs);
  if (fresh.length === 0) return [];
  const phrases = new Map(fresh.map(({ entry, phrase }) => [entry.id, phrase]));
  const against = await gatherProject(deps, project, radar);
  const entries = fresh.map(({ entry }) => entry);
  return rankEntries(deps.matcher, entries, against).map((find) => {
    const phrase = phrases.get(find.entry.id) ?? null;
    return toRow(find, project, { source: "feed", phrase }, now);
  });
}

function planNext(now: Date, failure: FeedError | null): Date {
  const waitMs = Math.max(READ_EVERY_MS, (failure?.retryAfterSeconds ?? 0) * 1000);
  return new Date(now.getTime() + waitMs + Math.random() * JITTER_MS);
}
