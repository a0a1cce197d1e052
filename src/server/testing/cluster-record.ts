import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { EMPTY_CLUSTER } from "#server/db/empty-cluster.ts";

const RECORD = new URL("../db/empty-cluster.json", import.meta.url);

export type ClusterRecord = { pglite: string; sha256: string };

/** The PGlite that made the empty cluster, and the file that it made. */
export function readClusterRecord(): ClusterRecord {
  return JSON.parse(readFileSync(RECORD, "utf8")) as ClusterRecord;
}

export function writeClusterRecord(): void {
  writeFileSync(RECORD, `${JSON.stringify(identifyCluster(), null, 2)}\n`);
}

/** As they are installed here. */
export function identifyCluster(): ClusterRecord {
  const installed = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));
  const { version } = JSON.parse(readFileSync(installed, "utf8")) as { version: string };
  const sha256 = createHash("sha256").update(readFileSync(EMPTY_CLUSTER)).digest("hex");
  return { pglite: version, sha256 };
}
