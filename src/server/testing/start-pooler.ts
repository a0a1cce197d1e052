import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runOn } from "./postgresql-cluster.ts";
import { findFreePort } from "./free-port.ts";
import { type PostgresqlServer, unprivilegedIdentity } from "./start-postgresql.ts";

/** PgBouncer; `npm test -- --nightly` installs it where it may, and says where it is missing. */
export const hasPooler = spawnSync("sh", ["-c", "command -v pgbouncer"]).status === 0;

/** What connections of the pooler's to PostgreSQL are called there. */
export const POOLED = "pooled";

export type Pooler = Awaited<ReturnType<typeof startPooler>>;

/** As docs/operations.md says, with so many connections to each of the cluster's databases. */
export async function startPooler(cluster: PostgresqlServer, connections: number) {
  const folder = mkdtempSync(join(tmpdir(), "foothold-pooler-"));
  const identity = process.getuid?.() === 0 ? unprivilegedIdentity() : null;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const [file, users] = [join(folder, "pgbouncer.ini"), join(folder, "users.txt")];
  const port = await findFreePort();
  const changed = {
    listen_port: String(port),
    auth_type: "trust",
    auth_file: users,
    default_pool_size: String(connections),
  };
  writeFileSync(file, changeBlock(cluster.port, changed));
  writeFileSync(users, '"foothold" ""\n');
  await runOn(cluster.url("postgres"), "alter role foothold set statement_timeout = '20s'");
  const child = spawn("pgbouncer", [file], {
    ...identity,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (data: Buffer) => (output += data.toString()));
  const ended = once(child, "close");
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`There is no pooler:\n${output}`);
    await setTimeout(50);
  }
  const url = (database: string) =>
    `postgres://foothold@127.0.0.1:${port}/${database}?application_name=${POOLED}`;
  return {
    url,
    settings: {
      DATABASE_URL: url("postgres"),
      DATABASE_DIRECT_URL: cluster.url("postgres"),
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The block that operators are told to use, with a cluster of tests and all its databases behind it. */
function changeBlock(databasePort: number, changed: Record<string, string>): string {
  const operations = readFileSync("docs/operations.md", "utf8");
  const block = /```\n(\[databases\][^]*?)```/.exec(operations)?.[1] ?? "";
  const lines = block.split("\n").map((line) => {
    const [name = ""] = line.split(" = ");
    if (name === "foothold") return `* = host=127.0.0.1 port=${databasePort}`;
    return changed[name] ? `${name} = ${changed[name]}` : line;
  });
  // A socket of its own would lie where another pooler of this machine has its.
  return [...lines, "unix_socket_dir ="].join("\n");
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
