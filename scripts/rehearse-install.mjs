// Clones the last commit and starts it as people will, with older Nodes and the npm of each:
// npm run tool -- rehearse-install [20.9 20.20 22 24] [--start | --full]
// npm run tool -- rehearse-install --installed
// By default `npm test` sets itself up and runs its first checks too; with --full it runs to its end.
// With --installed the clone finds dependencies and the web app as they are here, and the Node at hand.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AT_HAND, fetchPair, PAIRS } from "./rehearsal/pairs.mjs";
import { findIdentity, hand } from "./rehearsal/ordinary-user.mjs";
import { runNpm } from "./rehearsal/run-npm.mjs";
import {
  endProcessesIn,
  expectEnd,
  findPort,
  waitForOutput,
  waitForServer,
} from "./rehearsal/watch-server.mjs";
import { buildWeb } from "./build-web.mjs";
import { fail, prepareNode, root, step } from "./toolchain.mjs";

const args = process.argv.slice(2);
const isInstalled = args.includes("--installed");
const isStartOnly = isInstalled || args.includes("--start");
const isFull = args.includes("--full");
const wanted = args.filter((arg) => !arg.startsWith("--"));
const unknown = wanted.find((name) => !PAIRS.some((pair) => pair.name === name));
if (unknown) fail(`There is no pair ${unknown}: ${PAIRS.map(({ name }) => name).join(", ")}.`);
// What is installed here may be for the eyes of this user alone.
const identity = isInstalled ? {} : findIdentity();
if (isInstalled && wanted.length > 0) fail("--installed takes the Node and the npm at hand.");
// Else the clone would install and build by itself, the former through a link.
if (isInstalled) await buildWeb(await prepareNode());
const SIGNALS = ["SIGINT", "SIGTERM"];

const pairs = PAIRS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

for (const pair of isInstalled ? [AT_HAND] : pairs) {
  // With a space, as in many a home.
  const folder = mkdtempSync(join(tmpdir(), "foothold install "));
  const cleanUp = () => {
    endProcessesIn(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  const giveUp = () => {
    cleanUp();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, giveUp);
  try {
    await rehearse(pair, folder);
  } catch (error) {
    process.exitCode = 1;
    console.log(`\n  Failed: ${error.message}\n`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, giveUp);
    cleanUp();
  }
}

async function rehearse(pair, folder) {
  chmodSync(folder, 0o755);
  const { tools, title } = await fetchPair(pair, folder);
  console.log(`\n── ${title}`);
  const clone = join(folder, "foothold");
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, clone]);
  if (isInstalled) {
    const [here, there] = [root, clone].map((place) =>
      readFileSync(join(place, "package-lock.json"), "utf8"),
    );
    if (here !== there) throw new Error("package-lock.json is not as in the last commit.");
    symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
    cpSync(join(root, "dist", "web"), join(clone, "dist", "web"), { recursive: true });
  }
  mkdirSync(join(folder, "home"));
  hand(folder, identity);
  const npm = (settings, ...command) =>
    runNpm({ ...pair, clone, tools, home: join(folder, "home"), identity, settings }, command);

  if (!isStartOnly) await rehearseTests(npm, folder);
  const what = isInstalled ? "serves" : "installs, builds, serves";
  await step("Start", `${what}, ends by SIGTERM`, () => rehearseStart(npm, folder, {}));
  // An address where nothing listens: whoever still asks the registry fails.
  const offline = { npm_config_registry: "http://127.0.0.1:9/", npm_config_offline: "true" };
  await step("Start", "again, without the registry", () => rehearseStart(npm, folder, offline));
  await step("Pipe", "npm start | head -1 ends by itself", async () => {
    const run = npm({ ...offline, PORT: String(await findPort()) }, "start");
    await run.firstOutput;
    run.closeOutput();
    await run.exited;
    await expectEnd(folder);
  });
  await step("Command", "one that npm runs with the brought Node", async () => {
    const run = npm(offline, "run", "structure");
    if ((await run.exited) !== 0) throw new Error(`npm run structure:\n${run.output()}`);
  });
}

async function rehearseTests(npm, folder) {
  if (isFull) {
    await step("Test", "to the end", async () => {
      const run = npm({}, "test");
      if ((await run.exited) !== 0) throw new Error(`npm test:\n${run.output()}`);
      console.log(run.output().trim().split("\n").at(-1));
    });
    return;
  }
  await step("Test", "sets itself up, checks, begins to test", async () => {
    const run = npm({}, "test");
    await waitForOutput(run, /── Server and screens \(/);
    run.stop();
    await run.exited;
    await expectEnd(folder);
  });
}

async function rehearseStart(npm, folder, settings) {
  const port = await findPort();
  const run = npm({ ...settings, PORT: String(port) }, "start");
  await waitForServer(run, port);
  run.stop();
  await run.exited;
  await expectEnd(folder);
}
