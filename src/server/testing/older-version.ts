import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import releases from "#server/db/releases.json" with { type: "json" };
import { ROLLING_SINCE } from "#server/db/rolling-since.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export type OlderVersion = { main: string; name: string; remove: () => void };

/**
 * What an operator runs before an upgrade: the last release, or the last version before tables began to be
 * changed in a way that lets servers go on. Null where the repository's history is not here.
 */
export function unpackOlderVersion(): OlderVersion | null {
  const name = findOlderVersion();
  if (!name) return null;
  const folder = mkdtempSync(join(tmpdir(), "foothold-older-"));
  const older = join(folder, "version");
  mkdirSync(older);
  const files = git(["archive", name, "src", "package.json"]);
  execFileSync("tar", ["-x", "-C", older], { input: files });
  symlinkSync(join(root, "node_modules"), join(older, "node_modules"));
  addMissing(older, folder);
  return {
    main: join(older, "src", "server", "main.ts"),
    name,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function findOlderVersion(): string | null {
  const last = releases.at(-1);
  const tag = last && last.lastMigration >= ROLLING_SINCE ? `v${last.version}` : null;
  if (tag) return isKnown(tag) ? tag : null;
  const migration = `src/server/db/migrations/${ROLLING_SINCE}/migration.sql`;
  const log = read(["log", "--diff-filter=A", "--format=%H", "--", migration]);
  const added = log?.trim().split("\n").at(-1);
  return added && isKnown(`${added}~1`) ? `${added}~1` : null;
}

function isKnown(version: string): boolean {
  return read(["rev-parse", "--verify", `${version}^{commit}`]) !== null;
}

function read(args: string[]): string | null {
  try {
    return git(args).toString();
  } catch {
    return null;
  }
}

function git(args: string[]): Buffer {
  return execFileSync("git", args, {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** Packages that the older version needs and this one does not: beside it, where Node looks as well. */
function addMissing(older: string, beside: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(older, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const missing = Object.entries(dependencies)
    .filter(([name]) => !existsSync(join(root, "node_modules", name)))
    .map(([name, version]) => `${name}@${version}`);
  if (missing.length === 0) return;
  const options = ["--no-save", "--no-package-lock", "--ignore-scripts", "--prefer-offline"];
  execFileSync("npm", ["install", "--prefix", beside, ...options, ...missing], { stdio: "ignore" });
}
