import { defineConfig } from "@playwright/test";
import { reserveOutsidePorts } from "./e2e/support/outside-port.ts";

const port = Number(process.env["E2E_PORT"] ?? 3999);
/** Set by `npm test`, which makes the database while it checks and builds. */
const madeDataDir = process.env["E2E_DATA"];
const dataDir = madeDataDir ?? "dist/test-results/e2e-data";
/** Set by `npm test -- --nightly`: what is tagged "@nightly" runs too, and pages are looked at in all widths and themes. */
const isNightly = process.env["TESTS"] === "nightly";
/** A sample of the communities by day, all of them by night. */
const catalogueFile = isNightly ? "" : "dist/test-results/e2e-catalogue.ndjson.br";
const isRoot = process.getuid?.() === 0;
const outsideHosts = (await reserveOutsidePorts()).map((outside) => `127.0.0.1:${outside}`);

export default defineConfig({
  testDir: "e2e",
  outputDir: "dist/test-results/e2e",
  metadata: { isNightly },
  ...(!isNightly && { grepInvert: /@nightly/ }),
  // A test waits more than it computes, so two cores carry four.
  workers: 4,
  fullyParallel: true,
  // For machines under load; no test waits for time to pass.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    // What is still moving is easily missed by a pointer that knows where it was.
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a quarter of the time; TRACE=1 asks for it.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: [
      ...(madeDataDir ? [] : [`node e2e/support/prepare-database.ts ${dataDir} --demo`]),
      "exec node src/server/main.ts",
    ].join(" && "),
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      CATALOGUE_FILE: catalogueFile,
      TRUST_PROXY: "1",
      NODE_ENV: "test",
      LOG_LEVEL: "warn",
      FETCH_ALLOW_HOSTS: outsideHosts.join(","),
      // Nobody listens there: no test reads feeds from outside.
      REDDIT_FEEDS_BASE: "http://127.0.0.1:9",
    },
    // The first time, the catalogue is loaded and the demo account made.
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
