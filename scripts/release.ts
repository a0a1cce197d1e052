// npm run tool -- release: the next version with its changelog, as a commit and a tag. `npm run tool -- release 1.0.0` asks for a number.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { planRelease, type Release } from "./release/plan-release.ts";

const RELEASES = "src/server/db/releases.json";

try {
  release(process.cwd());
} catch (error) {
  process.stderr.write(`Nothing was released: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

function release(root: string): void {
  const git = (...args: string[]) => runGit(root, args);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  if (git("status", "--porcelain")) throw new Error("commit or put away your changes first.");

  const plan = planRelease({
    version: (JSON.parse(read("package.json")) as { version: string }).version,
    releases: JSON.parse(read(RELEASES)) as Release[],
    lastMigration: readdirSync(join(root, "src/server/db/migrations")).toSorted().at(-1) ?? "",
    changelog: read("CHANGELOG.md"),
    today: new Date().toISOString().slice(0, 10),
    wanted: process.argv[2] ?? null,
  });
  const tag = `v${plan.version}`;
  if (git("tag", "--list", tag)) throw new Error(`the tag ${tag} exists already.`);
  const setVersion = (version: string) => {
    for (const file of ["package.json", "package-lock.json"])
      write(file, renumber(read(file), version));
  };
  const before = git("rev-parse", "HEAD");
  try {
    setVersion(plan.version);
    write(RELEASES, `${JSON.stringify(plan.releases, null, 2)}\n`);
    write("CHANGELOG.md", plan.changelog);
    git("commit", "--quiet", "--all", "--message", `Release ${plan.version}`);
    git("tag", "--annotate", tag, "--message", `Foothold ${plan.version}`);
    setVersion(plan.nextVersion);
    git("commit", "--quiet", "--all", "--message", `Begin what comes after ${plan.version}`);
  } catch (error) {
    // Nothing was uncommitted before, so that nothing of anybody's is lost.
    git("reset", "--quiet", "--hard", before);
    if (git("tag", "--list", tag)) git("tag", "--delete", tag);
    throw error;
  }
  process.stdout.write(
    `Released ${plan.version} as the tag ${tag}. Push both: git push && git push origin ${tag}\n`,
  );
}

function runGit(root: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status === 0) return stdout.trim();
  throw new Error(`git ${args[0]} failed:\n${(stderr || stdout).trim()}`);
}

/** Both files have their own version first, and the lock file has it once more for the root package. */
function renumber(text: string, version: string): string {
  const parsed = JSON.parse(text) as { version: string; packages?: Record<string, object> };
  const root = parsed.packages?.[""];
  const packages = root && { ...parsed.packages, "": { ...root, version } };
  return `${JSON.stringify({ ...parsed, version, ...(packages && { packages }) }, null, 2)}\n`;
}
