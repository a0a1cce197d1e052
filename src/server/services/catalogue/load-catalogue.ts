import { type CatalogueHeader, readCatalogueHeader } from "#catalogue/catalogue-file.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import {
  adoptIncoming,
  collectWords,
  type CopyBatch,
  copyIncoming,
  copySubreddits,
  copyWords,
  countSubreddits,
  emptyBesideSubreddits,
  findLoadedCatalogue,
  formatBatch,
  listRenewedIds,
  lockCatalogue,
  mergeIncoming,
  saveLoadedCatalogue,
  settleCatalogue,
} from "#server/db/subreddits/catalogue-repository.ts";
import type { BulkSession } from "#server/db/database.ts";
import { findStored } from "#server/db/subreddits/subreddits-repository.ts";
import { withoutIndexes } from "#server/db/table-layout.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { ROW_VERSION, toCatalogueRow } from "./catalogue-rows.ts";
import { on } from "node:events";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { StartError } from "#server/start/start-error.ts";

export type CatalogueSource = {
  header: Pick<CatalogueHeader, "version" | "count">;
  batches: () => AsyncIterable<CopyBatch>;
};

/** `done` of `total` subreddits are in the database. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Brings the shipped catalogue into the database, once: later starts find it there. All in one
 * transaction, so that a server that is stopped half-way leaves nothing behind.
 */
export async function loadCatalogue(
  deps: Pick<ServiceDeps, "database" | "clock">,
  source: CatalogueSource,
  onProgress: OnProgress = () => {},
): Promise<{ subreddits: number; isNew: boolean }> {
  const { database } = deps;
  const version = `${source.header.version}.${ROW_VERSION}`;
  const loaded = await findLoadedCatalogue(database.db);
  if (loaded?.version === version) return { subreddits: loaded.subreddits, isNew: false };

  const result = await database.bulk(async (session) => {
    await lockCatalogue(session.db);
    const raced = await findLoadedCatalogue(session.db);
    if (raced?.version === version) return { subreddits: raced.subreddits, isNew: false };
    await fill(session, source, onProgress);
    const subreddits = await countSubreddits(session.db);
    await saveLoadedCatalogue(session.db, { version, subreddits, loadedAt: deps.clock() });
    return { subreddits, isNew: true };
  });
  if (result.isNew) await settleCatalogue(database.unhurried);
  return result;
}

async function fill(
  session: BulkSession,
  source: CatalogueSource,
  onProgress: OnProgress,
): Promise<void> {
  const isFirst = (await countSubreddits(session.db)) === 0;
  if (isFirst) {
    await emptyBesideSubreddits(session.db);
    return withoutIndexes(session.db, ["subreddits", "subreddit_words"], () =>
      fillEmpty(session, source, onProgress),
    );
  }
  await copyAll(session, source, copyIncoming, onProgress);
  await adoptIncoming(session.db);
  await mergeIncoming(session.db);
  await renewRows(session);
  await collectWords(session.db);
}

const RENEWED_AT_ONCE = 500;

/** What lists go by is worked out anew from the facts of rows that the catalogue leaves alone. */
async function renewRows(session: BulkSession): Promise<void> {
  const profiles = loadProfiles();
  const ids = await listRenewedIds(session.db);
  for (let start = 0; start < ids.length; start += RENEWED_AT_ONCE) {
    const stored = await findStored(session.db, ids.slice(start, start + RENEWED_AT_ONCE));
    const rows = Array.from(stored.values(), ({ facts, id, ...origin }) =>
      toCatalogueRow(facts, origin, profiles.get(id)),
    );
    await copyIncoming(session, formatBatch(rows));
    await mergeIncoming(session.db);
  }
}

async function fillEmpty(
  session: BulkSession,
  source: CatalogueSource,
  onProgress: OnProgress,
): Promise<void> {
  const words = await copyAll(session, source, copySubreddits, onProgress);
  await (words === null ? collectWords(session.db) : copyWords(session, words));
}

/** Answers the words that came along, if any did. */
async function copyAll(
  session: BulkSession,
  source: CatalogueSource,
  copy: typeof copySubreddits,
  onProgress: OnProgress,
): Promise<string | null> {
  let done = 0;
  let words: string | null = null;
  for await (const batch of source.batches()) {
    await copy(session, batch);
    words = batch.words ?? words;
    onProgress((done += batch.count), source.header.count);
  }
  return words;
}

/** The shipped catalogue, or the operator's own. */
export async function openCatalogue(file: string | null): Promise<CatalogueSource> {
  const url = file === null ? undefined : pathToFileURL(file);
  const header = await readCatalogueHeader(url).catch((cause: Error) => {
    throw new StartError(
      `The catalogue in ${file ?? "the package"} can't be read (${cause.message}).`,
      { cause },
    );
  });
  return { header, batches: () => readBatches(url) };
}

/**
 * Prepared by a thread of their own, so that reading and writing go on side by side, and what the
 * reading needed is gone with the thread.
 */
async function* readBatches(file: URL | undefined): AsyncIterable<CopyBatch> {
  const worker = new Worker(new URL("./prepare-batches-worker.ts", import.meta.url), {
    workerData: { file: file?.href },
  });
  try {
    for await (const [batch] of on(worker, "message") as AsyncIterable<[CopyBatch | null]>) {
      if (batch === null) return;
      worker.postMessage("taken");
      yield batch;
    }
  } finally {
    await worker.terminate();
  }
}
