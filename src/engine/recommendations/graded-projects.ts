import { encodeText, type MatcherModel, sumProducts } from "#engine/matching/matcher-model.ts";

/** A project and what people thought of communities for it: 2 of its subject, 1 related, 0 wrong. */
export type GradedProject = { text: string; grades: Readonly<Record<string, number>> };

/** All grades one after the other, so that a project is held against them in one pass. */
export type GradedProjects = {
  directions: (Float64Array | null)[];
  communities: string[];
  /** Where each of them is among `communities`. */
  places: ReadonlyMap<string, number>;
  graded: { project: number; community: number; grade: number }[];
};

export function indexGraded(model: MatcherModel, projects: GradedProject[]): GradedProjects {
  const communities = [...new Set(projects.flatMap(({ grades }) => Object.keys(grades)))];
  const places = new Map(communities.map((id, place) => [id, place]));
  return {
    directions: projects.map(({ text }) => encodeText(model, text)),
    communities,
    places,
    graded: projects.flatMap(({ grades }, project) =>
      Object.entries(grades).map(([id, grade]) => ({
        project,
        community: places.get(id) ?? 0,
        grade,
      })),
    ),
  };
}

/** What projects like a given one were told of a community: how much better than usual, and the share for which it was of their subject. */
export type Precedent = { better: number; core: number };

/** The mean grade over all lists. */
const USUAL_GRADE = 0.38;
/** How fast a precedent counts less as projects differ. No other value was tried, nor for RESERVE: precedents as a whole earned their place. */
const LIKENESS_POWER = 6;
/** What stands against one precedent alone. */
const RESERVE = 0.5;
const NONE: Precedent = { better: 0, core: 0 };

/** Of a project in the matcher's space, the precedents of each community; `leftOut` is the project itself where it is one of the graded. */
export function findPrecedents(
  { directions, communities, places, graded }: GradedProjects,
  query: Float64Array,
  leftOut?: number,
): { of: (id: string) => Precedent; best: (count: number) => string[] } {
  const likeness = directions.map((direction, project) =>
    direction && project !== leftOut
      ? Math.max(0, sumProducts(direction, query)) ** LIKENESS_POWER
      : 0,
  );
  const weight = new Float64Array(communities.length).fill(RESERVE);
  const better = new Float64Array(communities.length);
  const core = new Float64Array(communities.length);
  for (const { project, community, grade } of graded) {
    const own = likeness[project] as number;
    weight[community] = (weight[community] as number) + own;
    better[community] = (better[community] as number) + own * (grade - USUAL_GRADE);
    if (grade === 2) core[community] = (core[community] as number) + own;
  }
  const share = (sums: Float64Array, place: number) =>
    (sums[place] as number) / (weight[place] as number);
  return {
    of: (id) => {
      const place = places.get(id);
      return place === undefined
        ? NONE
        : { better: share(better, place), core: share(core, place) };
    },
    best: (count) =>
      communities
        .map((id, place) => ({ id, better: share(better, place) }))
        .filter((precedent) => precedent.better > 0)
        .toSorted((a, b) => b.better - a.better)
        .slice(0, count)
        .map(({ id }) => id),
  };
}
