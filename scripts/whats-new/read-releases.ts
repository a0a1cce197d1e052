export type UserRelease = {
  /** "0.2.0", or "Latest" for what no release has yet. */
  name: string;
  /** As people read it: 'November 16, 2026', or since when the latest changes count. */
  date: string | null;
  groups: ReleaseGroup[];
};

/** What belongs together, under its heading; null for lines without one. */
type ReleaseGroup = { heading: string | null; lines: string[] };

const FOR_USERS = "For users";

/** What users see of CHANGELOG.md: the part 'For users' of each version, newest first. */
export function readReleases(changelog: string): UserRelease[] {
  const releases = changelog.split(/^## /m).slice(1).map(readRelease);
  return releases
    .map(({ name, date, groups }, index) => {
      const before = releases[index + 1]?.date;
      return { name, date: name === LATEST && before ? `Since ${before}` : date, groups };
    })
    .filter(({ groups }) => groups.length > 0);
}

const LATEST = "Latest";

function readRelease(section: string): UserRelease {
  const [heading = "", ...parts] = section.split(/\n### /);
  const [version = "", date = ""] = (heading.split("\n", 1)[0] ?? "").split(", ");
  const part = parts.find((text) => text.startsWith(`${FOR_USERS}\n`)) ?? "";
  return {
    name: version.trim() === "Unreleased" ? LATEST : version.trim(),
    date: wordDate(date.trim()),
    groups: part
      .split(/^#### /m)
      .map((text, index) => readGroup(text, index > 0))
      .filter(({ lines }) => lines.length > 0),
  };
}

function readGroup(text: string, isNamed: boolean): ReleaseGroup {
  const lines = text
    .split(/^- /m)
    .slice(1)
    .map((line) => line.trim().replaceAll(/\s*\n\s*/g, " "));
  return { heading: isNamed ? (text.split("\n", 1)[0] ?? "").trim() : null, lines };
}

/** "November 16, 2026" */
function wordDate(date: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
