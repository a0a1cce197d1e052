import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { dumpSample } from "./sample-catalogue.ts";
import "./provided.ts";

/** Migrated and filled once, then loaded by every test file. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "foothold-template-"));
  const templateFile = join(folder, "template.tar");
  writeFileSync(templateFile, Buffer.from(await (await dumpSample()).arrayBuffer()));
  project.provide("testDatabase", { kind: "embedded", templateFile });
  return () => rmSync(folder, { recursive: true, force: true });
}
