import type { PostgresqlForTests } from "../../../scripts/postgresql.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether this is `npm test -- --nightly`, where what has two sizes takes the large one. */
    isNightly: boolean;
    /** What the machine offers; set by vitest.config.ts for the PostgreSQL project. */
    postgresql: PostgresqlForTests | null;
    /** Where the tests of this project find their database. */
    testDatabase: TestDatabaseSource;
    /** For tests of whole processes: what a server left behind, the catalogue it had, and one that a new database has loaded soon. */
    usedFolder: { dataDir: string; catalogueFile: string; fewFile: string };
  }

  interface TestTags {
    tags: "nightly";
  }
}

export type TestDatabaseSource =
  | { kind: "embedded"; templateFile: string }
  | { kind: "postgresql"; serverUrl: string; template: string };
