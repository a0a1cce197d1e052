import { defineConfig } from "vitest/config";
import { findPostgresql } from "./scripts/postgresql.mjs";

const apiTests = "src/server/**/*.api.test.ts";
const processTests = ["src/server/**/*.process.test.ts", "bench/**/*.test.ts"];

// Timeouts are for machines under load.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [apiTests, ...processTests],
          // No test leaves anything behind in a module, so files share what they import.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api-embedded",
          include: [apiTests],
          // On one connection nobody waits for anybody's locks.
          exclude: ["src/server/http/lock-order.api.test.ts"],
          isolate: false,
          globalSetup: "src/server/testing/embedded-template.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api-postgresql",
          include: [apiTests],
          // What outsiders do is the same on any database; faults of this one are a test of processes.
          exclude: ["src/server/faults.api.test.ts"],
          isolate: false,
          globalSetup: "src/server/testing/postgresql-cluster.ts",
          provide: { postgresql: findPostgresql(process.env) },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "process",
          include: processTests,
          globalSetup: "src/server/testing/process-template.ts",
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
