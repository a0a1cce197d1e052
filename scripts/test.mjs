// Everything that must hold, from a fresh clone: sets itself up and ends in one line of counts.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildWeb } from "./build-web.mjs";
import { findPostgresql } from "./postgresql.mjs";
import { prepareNode, root, runLoudly } from "./toolchain.mjs";

const node = await prepareNode();
const bin = join(root, "node_modules", ".bin");
const env = { ...process.env, NODE_ENV: "test" };
const results = join(root, "dist", "test-results");
const counts = { passed: 0, failed: 0, skipped: 0 };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await check("Format", "oxfmt", ["--check"]);
await check("Lint", "oxlint", ["--deny-warnings"]);
await check("Routes", "react-router", ["typegen"]);
await check("Types", "tsc", ["--noEmit"]);
await check("Types of the engine", "tsc", ["--noEmit", "-p", "src/engine"]);
await check("Structure", "node", ["scripts/check-structure.ts"]);
await check("Licences", "node", ["scripts/list-licences.ts", "--check"]);
await check("Unused", "knip", ["--no-progress"]);
await buildWeb(node);
await runVitest();
await runPlaywright();
// From the registry to a page that is served: minutes that CI takes for everyone.
if (process.argv.includes("--rehearse"))
  await check("A fresh clone", "node", ["scripts/rehearse-install.mjs", "20.20", "--start"]);

const skippedToo = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skippedToo}`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function check(name, command, args) {
  heading(name);
  const code = await runLoudly(command === "node" ? node : join(bin, command), args, { env });
  counts[code === 0 ? "passed" : "failed"] += 1;
}

async function runVitest() {
  const postgresql = findPostgresql(process.env);
  const projects = ["unit", "api-embedded", "process", ...(postgresql ? ["api-postgresql"] : [])];
  if (!postgresql) warnWithoutPostgresql();
  heading(`Tests (${projects.join(", ")})`);
  const report = join(results, "vitest.json");
  const code = await runLoudly(
    node,
    [
      join(root, "node_modules", "vitest", "vitest.mjs"),
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(report);
  addCounts(code, numPassedTests, numFailedTests, numPendingTests);
}

async function runPlaywright() {
  heading("Browser");
  const report = join(results, "playwright.json");
  const code = await runLoudly(
    node,
    [join(root, "node_modules", "@playwright", "test", "cli.js"), "test", "--reporter=list,json"],
    { env: { ...env, CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const { stats } = readReport(report);
  addCounts(code, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped);
}

/** A run that failed without a failed test (it did not start, or crashed) counts as one failure. */
function addCounts(code, passed = 0, failed = 0, skipped = 0) {
  counts.passed += passed;
  counts.failed += code !== 0 && failed === 0 ? 1 : failed;
  counts.skipped += skipped;
  if (passed + failed === 0) counts.failed += code === 0 ? 1 : 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function warnWithoutPostgresql() {
  counts.skipped += 1;
  console.log(
    "\n!!! SKIPPED: the tests on PostgreSQL. Neither initdb and pg_ctl (PostgreSQL 15 or newer) were\n" +
      "!!! found, nor is DATABASE_URL_TEST set to a server where databases may be created.",
  );
}

function heading(name) {
  console.log(`\n── ${name}`);
}
