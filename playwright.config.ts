import { defineConfig } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 3999);
const dataDir = "dist/test-results/e2e-data";
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  outputDir: "dist/test-results/e2e",
  // A test waits more than it computes, so two cores carry three.
  workers: 3,
  fullyParallel: true,
  // For machines under load; no test waits for time to pass.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
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
    command: `node e2e/support/prepare-database.ts ${dataDir} && exec node src/server/main.ts`,
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      NODE_ENV: "test",
      LOG_LEVEL: "warn",
    },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
