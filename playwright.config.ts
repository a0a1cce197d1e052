import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const port = 3999;
// Read again by every worker, so that the server and the tests agree on one folder.
const dataDir = (process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "foothold-e2e-")));
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "e2e",
  outputDir: "dist/test-results/e2e",
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "retain-on-failure",
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
    command: `node src/server/main.ts`,
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      NODE_ENV: "test",
      LOG_LEVEL: "warn",
    },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
