// Everything that must hold, from a fresh clone: sets itself up and ends in one line of counts.
// With --nightly what is long runs too, with --rehearse a fresh clone is started.
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { beginTestBrowser, ensureTestBrowser } from "./browser.mjs";
import { chooseDatabases } from "./choose-test-databases.mjs";
import { findPostgresql } from "./postgresql.mjs";
import { prepareNode, root, runLoudly } from "./toolchain.mjs";
import { isRunning } from "./write-whole.mjs";

const isNightly = process.argv.includes("--nightly");
const isRehearsed = isNightly || process.argv.includes("--rehearse");
// The browser is fetched while npm installs and while the first parts compute.
const browserIsThere = beginTestBrowser();
const node = await prepareNode();
const bin = join(root, "node_modules", ".bin");
const ALL = { recursive: true, force: true };
const IN_MEMORY = "foothold-tests-";
const inMemory = makeFolderInMemory();
const env = {
  ...process.env,
  ...(inMemory && { TMPDIR: inMemory }),
  NODE_ENV: "test",
  TESTS: isNightly ? "nightly" : "quick",
  // Dozens of processes load the same server.
  NODE_COMPILE_CACHE: join(root, "dist", "compile-cache"),
};
const results = join(root, "dist", "test-results");
/** Where the browser tests find their database, made already, and by day the sample of communities in it. */
const E2E_DATA = join(inMemory ?? results, "e2e-data");
const E2E_CATALOGUE = join("dist", "test-results", "e2e-catalogue.ndjson.br");
const parts = [];

rmSync(results, ALL);
mkdirSync(results, { recursive: true });

await Promise.all([
  browserIsThere,
  part("Browser data", prepareBrowserData),
  part("Checks", async (counts) => {
    await check(counts, "Routes", "react-router", ["typegen"]);
    await Promise.all([
      // In one thread: each of several would work out most types again.
      check(counts, "Types", "tsc", ["--noEmit", "--singleThreaded"]),
      runOthers(counts),
    ]);
  }),
  part("Build", (counts) => check(counts, "Build", "node", ["scripts/build-web.mjs"])),
]);
if (parts.some(({ name, failed }) => name === "Build" && failed > 0)) {
  reportParts();
  process.exit();
}
await Promise.all([
  // Not beside the build, which writes the types of routes anew: what imports them would be found unresolved.
  part("Unused", (counts) => check(counts, "Unused", "knip", ["--no-progress"])),
  // Of one worker: it computes while the others make their databases and wait for servers.
  part("Unit tests", (counts) => runVitest(counts, ["unit"], { workers: 1, isShownLater: true })),
  // They wait for databases, servers and screens, so two cores carry three beside the others. Both end at about
  // the same time: what ran alone at the end would leave a core idle.
  part("Server and screens", (counts) =>
    runVitest(counts, [...chooseDatabases(counts, { isNightly }), "web", "parts"], { workers: 3 }),
  ),
  isRehearsed && part("A fresh clone", rehearse),
]);
await part("Browser", runPlaywright);
if (isNightly) {
  await part("Fuzz", (counts) => check(counts, "Fuzz", "node", ["scripts/fuzz.mjs"]));
  if (findPostgresql(process.env)) {
    await part("Queries", (counts) => check(counts, "Queries", "node", ["scripts/explain.mjs"]));
    await part("Two servers", (counts) =>
      check(counts, "Two servers", "node", ["scripts/rehearse-servers.mjs"]),
    );
  }
}

reportParts();

/**
 * For the hundreds of databases and folders that tests make and throw away: a disk takes ten times the
 * processor for them. Null where there is no such place, too little room, or where nothing may be run from it.
 */
function makeFolderInMemory() {
  const place = "/dev/shm";
  const GIB = 2 ** 30;
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    const mount = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" "))
      .findLast(([, path]) => path === place);
    const mayRun = mount && !mount[3].split(",").includes("noexec");
    // Of the machine, and of the container where there is one.
    const free = Math.min(freemem(), process.availableMemory?.() ?? Infinity);
    if (process.env.TMPDIR || !mayRun || bavail * bsize < 6 * GIB || free < 10 * GIB) return null;
    // A run that was killed leaves its folder to the next.
    for (const left of readdirSync(place).filter((name) => name.startsWith(IN_MEMORY))) {
      if (!isRunning(Number(left.split("-").at(-2)))) removeQuietly(join(place, left));
    }
    const folder = mkdtempSync(join(place, `${IN_MEMORY}${process.pid}-`));
    // PostgreSQL and a rehearsed user of the machine are somebody else.
    chmodSync(folder, 0o1777);
    process.on("exit", () => removeQuietly(folder));
    return folder;
  } catch {
    return null;
  }
}

/** What somebody still writes into is left to the next run. */
function removeQuietly(folder) {
  try {
    rmSync(folder, ALL);
  } catch {}
}

/** From the last commit to a page that is served, at night from the registry on and with another Node. */
function rehearse(counts) {
  const settings = isNightly ? ["20.20", "--start"] : ["--installed"];
  const args = ["scripts/rehearse-install.mjs", ...settings];
  return check(counts, "A fresh clone", "node", args);
}

async function runOthers(counts) {
  await check(counts, "Types of the engine", "tsc", ["--noEmit", "-p", "src/engine"]);
  await check(counts, "Format", "oxfmt", ["--check"]);
  await check(counts, "Lint", "oxlint", ["--deny-warnings"]);
  await check(counts, "Structure", "node", ["scripts/check-structure.ts"]);
  await check(counts, "Licences", "node", ["scripts/list-licences.ts", "--check"]);
}

async function part(name, run) {
  const counts = { name, passed: 0, failed: 0, skipped: 0, later: 0, seconds: 0 };
  parts.push(counts);
  const startedAt = Date.now();
  await run(counts);
  counts.seconds = Math.round((Date.now() - startedAt) / 1000);
}

async function check(counts, name, command, args, settings = {}) {
  const code = await showLater(name, (options) =>
    runLoudly(command === "node" ? node : join(bin, command), args, {
      ...options,
      env: { ...options.env, ...settings },
    }),
  );
  counts[code === 0 ? "passed" : "failed"] += 1;
}

/** Its output is shown when it is over, because several may run at once. */
async function showLater(name, run) {
  const file = join(results, `${name}.log`);
  const output = openSync(file, "w");
  const code = await run({ env, stdio: ["ignore", output, output] });
  closeSync(output);
  heading(name);
  process.stdout.write(readFileSync(file, "utf8"));
  return code;
}

async function runVitest(counts, projects, { workers, isShownLater = false }) {
  const { name } = counts;
  const title = `${name} (${projects.join(", ")})`;
  const report = join(results, `${name}.json`);
  const args = [
    "run",
    ...projects.map((project) => `--project=${project}`),
    `--maxWorkers=${workers}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const run = (options) =>
    runLoudly(node, [join(root, "node_modules", "vitest", "vitest.mjs"), ...args], options);
  if (!isShownLater) heading(title);
  const code = isShownLater ? await showLater(title, run) : await run({ env });
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = readReport(report);
  const pending = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "skipped" || status === "pending");
  counts.later = isNightly ? 0 : pending.filter(({ tags }) => tags?.includes("nightly")).length;
  addCounts(counts, code, numPassedTests, numFailedTests, (numPendingTests ?? 0) - counts.later);
}

/** The catalogue and the demo account, as the server of the browser tests finds them. */
function prepareBrowserData(counts) {
  const args = ["e2e/support/prepare-database.ts", E2E_DATA, "--demo"];
  if (isNightly) return check(counts, "Browser data", "node", args);
  // Too short a job for optimised code to pay off.
  return check(counts, "Browser data", "node", ["--liftoff-only", ...args], {
    CATALOGUE_FILE: E2E_CATALOGUE,
  });
}

async function runPlaywright(counts) {
  heading("Browser");
  const report = join(results, "playwright.json");
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const CHROMIUM_PATH = await ensureTestBrowser();
  const code = await runLoudly(node, [cli, "test", "--reporter=list,json"], {
    env: { ...env, E2E_DATA, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = readReport(report);
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  addCounts(counts, code, stats?.expected, failed, stats?.skipped);
}

/** A run that failed without a failed test (it did not start, or crashed) counts as one failure. */
function addCounts(counts, code, passed = 0, failed = 0, skipped = 0) {
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

function reportParts() {
  heading("Parts");
  for (const { name, seconds, later, ...counts } of parts) {
    const left = later > 0 ? `, ${later} left to --nightly` : "";
    console.log(
      `${name.padEnd(18)} ${String(seconds).padStart(5)} s  ${wordCounts(counts)}${left}`,
    );
  }
  const all = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
  console.log(`\n${wordCounts(all)}`);
  process.exitCode = all.failed > 0 ? 1 : 0;
}

function sum(key) {
  return parts.reduce((total, counts) => total + counts[key], 0);
}

function wordCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function heading(name) {
  console.log(`\n── ${name}`);
}
