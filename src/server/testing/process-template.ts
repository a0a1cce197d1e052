import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import "./provided.ts";
import { writeSampleFile } from "./sample-catalogue-file.ts";
import { startServer } from "./spawn-server.ts";

/** A data folder that a server has used once: most servers find one, and making it takes seconds. */
export default async function setup(project: TestProject): Promise<() => void> {
  const sample = await writeSampleFile();
  const dataDir = mkdtempSync(join(tmpdir(), "foothold-used-"));
  const server = await startServer({ DATA_DIR: dataDir, CATALOGUE_FILE: sample.path });
  await server.kill("SIGTERM");
  project.provide("usedFolder", { dataDir, catalogueFile: sample.path });
  return () => {
    sample.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
