import { execFile, execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "./free-port.ts";

const run = promisify(execFile);

export type PostgresqlServer = {
  url: (database: string) => string;
  /** Past the network, which every query would pay for; by it where the path is too long for a socket. */
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
    // In its data folder, where it runs.
    unix_socket_directories: ".",
    fsync: "off",
    max_connections: "100",
    ...more,
  };
  const settings = Object.entries(chosen).map(([name, value]) => `-c ${name}=${value}`);
  const control = (...args: string[]) =>
    run(join(binaries, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), ...args], options);
  const start = () => control("-o", [`-p ${port}`, ...settings].join(" "), "start");
  await start();
  const url = (database: string) => `postgres://foothold@127.0.0.1:${port}/${database}`;
  const urlBySocket = (database: string) => `${url(database)}?host=${encodeURIComponent(data)}`;
  return {
    port,
    crash: async () => void (await control("-m", "immediate", "stop")),
    startAgain: async () => void (await start()),
    url,
    urlBySocket: (database) => (isSocketPath(data) ? urlBySocket(database) : url(database)),
    stop: async () => {
      await control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Systems keep about a hundred letters for the path of a socket. */
function isSocketPath(folder: string): boolean {
  return join(folder, ".s.PGSQL.65535").length <= 100;
}

export function unprivilegedIdentity(): { uid: number; gid: number } {
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
