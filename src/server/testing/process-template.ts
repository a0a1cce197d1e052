import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#server/db/open-embedded.ts";
import {
  findLoadedCatalogue,
  saveLoadedCatalogue,
} from "#server/db/subreddits/catalogue-repository.ts";
import { openCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { ROW_VERSION } from "#server/services/catalogue/catalogue-rows.ts";
import "./provided.ts";
import { dumpSample } from "./sample-catalogue.ts";
import { writeSampleFile } from "./sample-catalogue-file.ts";
import { startServer } from "./spawn-server.ts";

/** A data folder that a server has used once: most servers find one, and making it takes seconds. */
export default async function setup(project: TestProject): Promise<() => void> {
  const sample = await writeSampleFile();
  const few = await writeSampleFile("few");
  const dataDir = mkdtempSync(join(tmpdir(), "foothold-used-"));
  await fill(dataDir, sample.path);
  const server = await startServer({ DATA_DIR: dataDir, CATALOGUE_FILE: sample.path });
  await server.kill("SIGTERM");
  project.provide("usedFolder", { dataDir, catalogueFile: sample.path, fewFile: few.path });
  return () => {
    sample.remove();
    few.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** With the database that the API tests copy, under the name that the file gives the same communities. */
async function fill(dataDir: string, catalogueFile: string): Promise<void> {
  const database = await openEmbedded(dataDir, await dumpSample());
  const loaded = await findLoadedCatalogue(database.db);
  if (!loaded) throw new Error("The sample is not in the database.");
  const { header } = await openCatalogue(catalogueFile);
  const version = `${header.version}.${ROW_VERSION}`;
  await saveLoadedCatalogue(database.db, { ...loaded, version });
  await database.close();
}
