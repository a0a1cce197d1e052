// Plain JavaScript for Node 20: it runs before anything is installed, then hands over.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED_NODE = [24, 15];

/** Installs the dependencies unless those of this very lock file are there already. */
export async function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  await step("Install", "dependencies of package-lock.json", async () => {
    const npm = process.env.npm_execpath;
    const args = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
    await (npm ? runQuietly(process.execPath, [npm, ...args]) : runQuietly("npm", args));
    writeFileSync(stamp, wanted);
  });
}

/** The Node that the project brings along where it can, else the system's if it is new enough. */
export function findNode() {
  const brought = join(root, "node_modules", ".bin", "node");
  if (existsSync(brought) && spawnSync(brought, ["--version"]).status === 0) return brought;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor))
    return process.execPath;
  fail(
    `Foothold needs Node ${NEEDED_NODE.join(".")} or newer here, and this is Node ${process.versions.node}.\n` +
      "On Linux (x64, arm64) npm brings the right one along; elsewhere please install it from nodejs.org.",
  );
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
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    child.on("error", (error) => fail(`${command} could not be run: ${error.message}`));
    child.on("close", (code) => {
      if (code === 0) return resolve(output);
      fail(`${command} ${args.join(" ")} failed with exit code ${code}:\n\n${output}`);
    });
  });
}

/** Runs a command in the foreground, passes signals on, and answers its exit code. */
export function runLoudly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    const passOn = (signal) => child.kill(signal);
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, passOn);
    child.on("error", (error) => fail(`${command} could not be run: ${error.message}`));
    child.on("close", (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
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
