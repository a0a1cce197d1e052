export type UserRelease = {
  /** "0.2.0", or "Latest" for what no release has yet. */
  name: string;
  /** As people read it; null while there is none. */
  date: string | null;
  lines: string[];
};

const FOR_USERS = "For users";

/** What users see of CHANGELOG.md: the part 'For users' of each version, newest first. */
export function readReleases(changelog: string): UserRelease[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map(readRelease)
    .filter(({ lines }) => lines.length > 0);
}

function readRelease(section: string): UserRelease {
  const [heading = "", ...parts] = section.split(/\n### /);
  const [version = "", date = ""] = (heading.split("\n", 1)[0] ?? "").split(", ");
  const part = parts.find((text) => text.startsWith(`${FOR_USERS}\n`)) ?? "";
  return {
    name: version.trim() === "Unreleased" ? "Latest" : version.trim(),
    date: wordDate(date.trim()),
    lines: part
      .split(/^- /m)
      .slice(1)
      .map((line) => line.trim().replaceAll(/\s*\n\s*/g, " ")),
  };
}

/** "16 November 2026" */
function wordDate(date: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
