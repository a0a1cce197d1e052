export type Release = { version: string; lastMigration: string };

type State = {
  /** In package.json. */
  version: string;
  /** Oldest first. */
  releases: readonly Release[];
  /** The newest migration that there is. */
  lastMigration: string;
  changelog: string;
  /** YYYY-MM-DD */
  today: string;
  /** A number that somebody asks for, instead of the next one. */
  wanted: string | null;
};

export type ReleasePlan = {
  version: string;
  releases: Release[];
  changelog: string;
  /** What package.json says from then on: no two states of the tables share a number without -dev. */
  nextVersion: string;
};

const UNRELEASED = "## Unreleased\n";

/** A new schema makes a new minor version, so that the number tells which backups and databases fit. */
export function planRelease(state: State): ReleasePlan {
  const { releases, lastMigration, changelog, today, wanted } = state;
  const last = releases.at(-1);
  const isNewSchema = last?.lastMigration !== lastMigration;
  const smallest = last ? raise(last.version, isNewSchema ? "minor" : "patch") : "0.1.0";
  if (wanted !== null && compare(parse(wanted), parse(smallest)) < 0) {
    throw new Error(
      isNewSchema
        ? `The tables changed since ${last?.version ?? "the beginning"}: the next version is ${smallest} or higher.`
        : `The next version is ${smallest} or higher.`,
    );
  }
  const version = wanted ?? smallest;
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error("CHANGELOG.md has no section 'Unreleased'.");
  const rest = changelog.slice(start + UNRELEASED.length);
  const section = rest.split("\n## ", 1)[0] ?? "";
  if (!section.trim()) throw new Error("CHANGELOG.md says nothing under 'Unreleased'.");
  if (!/^### For users\n+(?:#### .+\n+)?- /m.test(section)) {
    throw new Error(
      "CHANGELOG.md says nothing under 'For users' of what is unreleased, which the page What's new shows.",
    );
  }
  return {
    version,
    releases: [...releases, { version, lastMigration }],
    changelog: `${changelog.slice(0, start)}${UNRELEASED}\n## ${version}, ${today}\n${rest}`,
    nextVersion: `${raise(version, "patch")}-dev`,
  };
}

/** Why the number in package.json does not tell what the tables are; null where it does. */
export function findVersionFault({
  version,
  releases,
  lastMigration,
}: Pick<State, "version" | "releases" | "lastMigration">): string | null {
  if (version.endsWith("-dev")) return null;
  const release = releases.find((one) => one.version === version);
  if (!release) return `${version} was never released: it needs -dev, or npm run tool -- release.`;
  return release.lastMigration === lastMigration
    ? null
    : `The tables changed after ${version}: the version needs another number with -dev.`;
}

type Parts = [number, number, number];

function parse(version: string): Parts {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`${version} is no version such as 1.2.3.`);
  return [Number(major), Number(minor), Number(patch)];
}

function raise(version: string, part: "minor" | "patch"): string {
  const [major, minor, patch] = parse(version);
  return part === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function compare(a: Parts, b: Parts): number {
  return a.map((part, n) => part - (b[n] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
