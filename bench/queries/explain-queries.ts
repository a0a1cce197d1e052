import { openPostgresql } from "#server/db/open-postgresql.ts";
import { loadCatalogue, openCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { runOn } from "#server/testing/postgresql-cluster.ts";
import { writeSampleFile } from "#server/testing/sample-catalogue-file.ts";
import { startPostgresql } from "#server/testing/start-postgresql.ts";
import { findPostgresql } from "../../scripts/postgresql.mjs";
import { findBlindSpots } from "./blind-spots.ts";
import { readCatalog } from "./catalog.ts";
import { compareLists } from "./compare-lists.ts";
import type { FunctionCoverage } from "./function-coverage.ts";
import type { Limits } from "./judge-plan.ts";
import { explainingUrl, recordPlans } from "./record-plans.ts";
import { report } from "./report.ts";
import { type Scale, scaleTo } from "./seed/scale.ts";
import { seed } from "./seed/seed.ts";
import { listUsedIndexes, sumUp } from "./sum-up.ts";
import { openHouse } from "./tour/house.ts";
import { listUncalled, tour } from "./tour/tour.ts";

type Options = {
  isQuick: boolean;
  /** A sample of the catalogue, where there is one already. */
  sampleFile: string | null;
  coverage: FunctionCoverage;
};

/** Among a million posts; a table like users is read whole where most of it is wanted. */
const FULL: Trial = {
  scale: scaleTo(1_000_000),
  limits: { largeTable: 25_000, readInVain: 1000, sorted: 10_000 },
  settings: ["max_parallel_workers_per_gather=0", "jit=off"],
};

/** So few rows are quickest read all: where that is forbidden, it is done only where no index serves. */
const QUICK: Trial = {
  scale: { posts: 4000, users: 400, projects: 400 },
  limits: { largeTable: 150, readInVain: 300, sorted: 1000 },
  settings: [...FULL.settings, "enable_seqscan=off"],
};

/** With as many posts in a project, and of a user, as among a million. */
const FEW: Scale = { posts: 4000, users: 40, projects: 80 };

const CATALOGUE = ["subreddits", "subreddit_facts", "subreddit_words"];

type Trial = { scale: Scale; limits: Limits; settings: string[] };

/** Answers 1 where something is wrong. */
export async function explainQueries(options: Options): Promise<number> {
  const postgresql = findPostgresql(process.env);
  if (!postgresql || !("binaries" in postgresql)) {
    console.log("queries: skipped, the binaries of PostgreSQL were not found");
    return 0;
  }
  const server = await startPostgresql(postgresql.binaries);
  const { isQuick, sampleFile } = options;
  const sample = isQuick && !sampleFile ? await writeSampleFile() : null;
  try {
    const url = server.url("postgres");
    const trial = isQuick ? QUICK : FULL;
    const catalogueFile = sample?.path ?? sampleFile;
    await prepare(url, trial.scale, catalogueFile);
    if (!isQuick) {
      const few = server.url("few");
      await runOn(url, "create database few");
      await prepare(few, FEW, catalogueFile);
      await compareLists({ few, many: url });
    }
    return await makeTour(url, trial, catalogueFile, options);
  } finally {
    sample?.remove();
    await server.stop();
  }
}

async function prepare(url: string, scale: Scale, catalogueFile: string | null): Promise<void> {
  const database = await openPostgresql(url);
  const deps = { database, clock: () => new Date() };
  await loadCatalogue(deps, await openCatalogue(catalogueFile));
  await seed(database, scale);
  await database.close();
}

async function makeTour(
  url: string,
  { limits, settings }: Trial,
  catalogueFile: string | null,
  { isQuick, coverage }: Pick<Options, "isQuick" | "coverage">,
): Promise<number> {
  const recording = recordPlans();
  const database = await openPostgresql(explainingUrl(url, settings));
  const catalog = await readCatalog(database.db);
  // Too few to tell anything.
  if (isQuick) for (const table of CATALOGUE) catalog.sizes.delete(table);
  const house = await openHouse(database, recording);
  try {
    await tour(house, catalogueFile);
    const used = listUsedIndexes(recording.plans);
    const forFinding = [...catalog.indexes.values()].filter(({ isUnique }) => !isUnique);
    const statements = sumUp(recording.plans, catalog, limits);
    const steps = [...recording.steps];
    return report({
      statements,
      steps,
      unnoticed: await findBlindSpots(house, recording, catalog, limits),
      missed: await coverage.listMissed(),
      uncalled: listUncalled(house),
      // Among few rows another way may be quicker.
      unused: isQuick ? [] : forFinding.map(({ name }) => name).filter((name) => !used.has(name)),
      listsAll: !isQuick,
    });
  } finally {
    await house.close();
    await database.close();
  }
}
