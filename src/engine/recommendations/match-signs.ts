import { COMMON_WORDS, type MatcherModel } from "#engine/matching/matcher-model.ts";
import type { Scorer } from "#engine/matching/score-subreddits.ts";
import type { ListedPolicy } from "#engine/policy/derive-policy.ts";
import { splitName, splitWords } from "#engine/search/split-words.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import type { ProjectReading } from "./reading/read-project.ts";

/** A community as the catalogue, wherever it is kept, knows it. */
export type KnownCommunity = {
  id: string;
  modelRow: number | null;
  facts: SubredditFacts;
  policy: ListedPolicy;
};

/**
 * What speaks for a match, each sign as a number of about the same size. None depends on the other candidates, so
 * that a community has the same figure on every screen.
 */
export const SIGNS = [
  "base",
  "score",
  "opening",
  "neighbours",
  "word",
  "wholeName",
  "keywords",
  "members",
  "precedents",
  "corePrecedents",
  "launchPlace",
  "subject",
  "place",
  "elsewhere",
  "ofPlaces",
  "topics",
] as const;
export type Sign = (typeof SIGNS)[number];
export type MatchSigns = Record<Sign, number>;

export function readMatchSigns(
  model: MatcherModel,
  project: ProjectReading,
  { id, facts, policy }: KnownCommunity,
  scorer: Scorer,
): MatchSigns {
  const { better, core } = project.precedents.of(id);
  const ofPlace = isOfPlace(project, { id, facts, policy });
  return {
    ...readNearness(project, scorer),
    wholeName: when(saysWholeName(project, facts)),
    keywords: sumRarity(model, project, facts),
    members: Math.log10(Math.max(1000, facts.members)) - 5,
    precedents: 2 * better,
    corePrecedents: 2 * core,
    launchPlace: when(project.launchPlaces.has(id)),
    subject: when(project.subjects.has(id)),
    place: when(ofPlace),
    elsewhere: when(!ofPlace && (policy.kind === "local" || facts.topic === "Place")),
    ofPlaces: when(facts.topic === "Place"),
  };
}

/** What follows from the matcher's row alone. */
export function readNearness(
  { query, opening, neighbours, words, topicQuery }: ProjectReading,
  { score, nearness }: Scorer,
) {
  return {
    base: 1,
    score: (score(query) - 15) / 2,
    opening: (score(opening) - 15) / 2,
    neighbours: 6 * (nearness(neighbours) - 0.5),
    word: 6 * (findMost(words, nearness) - 0.5),
    topics: topicQuery ? (score(topicQuery) - 12) / 2 : 0,
  };
}

/** Of single words, how near the nearest is: the subject may be one of fifty. */
function findMost(directions: Float64Array[], nearness: Scorer["nearness"]): number {
  return directions.reduce((most, direction) => Math.max(most, nearness(direction)), 0);
}

function when(holds: boolean): number {
  return holds ? 1 : 0;
}

export function isOfPlace(
  { places }: ProjectReading,
  { id, facts, policy }: Pick<KnownCommunity, "id" | "facts" | "policy">,
): boolean {
  return (
    places.known.includes(id) ||
    ((policy.kind === "local" || facts.topic === "Place") && places.located.includes(id))
  );
}

/** English is what nobody noted. */
export function sharesLanguage(project: ProjectReading, { language }: ListedPolicy): boolean {
  return project.language !== null && language === project.language;
}

type Theirs = {
  wholeName: string;
  name: string[];
  keywords: { words: string[]; stems: string[] }[];
};
const READ = new WeakMap<SubredditFacts, Theirs>();

/** Once, however many projects they are held against. */
function readTheirs(facts: SubredditFacts): Theirs {
  const known = READ.get(facts);
  if (known) return known;
  const read = {
    wholeName: stemWord(facts.name.toLowerCase()),
    name: splitName(facts.name)
      .filter((word) => word.length > 2 && !isEmptyWord(word))
      .map(stemWord),
    keywords: facts.keywords.map((keyword) => {
      const words = splitWords(keyword);
      return { words, stems: words.map(stemWord) };
    }),
  };
  READ.set(facts, read);
  return read;
}

type Said = Pick<ProjectReading, "stems">;

/** r/Beekeeping for a text on beekeeping, r/LearnGuitar for one that says both. */
export function saysWholeName({ stems }: Said, facts: SubredditFacts): boolean {
  const { wholeName, name } = readTheirs(facts);
  return stems.has(wholeName) || (name.length > 0 && name.every((stem) => stems.has(stem)));
}

/** A community's first keywords tell most of it. */
const LEADING_KEYWORDS = 8;
const WEIGHT_OF_OTHERS = 0.6;
const MOST_RARITY = 3;

/** How much the keywords say that the text says too: the rarer, the more. */
export function sumRarity(
  { vocabulary }: MatcherModel,
  { stems }: Said,
  facts: SubredditFacts,
): number {
  let sum = 0;
  for (const [i, keyword] of readTheirs(facts).keywords.entries()) {
    if (!keyword.stems.every((stem) => stems.has(stem))) continue;
    for (const word of keyword.words) {
      const rank = vocabulary.get(word) ?? vocabulary.size;
      const rarity = Math.max(0, Math.log((1 + rank) / COMMON_WORDS));
      sum += (rarity / 4) * (i < LEADING_KEYWORDS ? 1 : WEIGHT_OF_OTHERS);
    }
  }
  return Math.min(MOST_RARITY, sum);
}
