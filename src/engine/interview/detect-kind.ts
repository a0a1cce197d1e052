import { NAMES_OWN } from "#engine/lexicon/maker-verbs.ts";
import type { ProjectCategory } from "#engine/projects/project-options.ts";
import { PROJECT_KINDS, type ProjectKind } from "./project-kind.ts";
import kindWords from "./kind-words.json" with { type: "json" };
import { BOUNDARY, ELSEWHERE, NAME_AND_IS, OF_OR_NOTHING, OPENINGS } from "./kind-rows.ts";

type Described = {
  description: string;
  category?: ProjectCategory | null | undefined;
  /** What the project's own page says, where it was read. */
  pageText?: string | null | undefined;
};

const MOST_PAGE_TEXT = 3000;
const WEIGHTS = { head: 7, aside: 4, opening: 6, sign: 2, page: 0.5 };

/** What a project seems to be, by what it is called and what is said about it; the founder can say otherwise. */
export function detectKind({ description, category, pageText }: Described): ProjectKind {
  const scores = new Map<ProjectKind, number>(PROJECT_KINDS.map((kind) => [kind, 0]));
  const add = (kind: ProjectKind, points: number) =>
    scores.set(kind, (scores.get(kind) ?? 0) + points);
  const head = findHead(description);
  if (head) add(head.kind, head.points);
  for (const [kind, opening] of OPENINGS) {
    if (opening.test(description)) add(kind, WEIGHTS.opening);
  }
  const page = (pageText ?? "").slice(0, MOST_PAGE_TEXT);
  for (const { kind, said } of SIGNS) {
    add(kind, WEIGHTS.sign * countDistinct(description, said));
    add(kind, WEIGHTS.page * countDistinct(page, said));
  }
  const prior = PRIORS[category ?? "Other"];
  for (const kind of PROJECT_KINDS) add(kind, prior[kind] ?? 0);
  const [best = "software"] = PROJECT_KINDS.toSorted(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0),
  );
  return best;
}

/** What things of a kind are called, by the last word of their name ('board game café' is a café), and what is said about them wherever it is said. */
type KindWords = { named: string; said: string };
const WORDS: Record<ProjectKind, KindWords> = kindWords;

/** In the order of the table: of two that end at the same word, the first one counts. */
const SIGNS = (Object.entries(WORDS) as [ProjectKind, KindWords][]).map(
  ([kind, { named, said }]) => ({
    kind,
    named: anyOf(named, String.raw`[\p{L}\p{N}-]`),
    said: anyOf(said, String.raw`[\p{L}\p{N}]`),
  }),
);

function anyOf(words: string, behind: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?!${behind})`, "giu");
}

/** Whether a phrase names a thing that a project can be, and then goes on: 'a planner for climbing gyms'. */
export function namesThing(phrase: string): boolean {
  const [named = ""] = phrase.split(BOUNDARY);
  const { length } = named.trimEnd();
  return findLastNoun(named)?.end === length;
}

/** 'Drag guests onto tables': what somebody does with it, not what it is. */
export function beginsWithCommand(description: string): boolean {
  return OPENINGS.some(([, opening]) => opening.test(description));
}

/** Who edits podcasts has no podcast; who runs, builds or opens a thing has that thing. */
const DOES = new RegExp(
  `^(?:I|we) (?!(?:am|are|have|had|${NAMES_OWN[0]}|open(?:ed)?)\\b)\\p{L}+`,
  "iu",
);

/** The kind of the first thing that is named; its last word counts. */
function findHead(description: string): { kind: ProjectKind; points: number } | null {
  if (DOES.test(description)) return null;
  const [first = ""] = description.split(/(?<=[.!?])\s+|\n/);
  const said = first.replace(NAME_AND_IS, "");
  const parts = said.split(BOUNDARY);
  for (let place = 0; place < parts.length; place += 2) {
    const before = parts[place - 1] ?? "";
    const kind = ELSEWHERE.test(before) ? null : findLastNoun(parts[place] ?? "")?.kind;
    if (kind) return { kind, points: OF_OR_NOTHING.test(before) ? WEIGHTS.head : WEIGHTS.aside };
  }
  return null;
}

function findLastNoun(phrase: string): { kind: ProjectKind; end: number } | null {
  let best: { kind: ProjectKind; end: number; start: number } | null = null;
  for (const { kind, named } of SIGNS) {
    for (const { index, 0: word } of phrase.matchAll(named)) {
      const end = index + word.length;
      const isBetter = !best || end > best.end || (end === best.end && index < best.start);
      if (isBetter) best = { kind, end, start: index };
    }
  }
  return best;
}

function countDistinct(text: string, sign: RegExp): number {
  return new Set(Array.from(text.matchAll(sign), ([word]) => word.toLowerCase())).size;
}

const PRIORS: Record<ProjectCategory, Partial<Record<ProjectKind, number>>> = {
  "SaaS & Software": { software: 3 },
  "E-commerce": { product: 2, shop: 1 },
  "Content & Media": { media: 1.5, book: 1, game: 1 },
  Education: { course: 1.5 },
  "Health & Fitness": { software: 0.5 },
  Finance: { software: 1.5 },
  "Design & Creative": { product: 0.5, service: 0.5 },
  Other: { software: 0.5 },
};
