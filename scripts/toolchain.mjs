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
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
/** Looked for where it is, since npm before 11.12 makes no node_modules/.bin/node: both packages offer one. */
const broughtNode = join(modules, `node-linux-${process.arch}`, "bin", "node");
const NEEDED_NODE = [24, 15];
const NEEDED_TO_INSTALL = [20, 0];
const parent = process.ppid;

// Nobody reads on (`npm start | head -1`): no reason for a stack trace.
for (const output of [process.stdout, process.stderr]) output.on("error", () => process.exit(1));

/** Installs what is missing, and answers the Node to use; every program started from here gets it for `node` too. */
export async function prepareNode() {
  await ensureInstalled();
  const node = findNode();
  process.env.PATH = pathWith(node);
  return node;
}

/** Installs the dependencies unless those of this very lock file are there already. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  const stamp = join(modules, ".installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!isAtLeast(NEEDED_TO_INSTALL))
    fail(`Foothold needs Node 20 or newer, and this is Node ${process.versions.node}.`);
  await step("Install", "dependencies of package-lock.json", async () => {
    await installWith(process.execPath);
    if (runs(broughtNode) && lacksPackages(JSON.parse(lock))) await installWith(broughtNode);
    if (runs(broughtNode)) linkBroughtNode();
    writeFileSync(stamp, wanted);
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

async function installWith(node) {
  const args = ["ci", "--include=dev", "--include=optional", "--engine-strict=false"];
  const npm = process.env.npm_execpath ?? "";
  const command = npm.endsWith("npm-cli.js") ? [node, npm] : ["npm"];
  const env = { ...process.env, PATH: pathWith(node) };
  await runQuietly(command[0], [...command.slice(1), ...args, "--loglevel=error"], { env });
}

/**
 * npm leaves out optional packages whose `engines` exclude the Node that runs it: below 20.19 those
 * that build the web app. The brought Node is a glibc one, so that packages for another libc are not missed.
 */
function lacksPackages({ packages }) {
  return Object.entries(packages).some(
    ([path, { optional, os, cpu, libc }]) =>
      optional &&
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
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      ...options,
    });
    const stopPassing = passSignalsTo(child);
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    child.on("error", (error) => fail(`${command} could not be run: ${error.message}`));
    child.on("close", (code) => {
      if (stopPassing()) process.exit(1);
      if (code === 0) return resolve(output);
      fail(`${command} ${args.join(" ")} failed with exit code ${code}:\n\n${output}`);
    });
  });
}

/** Runs a command in the foreground, and answers its exit code unless a signal ended both. */
export function runLoudly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
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
