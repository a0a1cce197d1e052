import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openInMemory } from "#server/db/open-embedded.ts";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { runOn, withDatabase } from "./postgresql-cluster.ts";

/** An empty database of this test file's own, of the kind that the project is about. */
export async function openTestDatabase(): Promise<Database> {
  const source = inject("testDatabase");
  if (source.kind === "embedded")
    return openInMemory(new Blob([await readFile(source.templateFile)]));
  const name = `foothold_test_${randomUUID().replaceAll("-", "")}`;
  // Copied by files, a third of the work: every page would be written to the log first otherwise.
  const copy = `create database ${name} template ${source.template} strategy file_copy`;
  await runOn(source.serverUrl, copy);
  const database = await openPostgresql(withDatabase(source.serverUrl, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await runOn(source.serverUrl, `drop database ${name}`);
    },
  };
}
