import { defineConfig } from "vitest/config";
import { findPostgresql } from "./scripts/postgresql.mjs";

/** What Node runs as it is written: the same way as the server does, and without a transform of each file. */
const native = { viteModuleRunner: false, nodeLoader: false };
const webTests = "src/web/**/*.test.ts";
const partTests = "src/web/**/*.test.tsx";
const apiTests = "src/server/**/*.api.test.ts";
const processTests = ["src/server/**/*.process.test.ts", "bench/**/*.test.ts"];

/** Set by `npm test -- --nightly`: what is tagged "nightly" runs too, and what has two sizes takes the large one. */
const isNightly = process.env["TESTS"] === "nightly";
/** Set by `npm test`, and not where somebody runs one file on the database of their choice. */
const isQuick = process.env["TESTS"] === "quick";
const postgresql = findPostgresql(process.env);

/**
 * What one connection, one process and one file of data can do differently: `npm test` runs the other
 * API tests on PostgreSQL alone, where there is one, because they take a third of the time there. The
 * browser tests run every screen's calls on the embedded database as well.
 */
const onEmbeddedToo = [
  "src/server/jobs/jobs.api.test.ts",
  "src/server/services/auth/ended-sessions.api.test.ts",
];

// Timeouts are for machines under load.
export default defineConfig({
  test: {
    tags: [{ name: "nightly", description: "Runs in `npm test -- --nightly` only." }],
    ...(!isNightly && { tagsFilter: ["!nightly"] }),
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [webTests, apiTests, ...processTests],
          provide: { isNightly },
          // No test leaves anything behind in a module, so files share what they import.
          isolate: false,
          experimental: native,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "web",
          include: [webTests],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "parts",
          include: [partTests],
          environment: "happy-dom",
          setupFiles: "src/web/testing/clean-up.ts",
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api-embedded",
          include: isQuick && postgresql ? onEmbeddedToo : [apiTests],
          // On one connection nobody waits for anybody's locks.
          exclude: ["src/server/http/lock-order.api.test.ts"],
          provide: { isNightly },
          isolate: false,
          experimental: native,
          globalSetup: "src/server/testing/embedded-template.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api-postgresql",
          include: [apiTests],
          isolate: false,
          experimental: native,
          globalSetup: "src/server/testing/postgresql-cluster.ts",
          provide: { isNightly, postgresql },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "process",
          include: processTests,
          provide: { isNightly },
          // What they try runs in processes of its own.
          isolate: false,
          experimental: native,
          globalSetup: "src/server/testing/process-template.ts",
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
