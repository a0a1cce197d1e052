import { execFile, execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "./free-port.ts";

const run = promisify(execFile);

export type PostgresqlServer = {
  url: (database: string) => string;
  /** Without the network in between, which takes a tenth of the work of a test. */
  urlBySocket: (database: string) => string;
  port: number;
  /** As in a crash: no connection is told, and what was not written has to be recovered. */
  crash: () => Promise<void>;
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A throw-away server on loopback. PostgreSQL refuses to run as root, so root lends it a user. */
export async function startPostgresql(
  binaries: string,
  more: Record<string, string> = {},
): Promise<PostgresqlServer> {
  const folder = mkdtempSync(join(tmpdir(), "foothold-postgresql-"));
  const data = join(folder, "data");
  const identity = process.getuid?.() === 0 ? unprivilegedIdentity() : null;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = { ...identity, cwd: folder };

  await run(
    join(binaries, "initdb"),
    ["-D", data, "-U", "foothold", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    options,
  );
  const port = await findFreePort();
  const chosen = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    fsync: "off",
    max_connections: "100",
    ...more,
  };
  const settings = Object.entries(chosen).map(([name, value]) => `-c ${name}=${value}`);
  const control = (...args: string[]) =>
    run(join(binaries, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), ...args], options);
  const start = () => control("-o", [`-p ${port}`, ...settings].join(" "), "start");
  await start();
  return {
    port,
    crash: async () => void (await control("-m", "immediate", "stop")),
    startAgain: async () => void (await start()),
    url: (database) => `postgres://foothold@127.0.0.1:${port}/${database}`,
    urlBySocket: (database) =>
      `postgres://foothold@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivilegedIdentity(): { uid: number; gid: number } {
  for (const name of ["postgres", "nobody"]) {
    try {
      const read = (flag: string) =>
        Number(
          execFileSync("id", [flag, name], {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
          }),
        );
      return { uid: read("-u"), gid: read("-g") };
    } catch {
      // Not a user of this machine: the next one.
    }
  }
  throw new Error(
    "PostgreSQL can't run as root, and this machine has neither a user postgres nor nobody.",
  );
}
