import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";

/** A server given by DATABASE_URL_TEST, or the binaries to start one; null when there is neither. */
export function findPostgresql(env) {
  if (env.DATABASE_URL_TEST) return { url: env.DATABASE_URL_TEST };
  const folders = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, "bin"))
    : [];
  const onPath = spawnSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" }).stdout.trim();
  if (onPath) folders.push(join(onPath, ".."));
  const binaries = folders.find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")),
  );
  return binaries ? { binaries } : null;
}
