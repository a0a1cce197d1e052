import type { Matcher } from "#engine/recommendations/matcher.ts";
import { type CommunitiesWanted, listWanted } from "#engine/recommendations/rank-communities.ts";
import {
  type DescribedProject,
  type ProjectReading,
  readProject,
} from "#engine/recommendations/reading/read-project.ts";
import { recallNewest } from "#server/recall-newest.ts";

/** A reading takes some 15 kB, of a long description 100 kB. */
const MOST_READINGS = 500;
const readings = new WeakMap<Matcher, Map<string, ProjectReading | null>>();

/** A reading follows from the words alone, and every page of somebody's lists asks for the same ones. */
export function readOnce(matcher: Matcher, project: DescribedProject): ProjectReading | null {
  const { name, description, category, goals, brought } = project;
  const known = readings.get(matcher) ?? new Map<string, ProjectReading | null>();
  readings.set(matcher, known);
  const key = JSON.stringify([name, description, category, goals, brought]);
  return recallNewest(known, key, MOST_READINGS, () => readProject(matcher, project));
}

const wanted = new WeakMap<ProjectReading, CommunitiesWanted>();

/** Which communities to look at follows from the reading. */
export function listWantedOnce(matcher: Matcher, reading: ProjectReading): CommunitiesWanted {
  const known = wanted.get(reading) ?? listWanted(matcher, reading);
  wanted.set(reading, known);
  return known;
}
