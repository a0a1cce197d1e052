import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { loadSample } from "./sample-catalogue.ts";
import { startPostgresql } from "./start-postgresql.ts";
import "./provided.ts";

/** One server and one migrated database with a sample of the catalogue, copied by every test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const offered = project.config.provide.postgresql;
  if (!offered)
    throw new Error("These tests need PostgreSQL: see DATABASE_URL_TEST in the README.");
  const server = "binaries" in offered ? await startPostgresql(offered.binaries) : null;
  const serverUrl = server?.urlBySocket("postgres") ?? ("url" in offered ? offered.url : "");
  const template = `foothold_template_${randomUUID().slice(0, 8)}`;
  await runOn(serverUrl, `create database ${template}`);
  const database = await openPostgresql(withDatabase(serverUrl, template));
  await loadSample(database);
  await database.close();
  project.provide("testDatabase", { kind: "postgresql", serverUrl, template });
  return async () => {
    if (server) await server.stop();
    else await runOn(serverUrl, `drop database if exists ${template}`);
  };
}

export async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
