import { type GradedList, readGraded } from "#catalogue/load-model.ts";
import { readFileSync } from "node:fs";
import { assessAll, type Candidate, listWanted } from "#engine/recommendations/rank-communities.ts";
import { type MatchSigns, SIGNS } from "#engine/recommendations/match-signs.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { readProject } from "#engine/recommendations/reading/read-project.ts";
import type { Catalogue } from "./open-catalogue.ts";

/** A community in question for a project: its signs, what people said of it, and whether we would find it. */
export type GradedCandidate = {
  id: string;
  signs: number[];
  /** null where nobody judged it. */
  grade: number | null;
  isFound: boolean;
  isLeftOut: boolean;
  /** As the list is made of it. */
  assessed: Candidate;
  /** Its place by the matcher's score, from 0. */
  place: number;
};

/** One project in one of its two lengths. */
export type GradedReading = {
  id: string;
  isTrained: boolean;
  form: "whole text" | "first sentence";
  isEnglish: boolean;
  grades: number[];
  candidates: GradedCandidate[];
};

const MORE = new URL("../../eval/graded-more.jsonl", import.meta.url);

/** What nobody had judged and lists showed, graded later without its place in a list; no precedents. */
function readMore(): Map<string, Record<string, number>> {
  const lines = readFileSync(MORE, "utf8").trimEnd().split("\n");
  return new Map(
    lines.map((line) => {
      const { id, grades } = JSON.parse(line) as Pick<GradedList, "id" | "grades">;
      return [id, grades];
    }),
  );
}

/** Every graded project, as its whole text and as its first sentence, without what is known from its own grades. */
export async function readGradedLists(
  matcher: Matcher,
  catalogue: Catalogue,
  isWanted: (number: number, list: GradedList) => boolean = () => true,
): Promise<GradedReading[]> {
  const readings: GradedReading[] = [];
  const more = readMore();
  for (const [number, list] of readGraded().entries()) {
    if (!isWanted(number, list)) continue;
    const graded = { ...list, grades: { ...more.get(list.id), ...list.grades } };
    for (const form of ["whole text", "first sentence"] as const) {
      const reading = await readList(matcher, catalogue, { number, list: graded, form });
      if (reading) readings.push(reading);
    }
  }
  return readings;
}

const UNUSUAL = new URL("../../eval/graded-unusual.jsonl", import.meta.url);

/**
 * Projects of subjects as narrow as can be, a third of them in nothing but their jargon, graded by somebody who saw
 * no ranking. They measure only: no weight, word or precedent comes from them.
 */
export async function readUnusualLists(
  matcher: Matcher,
  catalogue: Catalogue,
): Promise<GradedReading[]> {
  const lines = readFileSync(UNUSUAL, "utf8").trimEnd().split("\n");
  const readings: GradedReading[] = [];
  for (const line of lines) {
    const known = JSON.parse(line) as Pick<GradedList, "id" | "language" | "text" | "grades">;
    const list = { ...known, trained: false, first: "" };
    const reading = await readList(matcher, catalogue, { list, form: "whole text" });
    if (reading) readings.push(reading);
  }
  return readings;
}

async function readList(
  matcher: Matcher,
  catalogue: Catalogue,
  { number, list, form }: { number?: number; list: GradedList; form: GradedReading["form"] },
): Promise<GradedReading | null> {
  const project = readProject(matcher, describe(list, form), number);
  if (!project) return null;
  const found = await catalogue.lookUp(listWanted(matcher, project));
  const foundIds = new Set(found.map(({ id }) => id));
  // Of what is near and is not looked at, the weights learn what is wrong.
  const graded = await catalogue.lookUp({
    rows: project.nearest,
    ids: Object.keys(list.grades),
    language: null,
  });
  const others = graded.filter(({ id }) => !foundIds.has(id));
  const assessed = assessAll(matcher, project, [...found, ...others]);
  const candidates = assessed.flatMap((one): GradedCandidate[] => {
    const { signs, group, community } = one;
    if (!signs) return [];
    return [
      {
        id: community.id,
        signs: toRow(signs),
        grade: list.grades[community.id] ?? null,
        isFound: foundIds.has(community.id),
        isLeftOut: group === "left-out",
        assessed: one,
        place: 0,
      },
    ];
  });
  const score = SIGNS.indexOf("score");
  candidates.sort((a, b) => (b.signs[score] ?? 0) - (a.signs[score] ?? 0));
  for (const [place, candidate] of candidates.entries()) candidate.place = place;
  return {
    id: list.id,
    isTrained: list.trained,
    form,
    isEnglish: list.language === "en",
    grades: Object.values(list.grades),
    candidates,
  };
}

/** The whole text has the project's name before it. */
function describe({ text, first }: GradedList, form: GradedReading["form"]) {
  if (form === "first sentence") return { name: "", description: first };
  const end = text.indexOf(". ");
  return { name: text.slice(0, end), description: text.slice(end + 2) };
}

function toRow(signs: MatchSigns): number[] {
  return SIGNS.map((sign) => signs[sign]);
}
