// Plain JavaScript for Node 20: it runs before anything is installed, then hands over.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { setPriority } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const nodePackage = `node-linux-${process.arch}`;
/** Looked for where it is, since npm before 11.12 makes no node_modules/.bin/node: both packages offer one. */
const broughtNode = join(modules, nodePackage, "bin", "node");
const NEEDED_NODE = [24, 15];
const NEEDED_TO_INSTALL = [20, 0];
/** What npm reads instead of package-lock.json, while it installs. */
const addressed = join(root, "npm-shrinkwrap.json");
const parent = process.ppid;

// Nobody reads on (`npm start | head -1`): no reason for a stack trace.
for (const output of [process.stdout, process.stderr]) output.on("error", () => process.exit(1));

/** Installs what is missing, and answers the Node to use; every program started from here gets it for `node` too. */
export async function prepareNode(wanted) {
  await ensureInstalled(wanted);
  const node = findNode();
  process.env.PATH = pathWith(node);
  return node;
}

/**
 * Installs the dependencies unless those of this very lock file are there already. What only tests and
 * checks need is left out where that is said, until a command needs it; once there, it stays.
 */
export async function ensureInstalled({ isForTests = true } = {}) {
  const lock = readFileSync(join(root, "package-lock.json"));
  const all = createHash("sha256").update(lock).digest("hex");
  const toRun = `${all} to run`;
  const stamp = join(modules, ".installed-lock");
  const { packages } = JSON.parse(lock);
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const isAllWanted = isForTests || (existsSync(modules) && !installed.endsWith(" to run"));
  const isInstalled = installed === all || (installed === toRun && !isAllWanted);
  if (isInstalled && !lacksNode(packages)) return;
  if (!isAtLeast(NEEDED_TO_INSTALL))
    fail(`Foothold needs Node 20 or newer, and this is Node ${process.versions.node}.`);
  await step("Install", "dependencies of package-lock.json", async () => {
    // A server may be running on what is there, so that it is added to.
    const how = installed === toRun && !lacksNode(packages) ? ["install", "--no-save"] : ["ci"];
    const args = [...how, isAllWanted ? "--include=dev" : "--omit=dev"];
    await installWith(process.execPath, args);
    if (lacksNode(packages)) await tellWhyNodeLacks(packages);
    if (runs(broughtNode) && lacksPackages(packages, isAllWanted))
      await installWith(broughtNode, args);
    if (runs(broughtNode)) linkBroughtNode();
    writeFileSync(stamp, isAllWanted ? all : toRun);
  });
}

/** The Node that the project brings along where it can, else the system's if it is new enough. */
export function findNode() {
  if (runs(broughtNode)) return broughtNode;
  if (isAtLeast(NEEDED_NODE)) return process.execPath;
  fail(
    `Foothold needs Node ${NEEDED_NODE.join(".")} or newer here, and this is Node ${process.versions.node}.\n` +
      (existsSync(broughtNode)
        ? `The one that npm brought along does not run on this machine:\n${tryOut(broughtNode).stderr}` +
          "If it misses libatomic.so.1 (Debian and Ubuntu: sudo apt-get install libatomic1), please install that."
        : "On Linux (x64, arm64) npm brings the right one along; elsewhere please install it from nodejs.org."),
  );
}

async function installWith(node, args) {
  const all = [...args, "--include=optional", "--engine-strict=false"];
  const forget = () => rmSync(addressed, { force: true });
  process.on("exit", forget);
  forget();
  const registry = findOwnRegistry(node);
  if (registry) writeFileSync(addressed, JSON.stringify(addAddresses(registry)));
  await runQuietly(...npmCommand(node, all));
  process.off("exit", forget);
  forget();
}

/** npm's own; null where another one is set, which npm tells its scripts, and which may keep packages elsewhere. */
function findOwnRegistry(node) {
  if (process.env.npm_config_registry) return null;
  const [command, args, options] = npmCommand(node, ["config", "get", "registry"]);
  const { status, stdout } = spawnSync(command, args, { ...options, cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The lock file with the address of each package, which its name and version make up in npm's own registry.
 * Without addresses npm fetches and reads the list of all versions of each package, which is half of an install.
 */
function addAddresses(registry) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json")));
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? path.split("node_modules/").at(-1);
    if (path === "" || entry.inBundle) continue;
    entry.resolved ??= `${registry}${name}/-/${name.split("/").at(-1)}-${entry.version}.tgz`;
  }
  return lock;
}

function npmCommand(node, args) {
  const npm = process.env.npm_execpath ?? "";
  const [command, ...first] = npm.endsWith("npm-cli.js") ? [node, npm] : ["npm"];
  const env = { ...process.env, PATH: pathWith(node) };
  return [command, [...first, ...args, "--loglevel=error"], { env }];
}

/** npm should have brought a Node for this system, did not, and the system's own is too old. */
function lacksNode(packages) {
  const isOffered = Object.hasOwn(packages, `node_modules/${nodePackage}`);
  return isOffered && !existsSync(broughtNode) && !isAtLeast(NEEDED_NODE);
}

/** npm leaves out an optional package that it can't fetch without a word. Asked for it alone, it says why. */
async function tellWhyNodeLacks(packages) {
  const { version } = packages[`node_modules/${nodePackage}`];
  const args = ["cache", "add", `${nodePackage}@${version}`, "--fetch-retries=0"];
  const { code, output } = await runAndRead(...npmCommand(process.execPath, args));
  fail(
    `npm did not install ${nodePackage}, the Node that Foothold brings along, and your own Node ${process.versions.node} is too old to do without: it needs ${NEEDED_NODE.join(".")} or newer.\n` +
      (code === 0
        ? "npm can fetch it now, so please run npm start again.\n"
        : `Asked for it alone, npm says:\n\n${output.trim()}\n\n` +
          "If your registry has a certificate of its own, tell npm where it is (npm config set cafile /path/to/it.pem).\n" +
          "Then run npm start again. What npm does can be seen with: npm ci --include=optional --loglevel=verbose\n") +
      `Or install Node ${NEEDED_NODE.join(".")} or newer from nodejs.org.`,
  );
}

/**
 * npm leaves out optional packages whose `engines` exclude the Node that runs it: below 20.19 those
 * that build the web app. The brought Node is a glibc one, so that packages for another libc are not missed.
 */
function lacksPackages(packages, isForTests) {
  return Object.entries(packages).some(
    ([path, { dev, optional, os, cpu, libc }]) =>
      optional &&
      (isForTests || !dev) &&
      os?.includes(process.platform) &&
      cpu?.includes(process.arch) &&
      (libc?.includes("glibc") ?? true) &&
      !existsSync(join(root, path)),
  );
}

/** For what npm runs by itself (`npm run lint`) and for the service of systemd. */
function linkBroughtNode() {
  const link = join(modules, ".bin", "node");
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), broughtNode), link);
}

function pathWith(node) {
  return [dirname(node), join(modules, ".bin"), process.env.PATH].join(delimiter);
}

function runs(node) {
  return existsSync(node) && tryOut(node).status === 0;
}

function tryOut(node) {
  return spawnSync(node, ["--version"], { encoding: "utf8" });
}

function isAtLeast([neededMajor, neededMinor]) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Node's argument that reads the settings in .env, where there is one. */
export function envFile() {
  return existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
}

/** Prints one line for a step: what it is while it runs, and how long it took once it is done. */
export async function step(name, detail, work) {
  const startedAt = Date.now();
  const isTerminal = process.stdout.isTTY;
  const line = `  ${name.padEnd(10)} ${detail}`;
  if (isTerminal) process.stdout.write(`${line} …`);
  const result = await work();
  const took = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  process.stdout.write(isTerminal ? `\r${line} (${took})\n` : `${line} (${took})\n`);
  return result;
}

/** Runs a command and keeps its output to itself, unless it fails. */
export async function runQuietly(command, args, options = {}) {
  const { code, output } = await runAndRead(command, args, options);
  if (code === 0) return output;
  fail(`${command} ${args.join(" ")} failed with exit code ${code}:\n\n${output}`);
}

/** Runs a command to its end, or to the script's own, and answers what it said and its exit code. */
export function runAndRead(command, args, options) {
  return new Promise((resolve) => {
    const child = begin(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    const stopPassing = passSignalsTo(child);
    const end = () => child.kill();
    process.on("exit", end);
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    child.on("error", (error) => fail(`${command} could not be run: ${error.message}`));
    child.on("close", (code) => {
      process.off("exit", end);
      if (stopPassing()) process.exit(1);
      resolve({ code, output });
    });
  });
}

/** With a `niceness` it leaves the processor to others who want it. */
function begin(command, args, { niceness = 0, ...options }) {
  const child = spawn(command, args, { cwd: root, ...options });
  if (child.pid && niceness > 0) setPriority(child.pid, niceness);
  return child;
}

/**
 * Runs a command in the foreground, and answers its exit code unless a signal ended both. With a promise to
 * `goAfter` it begins at once, and gets a message when it may go on.
 */
export function runLoudly(command, args, { goAfter, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = ["inherit", "inherit", "inherit", ...(goAfter ? ["ipc"] : [])];
    const child = begin(command, args, { stdio, ...options });
    goAfter?.then(() => child.connected && child.send("go", () => {}));
    const stopPassing = passSignalsTo(child);
    child.on("error", (error) => fail(`${command} could not be run: ${error.message}`));
    child.on("close", (code, signal) => {
      const result = code ?? (signal ? 1 : 0);
      if (stopPassing()) process.exit(result);
      resolve(result);
    });
  });
}

/**
 * Answers a function that ends it and says whether a signal came. npm hands a signal to the shell that
 * runs the script, and some shells end without handing it on: then the loss of the parent is the signal.
 */
function passSignalsTo(child) {
  let hasCome = false;
  const passOn = (signal) => {
    hasCome = true;
    child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, passOn);
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    passOn("SIGTERM");
  }, 200);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, passOn);
    return hasCome;
  };
}

/** One hash over the content of files and folders: the same content, the same hash. */
export function hashSources(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hashInto(hash, join(root, path));
  return hash.digest("hex");
}

export function fail(message) {
  process.stdout.write("\n");
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function hashInto(hash, path) {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) hashInto(hash, join(path, name));
  } else {
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
}
