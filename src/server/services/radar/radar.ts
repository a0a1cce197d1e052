import type { PastedThreads, Radar, RadarChanges, RadarEntry, TakenIn } from "#contract/radar.ts";
import { prepareAnswers } from "#engine/comments/rank-answers.ts";
import { readThread } from "#engine/comments/read-thread.ts";
import { readMentionAddress } from "#engine/competitors/mention.ts";
import { NOT_A_POST, readPostAddress } from "#engine/outcomes/post-address.ts";
import type { FeedEntry } from "#engine/radar/feed-entry.ts";
import { pickDaily } from "#engine/radar/pick-daily.ts";
import { KEEP_ENTRIES_MS, MOST_RADARS, READ_EVERY_MS } from "#engine/radar/radar-options.ts";
import {
  FIRST_BAR,
  type RadarFind,
  type RadarProject,
  raiseBar,
  rankEntries,
} from "#engine/radar/rank-entries.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Db } from "#server/db/database.ts";
import { listCompetitorRows } from "#server/db/projects/competitors-repository.ts";
import { lockProject, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import {
  countOtherRadars,
  findRadar,
  findRadarKey,
  insertRadar,
  insertRadarEntries,
  listRadarEntries,
  lockRadarEntry,
  type NewRadarEntry,
  type RadarEntryRow,
  type RadarRow,
  updateRadarEntry,
  updateRadarRow,
} from "#server/db/projects/radar-repository.ts";
import type { ProjectId, Scope, UserId } from "#server/scope.ts";
import { notSignedIn, ServiceError, wrongField } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { readTellable } from "#server/services/projects/read-interview.ts";
import { found, requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { wordAllowedIn } from "./word-policies.ts";

/** More than two weeks of ten a day bring, with what the ten were chosen from. */
const MOST_LISTED = 1000;

const TOO_MANY = `The radar is on for ${MOST_RADARS} projects already. Turn one of them off first.`;

export async function getRadar(deps: ServiceDeps, scope: Scope, projectId: string): Promise<Radar> {
  const project = await requireProject(deps, scope, projectId);
  return present(deps, scope, project.id);
}

export async function updateRadar(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  changes: RadarChanges,
): Promise<Radar> {
  const project = await requireProject(deps, scope, projectId);
  const { userId } = scope;
  await deps.database.db.transaction(async (tx) => {
    // Two that are turned on at once are counted one after the other.
    await enter(tx, userId, project.id);
    const others = await countOtherRadars(tx, userId, project.id);
    if (changes.isOn && others >= MOST_RADARS) throw new ServiceError("CONFLICT", TOO_MANY);
    await beginRadar(tx, userId, project.id, deps.clock());
    await updateRadarRow(tx, userId, project.id, {
      ...(changes.isOn !== undefined && { isOn: changes.isOn, nextReadAt: deps.clock() }),
      ...(changes.phrases && { phrases: [...new Set(changes.phrases)] }),
    });
  });
  return present(deps, scope, project.id);
}

/** Without a key, and beside it: what the founder found is held against the same bar. */
export async function takeInThreads(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  { threads }: PastedThreads,
): Promise<TakenIn> {
  const project = await requireProject(deps, scope, projectId);
  const entries = threads.map((thread, index) => readPasted(thread, index, deps.clock()));
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const { db } = deps.database;
  const radar = await findRadar(db, scope.userId, project.id);
  const against = await gatherProject(deps, project, radar);
  const finds = rankEntries(deps.matcher, entries, against, entries.length);
  const rows = finds.map((find) => toRow(find, project, { source: "pasted" }, deps.clock()));
  const kept = await db.transaction(async (tx) => {
    await enter(tx, scope.userId, project.id);
    await beginRadar(tx, scope.userId, project.id, deps.clock());
    return insertRadarEntries(tx, rows);
  });
  return { kept: kept.length, passed: threads.length - kept.length };
}

/** Names the field of the one that is wrong, so that nothing else has to be pasted again. */
function readPasted(
  { permalink, title, text }: PastedThreads["threads"][number],
  index: number,
  now: Date,
): FeedEntry {
  const field = `threads.${index}.permalink`;
  const read = readPostAddress(permalink);
  if ("fault" in read) throw wrongField(field, read.fault);
  const place = readMentionAddress(read.address);
  if (typeof place === "string") throw wrongField(field, NOT_A_POST);
  const thread = readThread({ title, text });
  const { community, postId } = place;
  return {
    id: postId,
    permalink: read.address,
    community,
    title: thread.title,
    text: thread.text,
    at: now,
  };
}

/** 'Not this': it goes, and what is asked of others rises a little. Being named is no matter of degree. */
export function dismissEntry(deps: ServiceDeps, scope: Scope, key: EntryKey): Promise<void> {
  return changeEntry(deps, scope, key, (entry, radar) => {
    if (entry.dismissedAt) return null;
    const bar = entry.reason.is === "asks" ? raiseBar(radar.bar, entry.score) : radar.bar;
    const raisedBy = bar - radar.bar;
    return { bar, entry: { dismissedAt: deps.clock(), raisedBy } };
  });
}

/** As if 'Not this' had never been said. */
export function restoreEntry(deps: ServiceDeps, scope: Scope, key: EntryKey): Promise<void> {
  return changeEntry(deps, scope, key, (entry, radar) => {
    if (!entry.dismissedAt) return null;
    const bar = Math.max(FIRST_BAR, radar.bar - (entry.raisedBy ?? 0));
    return { bar, entry: { dismissedAt: null, raisedBy: null } };
  });
}

type EntryKey = { projectId: string; entryId: string };
type EntryChange = { bar: number; entry: Pick<RadarEntryRow, "dismissedAt" | "raisedBy"> };

async function changeEntry(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, entryId }: EntryKey,
  decide: (entry: RadarEntryRow, radar: Pick<RadarRow, "bar">) => EntryChange | null,
): Promise<void> {
  const project = await requireProject(deps, scope, projectId);
  const { userId } = scope;
  const key = { projectId: project.id, entryId };
  await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const entry = await lockRadarEntry(tx, userId, key);
    if (!entry) throw new ServiceError("NOT_FOUND", "This post is no longer on the radar.");
    const radar = await findRadar(tx, userId, project.id);
    const change = decide(entry, radar ?? { bar: FIRST_BAR });
    if (!change) return;
    await updateRadarEntry(tx, userId, key, change.entry);
    await updateRadarRow(tx, userId, project.id, { bar: change.bar });
  });
}

/** Neither the account nor the project is deleted until the transaction ends; in the order that all keep to. */
async function enter(tx: Db, userId: UserId, projectId: ProjectId): Promise<void> {
  if (!(await lockUser(tx, userId))) throw notSignedIn();
  found(await lockProject(tx, userId, projectId));
}

async function beginRadar(db: Db, userId: UserId, projectId: ProjectId, now: Date): Promise<void> {
  await insertRadar(db, {
    projectId,
    userId,
    isOn: false,
    phrases: [],
    bar: FIRST_BAR,
    etags: {},
    nextReadAt: new Date(now.getTime() + READ_EVERY_MS),
    createdAt: now,
  });
}

/** What entries are held against for a project. */
export async function gatherProject(
  deps: Pick<ServiceDeps, "database" | "matcher">,
  project: ProjectRow,
  radar: RadarRow | null,
): Promise<RadarProject> {
  const rivals = await listCompetitorRows(deps.database.db, project.userId, project.id);
  return {
    name: project.name,
    competitors: rivals.map(({ name }) => name),
    answers: prepareAnswers(deps.matcher, readTellable(project)),
    bar: radar?.bar ?? FIRST_BAR,
  };
}

export function toRow(
  { entry, reason, score }: RadarFind,
  project: ProjectRow,
  origin: Pick<NewRadarEntry, "source" | "phrase">,
  now: Date,
): NewRadarEntry {
  const { id: postId, permalink, community, title, text, at } = entry;
  return {
    userId: project.userId,
    projectId: project.id,
    ...origin,
    postId,
    permalink,
    community,
    title,
    text,
    reason,
    score,
    // Nobody said when a pasted one was posted.
    postedAt: origin.source === "feed" ? at : null,
    foundAt: now,
  };
}

async function present(deps: ServiceDeps, scope: Scope, projectId: ProjectId): Promise<Radar> {
  const { db } = deps.database;
  const radar = await findRadar(db, scope.userId, projectId);
  const key = await findRadarKey(db, scope.userId);
  const since = new Date(deps.clock().getTime() - KEEP_ENTRIES_MS);
  const rows = await listRadarEntries(db, scope.userId, projectId, { since, most: MOST_LISTED });
  const shown = pickDaily(rows);
  const allowed = await wordAllowedIn(deps, scope.userId, shown);
  return {
    isOn: radar?.isOn ?? false,
    hasKey: key !== null && key.refusedAt === null,
    usesApi: deps.reddit.isConfigured,
    phrases: radar?.phrases ?? [],
    readAt: radar?.readAt?.toISOString() ?? null,
    trouble: radar?.trouble ?? null,
    nextReadAt: radar?.isOn ? radar.nextReadAt.toISOString() : null,
    items: shown.map((row) => Object.assign(presentRadarEntry(row), allowed(row))),
  };
}

/** What is kept of an entry itself, as the export has it as well. */
export function presentRadarEntry(row: RadarEntryRow): Omit<RadarEntry, "allows" | "subredditId"> {
  const { id, source, phrase, permalink, community, title, text, reason, postedAt, foundAt } = row;
  return {
    id,
    source,
    phrase,
    permalink,
    fullName: `r/${community}`,
    title,
    text,
    why: reason,
    postedAt: postedAt?.toISOString() ?? null,
    foundAt: foundAt.toISOString(),
  };
}
