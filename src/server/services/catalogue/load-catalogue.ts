import type { CatalogueEntry, CatalogueHeader } from "#catalogue/catalogue-file.ts";
import type { Profile } from "#catalogue/profiles.ts";
import {
  collectWords,
  copyIncoming,
  copySubreddits,
  countSubreddits,
  findLoadedCatalogue,
  lockCatalogue,
  mergeIncoming,
  saveLoadedCatalogue,
  settleCatalogue,
  withoutIndexes,
} from "#server/db/catalogue-repository.ts";
import type { BulkSession } from "#server/db/database.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { ROW_VERSION, toCatalogueRow } from "./catalogue-row.ts";

export type CatalogueSource = {
  header: Pick<CatalogueHeader, "version" | "count">;
  entries: () => AsyncIterable<CatalogueEntry[]>;
  profiles: ReadonlyMap<string, Profile>;
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
    await collectWords(session.db);
    const subreddits = await countSubreddits(session.db);
    await saveLoadedCatalogue(session.db, { version, subreddits, loadedAt: deps.clock() });
    return { subreddits, isNew: true };
  });
  if (result.isNew) await settleCatalogue(database.db);
  return result;
}

async function fill(
  session: BulkSession,
  source: CatalogueSource,
  onProgress: OnProgress,
): Promise<void> {
  const isFirst = (await countSubreddits(session.db)) === 0;
  const copyAll = async (copy: typeof copySubreddits) => {
    let done = 0;
    for await (const entries of source.entries()) {
      await copy(
        session,
        entries.map((entry) => toRow(entry, source.profiles)),
      );
      onProgress((done += entries.length), source.header.count);
    }
  };
  if (isFirst) return withoutIndexes(session.db, () => copyAll(copySubreddits));
  await copyAll(copyIncoming);
  await mergeIncoming(session.db);
}

function toRow({ facts, modelRow }: CatalogueEntry, profiles: CatalogueSource["profiles"]) {
  const profile = profiles.get(facts.name.toLowerCase());
  return toCatalogueRow(facts, { modelRow, source: "catalogue", refreshedAt: null }, profile);
}
