import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

const MODULES = `node_modules/node-linux-${process.arch}`;
const forThisSystem = { os: [process.platform], cpu: [process.arch], optional: true };

/** Does what npm does with the lock file: it leaves out what was not made for this system or for its Node. */
const NPM = `
const { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
if (process.argv[2] === "config") {
  console.log("https://npm.example/");
  process.exit();
}
if (process.argv[2] === "cache") {
  if (existsSync("refused")) console.error("npm error code SELF_SIGNED_CERT_IN_CHAIN");
  process.exit(existsSync("refused") ? 1 : 0);
}
if (existsSync("npm-shrinkwrap.json")) {
  const { packages } = JSON.parse(readFileSync("npm-shrinkwrap.json", "utf8"));
  writeFileSync("addresses", Object.values(packages).flatMap(({ resolved = [] }) => resolved).join("\\n"));
}
if (existsSync("broken")) process.exit(1);
appendFileSync("runs.log", (process.env.IS_BROUGHT ? "brought" : "own") + "\\n");
if (process.argv[2] === "ci") rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules/.bin", { recursive: true });
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const [path, { cpu, libc, engines, dev }] of Object.entries(packages)) {
  if (!cpu.includes(process.arch) || libc?.includes("musl")) continue;
  if (dev && process.argv.includes("--omit=dev")) continue;
  if (engines && !process.env.IS_BROUGHT) continue;
  mkdirSync(path + "/bin", { recursive: true });
}
if (existsSync("refused") || existsSync("missed")) {
  rmSync("${MODULES}", { recursive: true });
  process.exit();
}
writeFileSync("${MODULES}/bin/node", '#!/bin/sh\\nIS_BROUGHT=1 exec "${process.execPath}" "$@"\\n');
chmodSync("${MODULES}/bin/node", 0o755);
`;

describe("an install by an older npm", () => {
  test("that made no link to the brought Node finds it all the same, also for others", () => {
    const house = build({});
    expect(house.runs()).toEqual(["own"]);
    expect(house.found).toBe(join(house.root, MODULES, "bin", "node"));
    expect(house.onPath).toBe(house.found);
    expect(readlinkSync(join(house.root, "node_modules", ".bin", "node"))).toBe(
      `../node-linux-${process.arch}/bin/node`,
    );
  });

  test.each([
    ["whose Node a package did not suit is done again by the brought one", { engines: {} }, 2],
    ["that left out what is for another processor is enough", { cpu: ["pdp11"] }, 1],
    ["that left out what is for another libc is enough", { libc: ["musl"] }, 1],
  ])("%s", (_what, binding, times) => {
    const house = build({ "node_modules/binding": { ...forThisSystem, ...binding } });
    expect(house.runs()).toEqual(["own", "brought"].slice(0, times));
  });

  test("is not repeated while the lock file stays the same", () => {
    const house = build({});
    house.prepare();
    expect(house.runs()).toHaveLength(1);
  });
});

describe("an install from npm's own registry", () => {
  const packages = {
    "node_modules/@a/b/node_modules/@c/d": { ...forThisSystem, version: "1.2.3" },
    "node_modules/e": { ...forThisSystem, version: "2.0.0-rc.1", name: "@f/g" },
    "node_modules/e/node_modules/h": { ...forThisSystem, version: "1.0.0", inBundle: true },
  };
  const files = ["addresses", "npm-shrinkwrap.json"];

  test("has the address of each package, and leaves no file of them behind", () => {
    const { root } = build(packages);
    const addresses = readFileSync(join(root, "addresses"), "utf8").split("\n");
    expect(addresses.slice(1)).toEqual([
      "https://npm.example/@c/d/-/d-1.2.3.tgz",
      "https://npm.example/@f/g/-/g-2.0.0-rc.1.tgz",
    ]);
    expect(existsSync(join(root, "npm-shrinkwrap.json"))).toBe(false);
  });

  test("that fails leaves no file of them behind either", () => {
    const house = layOut(packages);
    writeFileSync(join(house.root, "broken"), "");
    expect(house.run().status).toBe(1);
    expect(files.map((file) => existsSync(join(house.root, file)))).toEqual([true, false]);
  });

  test("and not from another, which may keep them elsewhere", () => {
    const house = layOut(packages);
    writeFileSync(join(house.root, "npm-shrinkwrap.json"), house.lock);
    const settings = { npm_config_registry: "https://elsewhere.example/npm/" };
    expect(house.run(undefined, "start", settings).status).toBe(0);
    expect(files.map((file) => existsSync(join(house.root, file)))).toEqual([false, false]);
  });
});

describe("an install for a start", () => {
  const tester = "node_modules/tester";
  const packages = { [tester]: { ...forThisSystem, dev: true } };

  test("leaves out what only tests need, and is enough for the next start", () => {
    const house = layOut(packages);
    house.prepare("start");
    house.prepare("start");
    expect(existsSync(join(house.root, tester))).toBe(false);
    expect(house.runs()).toEqual(["own"]);
  });

  test("is added to by the first test, and nothing is taken from under a server that runs", () => {
    const house = layOut(packages);
    house.prepare("start");
    const used = join(house.root, "node_modules", "used");
    writeFileSync(used, "");
    house.prepare();
    expect([used, join(house.root, tester)].map((path) => existsSync(path))).toEqual([true, true]);
    house.prepare("start");
    expect(house.runs()).toHaveLength(2);
    writeFileSync(join(house.root, "package-lock.json"), house.lock.replace("{", "{ "));
    house.prepare("start");
    expect(house.runs()).toHaveLength(3);
    expect(existsSync(join(house.root, tester))).toBe(true);
  });
});

describe("an install without the Node that Foothold brings", () => {
  const OLD = "20.20.2";

  test("says why npm left it out and what to do, and is done again by the next start", () => {
    const house = layOut({});
    writeFileSync(join(house.root, "refused"), "");
    for (const times of [1, 2]) {
      const { status, stderr } = house.run(OLD);
      expect(status).toBe(1);
      expect(stderr).toContain(
        `npm did not install node-linux-${process.arch}, the Node that Foothold brings along, and your own Node ${OLD} is too old`,
      );
      expect(stderr).toContain("Asked for it alone, npm says:\n\nnpm error code SELF_SIGNED_CERT");
      expect(stderr).toContain("npm config set cafile");
      expect(house.runs()).toHaveLength(times);
    }
    rmSync(join(house.root, "refused"));
    expect(house.run(OLD)).toMatchObject({ status: 0, stderr: "" });
  });

  test("says that npm can fetch it where it can", () => {
    const house = layOut({});
    writeFileSync(join(house.root, "missed"), "");
    const { status, stderr } = house.run(OLD);
    expect(status).toBe(1);
    expect(stderr).toContain("npm can fetch it now, so please run npm start again.");
  });

  test("from which it was removed later is mended", () => {
    const house = build({});
    rmSync(join(house.root, MODULES), { recursive: true });
    expect(house.run(OLD)).toMatchObject({ status: 0, stderr: "" });
    expect(house.runs()).toHaveLength(2);
  });

  test("is enough where the system's own is new", () => {
    const house = layOut({});
    writeFileSync(join(house.root, "refused"), "");
    expect(house.prepare().found).toBe(process.execPath);
  });
});

describe("SIGTERM", () => {
  test.each([
    ["npm", "npm", ["start"]],
    // As npm has one where the shell does not become the program.
    ["a shell that hands no signal on", "sh", ["-c", "npm_lifecycle_event=start node run.mjs; :"]],
  ])("to %s ends what a script runs", async (_what, command, args) => {
    const { root } = build({});
    writeFileSync(join(root, "package.json"), '{ "scripts": { "start": "node run.mjs" } }');
    writeFileSync(
      join(root, "run.mjs"),
      `import { runLoudly } from "./scripts/toolchain.mjs";
      process.exitCode = await runLoudly(process.execPath, ["server.mjs"]);`,
    );
    writeFileSync(
      join(root, "server.mjs"),
      "console.log(process.pid); setInterval(() => {}, 1e9);",
    );
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    const server = await readNumber(child.stdout);
    onTestFinished(() => void endIfLeft(server));
    child.kill("SIGTERM");
    await expect.poll(() => isRunning(server), { timeout: 50_000 }).toBe(false);
  });
});

/** The line that is a number and nothing else. */
async function readNumber(stream: NodeJS.ReadableStream): Promise<number> {
  let text = "";
  for await (const data of stream) {
    text += String(data);
    const line = /^\d+$/m.exec(text);
    if (line) return Number(line[0]);
  }
  throw new Error(`It ended without a number:\n${text}`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function endIfLeft(pid: number): void {
  if (isRunning(pid)) process.kill(pid, "SIGKILL");
}

function build(packages: Record<string, object>) {
  const house = layOut(packages);
  return { ...house, ...house.prepare() };
}

function layOut(packages: Record<string, object>) {
  const root = mkdtempSync(join(tmpdir(), "foothold tools "));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "scripts"));
  cpSync(join(import.meta.dirname, "toolchain.mjs"), join(root, "scripts", "toolchain.mjs"));
  const lock = JSON.stringify({ packages: { [MODULES]: forThisSystem, ...packages } });
  writeFileSync(join(root, "package-lock.json"), lock);
  writeFileSync(join(root, "npm-cli.js"), NPM);
  writeFileSync(
    join(root, "scripts", "probe.mjs"),
    `import { execSync } from "node:child_process";
import { prepareNode } from "./toolchain.mjs";
const found = await prepareNode({ isForTests: process.argv[2] !== "start" });
console.log(JSON.stringify({ found, onPath: String(execSync("command -v node")).trim() }));`,
  );
  // What the script takes the Node that runs it for.
  writeFileSync(
    join(root, "own-node.mjs"),
    `const { OWN_NODE: node = process.versions.node } = process.env;
Object.defineProperty(process, "versions", { value: { ...process.versions, node } });`,
  );
  const run = (ownNode?: string, command = "test", settings = {}) =>
    spawnSync(
      process.execPath,
      ["--import", "./own-node.mjs", join(root, "scripts", "probe.mjs"), command],
      {
        cwd: root,
        env: {
          PATH: "/usr/bin:/bin",
          npm_execpath: join(root, "npm-cli.js"),
          ...settings,
          ...(ownNode && { OWN_NODE: ownNode }),
        },
        encoding: "utf8",
      },
    );
  const prepare = (command?: "start") => {
    const { stderr, stdout } = run(undefined, command);
    expect(stderr).toBe("");
    return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as {
      found: string;
      onPath: string;
    };
  };
  const readRuns = () => spawnSync("cat", [join(root, "runs.log")], { encoding: "utf8" }).stdout;
  return { root, lock, run, prepare, runs: () => readRuns().trim().split("\n") };
}
