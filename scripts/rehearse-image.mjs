// Follows the Dockerfile's steps in a clean folder as a user who is not root, where no Docker runs:
// builds, starts the server on files that it can't change, asks its health check, and stops it.
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readDockerfile, readExecForm, readIgnored } from "./image/read-dockerfile.mjs";
import { findIdentity, hand as handTo } from "./rehearsal/ordinary-user.mjs";
import { passOn } from "./rehearsal/run-npm.mjs";
import { findPort } from "./rehearsal/watch-server.mjs";
import { prepareNode, root, runQuietly, step } from "./toolchain.mjs";

// In the place of the Node that the image is built on.
const PATH = `${dirname(await prepareNode())}:/usr/local/bin:/usr/bin:/bin`;
const folder = mkdtempSync(join(tmpdir(), "foothold-image-"));
const identity = findIdentity();
chmodSync(folder, 0o755);
try {
  const stages = readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
  for (const stage of stages) await follow(stage);
  weigh(join(folder, "final", "app"));
  await step("Serve", "read-only but for the data folder", () => serve(stages.at(-1)));
} finally {
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function follow(stage) {
  const name = stage.name ?? "final";
  const place = (path) => join(folder, name, path.startsWith("/") ? path : join("app", path));
  mkdirSync(place("/app"), { recursive: true });
  hand(place("/"));
  for (const { instruction, rest } of stage.steps) {
    if (instruction === "COPY") copy(rest, place);
    if (instruction === "RUN") await run(rest, place);
  }
}

function copy(rest, place) {
  const from = /^--from=(\S+) /.exec(rest)?.[1];
  const names = rest.replace(/^--from=\S+ /, "").split(" ");
  const [sources, target] = [names.slice(0, -1), names.at(-1)];
  for (const source of sources) {
    const destination = place(target.endsWith("/") ? join(target, basename(source)) : target);
    if (from)
      cpSync(join(folder, from, source), destination, { recursive: true, verbatimSymlinks: true });
    else if (source === ".") copyContext(destination);
    else cpSync(join(root, source), destination);
  }
  hand(place("/"));
}

/** What git knows of and .dockerignore leaves. */
function copyContext(target) {
  const isIgnored = readIgnored(readFileSync(join(root, ".dockerignore"), "utf8"));
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
  for (const file of files.filter((name) => existsSync(join(root, name)) && name !== "")) {
    if (isIgnored(file)) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}

async function run(command, place) {
  // The image's own user takes the place of the one that the rehearsal runs as.
  if (command.startsWith("install -d")) {
    const paths = command.split(" ").filter((word) => word.startsWith("/"));
    return paths.forEach((path) => mkdirOwn(place(path)));
  }
  await step("Run", command, () =>
    runQuietly("sh", ["-c", command], {
      cwd: place("/app"),
      env: { ...passOn(), PATH, HOME: place("/"), npm_config_cache: place("/npm-cache") },
      ...identity,
    }),
  );
}

/** What the image adds to the one it is built on, and that nothing is in it which does not belong there. */
function weigh(app) {
  const files = readdirSync(app, { recursive: true });
  const sizeOf = (start) =>
    files
      .filter((path) => path.startsWith(start))
      .reduce((sum, path) => sum + lstatSync(join(app, path)).blocks * 512, 0);
  const describe = (start) => `${start} ${Math.round(sizeOf(start) / 1e6)}`;
  const parts = ["node_modules", "src", "dist"].map(describe);
  console.log(`  Size      ${describe("")} MB (${parts.join(", ")})`);
  const wrong = files.filter((path) => /\.node$|\.test\.tsx?$|bin\/node$/.test(path));
  if (wrong.length > 0) throw new Error(`This does not belong into the image: ${wrong.join(", ")}`);
}

async function serve(stage) {
  const base = join(folder, "final");
  const app = join(base, "app");
  execFileSync("chmod", ["-R", "a-w", app]);
  const variables = stage.steps.filter(({ instruction }) => instruction === "ENV");
  const env = {
    PATH,
    ...Object.fromEntries(variables.map(({ rest }) => rest.split("="))),
    HOST: "127.0.0.1",
    PORT: String(await findPort()),
    DATA_DIR: join(base, "data"),
    TMPDIR: join(base, "no-temporary-files"),
  };
  const options = { cwd: app, env, ...identity };
  const execForm = (wanted) =>
    readExecForm(stage.steps.find(({ instruction }) => instruction === wanted).rest);
  const [command, ...args] = execForm("CMD");
  const server = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (data) => (output += data));
  const ended = new Promise((resolve) => server.on("close", resolve));
  try {
    const [check, ...checkArgs] = execForm("HEALTHCHECK");
    for (let attempt = 0; ; attempt++) {
      await setTimeout(1000);
      if (server.exitCode !== null || attempt > 120)
        throw new Error(`It does not serve:\n${output}`);
      if (await succeeds(check, checkArgs, options)) break;
    }
    await runCommands(base, { ...options, env: { ...env, FOOTHOLD_HOME: app } });
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
    if (!page.ok) throw new Error(`The front page answers ${page.status}:\n${output}`);
  } finally {
    server.kill("SIGTERM");
  }
  const code = await ended;
  if (code !== 0) throw new Error(`It ended with ${code}:\n${output}`);
}

/** As `docker exec … foothold` does, beside the server and through it. */
async function runCommands(base, options) {
  const foothold = join(base, "usr", "local", "bin", "foothold");
  const backup = join(base, "data", "backup.gz");
  for (const args of [
    ["admin", "users"],
    ["backup", backup, "--empty"],
    ["restore", backup],
  ]) {
    if (!(await succeeds(foothold, args, options)))
      throw new Error(`foothold ${args.join(" ")} does not work.`);
  }
}

function succeeds(command, args, options) {
  return new Promise((resolve) => {
    spawn(command, args, { ...options, stdio: "ignore" }).on("close", (code) =>
      resolve(code === 0),
    );
  });
}

function mkdirOwn(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  hand(path);
}

function hand(path) {
  handTo(path, identity);
}
