import type { RadarEntry } from "#contract/radar.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

/** How old a conversation may be, in days; '' stands for any age. */
export const AGES = [
  { value: "", label: "Any age" },
  { value: "1", label: "Last 24 hours" },
  { value: "3", label: "Last 3 days" },
  { value: "7", label: "Last 7 days" },
] as const;

export type Filters = { community: string; phrase: string; age: string };

/** '' is any; what is no choice any more counts as any, so that a shared address shows something. */
export function readFilters(search: URLSearchParams, entries: readonly RadarEntry[]): Filters {
  const pick = (name: string, choices: readonly string[]) => {
    const wanted = search.get(name) ?? "";
    return choices.includes(wanted) ? wanted : "";
  };
  return {
    community: pick("community", listCommunities(entries)),
    phrase: pick("phrase", listPhrases(entries)),
    age: pick(
      "age",
      AGES.map(({ value }) => value),
    ),
  };
}

export function filterEntries(
  entries: readonly RadarEntry[],
  { community, phrase, age }: Filters,
  now: Date,
): RadarEntry[] {
  const oldestMs = age === "" ? Number.NEGATIVE_INFINITY : now.getTime() - Number(age) * DAY_MS;
  return entries.filter(
    (entry) =>
      (community === "" || entry.fullName === community) &&
      (phrase === "" || entry.phrase === phrase) &&
      Date.parse(entry.postedAt ?? entry.foundAt) >= oldestMs,
  );
}

export function listCommunities(entries: readonly RadarEntry[]): string[] {
  return sortNames(entries.map(({ fullName }) => fullName));
}

export function listPhrases(entries: readonly RadarEntry[]): string[] {
  return sortNames(entries.flatMap(({ phrase }) => phrase ?? []));
}

function sortNames(names: string[]): string[] {
  return Array.from(new Set(names)).toSorted((a, b) => a.localeCompare(b, "en"));
}

/** Announcements are apart: nobody is to answer them. */
export function splitEntries(entries: readonly RadarEntry[]): {
  conversations: RadarEntry[];
  announcements: RadarEntry[];
} {
  return {
    conversations: entries.filter((entry) => !isAnnouncement(entry)),
    announcements: entries.filter(isAnnouncement),
  };
}

function isAnnouncement({ why }: RadarEntry): boolean {
  return why.is === "announces";
}
