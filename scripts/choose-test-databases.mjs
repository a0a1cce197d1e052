import { commandPath } from "./debian.mjs";
import { findPostgresql } from "./postgresql.mjs";

/** Server tests run on the embedded database, and on PostgreSQL where there is one; without it that is said, and counted as skipped. */
export function chooseDatabases(counts, { isNightly }) {
  const postgresql = findPostgresql(process.env);
  if (!postgresql) warnWithoutPostgresql(counts);
  if (isNightly && !commandPath("pgbouncer")) warnWithoutPooler(counts);
  return ["api-embedded", "process", ...(postgresql ? ["api-postgresql"] : [])];
}

function warnWithoutPostgresql(counts) {
  counts.skipped += 1;
  console.log(
    "\n!!! SKIPPED: the tests on PostgreSQL. Neither initdb and pg_ctl (PostgreSQL 15 or newer) were\n" +
      "!!! found, nor is DATABASE_URL_TEST set to a server where databases may be created.",
  );
}

function warnWithoutPooler(counts) {
  counts.skipped += 1;
  console.log(
    "\n!!! SKIPPED: the tests behind a pooler. pgbouncer was not found (on Debian: apt-get install pgbouncer).",
  );
}
