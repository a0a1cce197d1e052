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
  dismissRadarEntry,
  findRadar,
  findRadarKey,
  insertRadar,
  insertRadarEntries,
  listRadarEntries,
  type NewRadarEntry,
  type RadarEntryRow,
  type RadarRow,
  updateRadarRow,
} from "#server/db/projects/radar-repository.ts";
import type { ProjectId, Scope, UserId } from "#server/scope.ts";
import { notSignedIn, ServiceError, wrongField } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { readInterview } from "#server/services/projects/projects.ts";
import { found, requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

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
  const rows = finds.map((find) => toRow(find, project, "pasted", deps.clock()));
  const kept = await db.transaction(async (tx) => {
    await enter(tx, scope.userId, project.id);
    await beginRadar(tx, scope.userId, project.id, deps.clock());
    return insertRadarEntries(tx, rows);
  });
  return { kept, passed: threads.length - kept };
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
export async function dismissEntry(
  deps: ServiceDeps,
  scope: Scope,
  key: { projectId: string; entryId: string },
): Promise<void> {
  const project = await requireProject(deps, scope, key.projectId);
  const { userId } = scope;
  await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = deps.clock();
    const entry = await dismissRadarEntry(tx, userId, { ...key, projectId: project.id }, now);
    if (!entry) throw new ServiceError("NOT_FOUND", "This post is not on the radar any more.");
    const isFirst = entry.dismissedAt?.getTime() === now.getTime();
    if (entry.reason.is !== "asks" || !isFirst) return;
    const radar = await findRadar(tx, userId, project.id);
    const bar = raiseBar(radar?.bar ?? FIRST_BAR, entry.score);
    await updateRadarRow(tx, userId, project.id, { bar });
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
    answers: prepareAnswers(deps.matcher, readInterview(project)),
    bar: radar?.bar ?? FIRST_BAR,
  };
}

export function toRow(
  { entry, reason, score }: RadarFind,
  project: ProjectRow,
  source: NewRadarEntry["source"],
  now: Date,
): NewRadarEntry {
  const { id: postId, permalink, community, title, text, at } = entry;
  return {
    userId: project.userId,
    projectId: project.id,
    source,
    postId,
    permalink,
    community,
    title,
    text,
    reason,
    score,
    // Nobody said when a pasted one was posted.
    postedAt: source === "feed" ? at : null,
    foundAt: now,
  };
}

async function present(deps: ServiceDeps, scope: Scope, projectId: ProjectId): Promise<Radar> {
  const { db } = deps.database;
  const radar = await findRadar(db, scope.userId, projectId);
  const key = await findRadarKey(db, scope.userId);
  const since = new Date(deps.clock().getTime() - KEEP_ENTRIES_MS);
  const rows = await listRadarEntries(db, scope.userId, projectId, { since, most: MOST_LISTED });
  return {
    isOn: radar?.isOn ?? false,
    hasKey: key !== null && key.refusedAt === null,
    phrases: radar?.phrases ?? [],
    readAt: radar?.readAt?.toISOString() ?? null,
    items: pickDaily(rows).map(presentRadarEntry),
  };
}

export function presentRadarEntry(row: RadarEntryRow): RadarEntry {
  const { id, source, permalink, community, title, text, reason, postedAt, foundAt } = row;
  return {
    id,
    source,
    permalink,
    fullName: `r/${community}`,
    title,
    text,
    why: reason,
    postedAt: postedAt?.toISOString() ?? null,
    foundAt: foundAt.toISOString(),
  };
}
