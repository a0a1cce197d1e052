// Follows the Dockerfile's steps in a clean folder as a user who is not root, where no Docker runs:
// builds, starts the server on files that it can't change, asks its health check, and stops it.
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readDockerfile, readExecForm } from "./image/read-dockerfile.mjs";
import { root, runQuietly, step } from "./toolchain.mjs";

const folder = mkdtempSync(join(tmpdir(), "foothold-image-"));
const isRoot = process.getuid() === 0;
const identity = isRoot ? readIdentity("nobody") : {};
chmodSync(folder, 0o755);
try {
  const stages = readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
  for (const stage of stages) await follow(stage);
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
  const [source, target] = rest.replace(/^--from=\S+ /, "").split(" ");
  if (from) {
    const file = join(folder, from, source);
    const destination = target === "./" ? join(target, source.split("/").at(-1)) : target;
    cpSync(file, place(destination), { recursive: true, verbatimSymlinks: true });
  } else {
    copyContext(place(target));
  }
  hand(place("/"));
}

/** What git knows of and .dockerignore leaves. */
function copyContext(target) {
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
  for (const file of files.filter(Boolean)) {
    if (ignored.some((path) => file === path || file.startsWith(`${path}/`))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}

async function run(command, place) {
  // The image's own user takes the place of the one that the rehearsal runs as.
  if (command.startsWith("install -d")) return mkdirOwn(place(command.split(" ").at(-1)));
  await step("Run", command, () =>
    runQuietly("sh", ["-c", command], {
      cwd: place("/app"),
      env: { ...process.env, HOME: place("/"), npm_config_cache: place("/npm-cache") },
      ...identity,
    }),
  );
  rmSync(place("/npm-cache"), { recursive: true, force: true });
}

async function serve(stage) {
  const base = join(folder, "final");
  const app = join(base, "app");
  execFileSync("chmod", ["-R", "a-w", app]);
  const variables = stage.steps.filter(({ instruction }) => instruction === "ENV");
  const env = {
    PATH: "/usr/bin:/bin",
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
  const server = spawn(join(app, command), args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
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
      if (await succeeds(join(app, check), checkArgs, options)) break;
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
  if (isRoot) execFileSync("chown", ["-R", `${identity.uid}:${identity.gid}`, path]);
}

function readIdentity(name) {
  const read = (flag) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: read("-u"), gid: read("-g") };
}

function findPort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
