import { CATEGORIES, type Category } from "#engine/subreddits/categories.ts";
import {
  CATEGORY_BY_HAND,
  CATEGORY_WORDS,
  GIVEN_CATEGORIES,
  MIXED_TOPICS,
} from "./category-words.ts";
import type { CategoryChoice } from "./derive-facts.ts";
import type { Features } from "./extract-features.ts";
import { listProfileCategories } from "./profile-categories.ts";
import type { SourceRow, SourceSubreddit } from "./read-source.ts";
import { TOPIC_CATEGORIES } from "./topic-categories.ts";
import { trainClassifier, type Classifier, type Example } from "./train-classifier.ts";
import { splitModelName } from "#engine/matching/score-subreddits.ts";

/** Below this the guess is right too rarely to be shown. */
const LEAST_CONFIDENCE = 0.5;
const LEAST_CONFIDENCE_WITH_WORD = 0.1;
const LEAST_CONFIDENCE_WITHIN_TOPIC = 0.6;
const PROFILE_WEIGHT = 5;
/** Most communities of a mixed topic are what most of them are. */
const MIXED_WEIGHT = 0.3;
const EPOCHS = 4;

type FeaturedRow = SourceRow & { features: Features };
type Lesson = { category: Category; weight: number };

/** A category for each row, by its number: from a profile, the source's own, the topic, or estimated. */
export function chooseCategories(rows: FeaturedRow[]): Map<number, CategoryChoice> {
  const { estimate, known } = teach(rows);
  return new Map(rows.map((row) => [row.row, known.get(row.row) ?? estimate(row)]));
}

/** How often the estimate is right for communities whose topic was hidden from it, and given at all. */
export function measureEstimates(rows: FeaturedRow[], known: Map<number, CategoryChoice>) {
  const tested = rows.filter(({ row, subreddit }) => subreddit.topic && row % 10 === 0);
  const { estimate } = teach(rows.filter((row) => !tested.includes(row)));
  const given = tested.filter((row) => estimate(row).category !== "Other");
  const right = given.filter((row) => estimate(row).category === known.get(row.row)?.category);
  return { tested: tested.length, given: given.length, right: right.length };
}

/** Learns from clear cases first, settles the mixed topics with that, and learns from all of them. */
function teach(rows: FeaturedRow[]) {
  const profiles = listProfileCategories();
  const clear = new Map<number, Category>();
  const lessons = new Map<number, Lesson>();
  for (const { row, subreddit } of rows) {
    const fromProfile = profiles.get(subreddit.name.toLowerCase());
    const category = fromProfile ?? readTopic(subreddit);
    const [fallback] = listChoices(subreddit);
    if (category) {
      clear.set(row, category);
      lessons.set(row, { category, weight: fromProfile ? PROFILE_WEIGHT : 1 });
    } else if (fallback) lessons.set(row, { category: fallback, weight: MIXED_WEIGHT });
  }
  const classifyMixed = train(rows, lessons);
  const known = new Map<number, CategoryChoice>();
  for (const row of rows) {
    const choice = settle(row, clear.get(row.row), classifyMixed);
    if (!choice) continue;
    known.set(row.row, choice);
    lessons.set(row.row, { weight: 1, ...lessons.get(row.row), category: choice.category });
  }
  const classify = train(rows, lessons);
  return { known, estimate: (row: FeaturedRow) => estimateCategory(row, classify) };
}

/** Those of our categories among which the source's own category or topic leaves the choice. */
function listChoices({ category, topic, kind }: SourceSubreddit): Category[] {
  const given = GIVEN_CATEGORIES[category ?? ""];
  if (given) return given;
  if (kind === "market") return ["Marketplace & Deals"];
  return MIXED_TOPICS[topic ?? ""] ?? [];
}

/** What the topic says by itself, or together with a word of the name; null where it is mixed. */
function readTopic(subreddit: SourceSubreddit): Category | null {
  const { name, keywords, topic } = subreddit;
  const byHand = CATEGORIES.find((own) => CATEGORY_BY_HAND[own]?.has(name.toLowerCase()));
  if (byHand) return byHand;
  const mixed = listChoices(subreddit);
  if (mixed.length === 1) return mixed[0] ?? null;
  if (mixed.length === 0) return TOPIC_CATEGORIES[topic ?? ""] ?? null;
  const parts = splitModelName(name);
  const settled =
    mixed.find((own) => countWords(parts, own) > 0) ??
    mixed.find((own) => countWords(keywords, own) > 1);
  return settled ?? null;
}

function countWords(words: string[], category: Category): number {
  return words.filter((word) => CATEGORY_WORDS[category]?.has(word)).length;
}

function settle(
  { subreddit, features }: FeaturedRow,
  clear: Category | undefined,
  classify: Classifier,
): CategoryChoice | null {
  if (clear) return { category: clear, isEstimated: false };
  const mixed = listChoices(subreddit);
  if (mixed.length === 0) return null;
  const probabilities = classify(features);
  const shares = mixed.map((own) => probabilities[CATEGORIES.indexOf(own)] ?? 0);
  const total = shares.reduce((sum, share) => sum + share);
  const best = shares.findIndex((share) => share / total >= LEAST_CONFIDENCE_WITHIN_TOPIC);
  const category = mixed[Math.max(0, best)] ?? "Other";
  return { category, isEstimated: best > 0 };
}

function train(rows: FeaturedRow[], lessons: Map<number, Lesson>): Classifier {
  const examples = rows.flatMap(({ row, features }): Example[] => {
    const lesson = lessons.get(row);
    if (!lesson || lesson.category === "Other") return [];
    return [{ features, label: CATEGORIES.indexOf(lesson.category), weight: lesson.weight }];
  });
  return trainClassifier(examples, { labels: CATEGORIES.length, epochs: EPOCHS });
}

/** A founder's word in the name needs little support; without one the guess must be good. */
function estimateCategory(
  { subreddit, features }: FeaturedRow,
  classify: Classifier,
): CategoryChoice {
  const probabilities = classify(features);
  const ranked = CATEGORIES.map((category, i) => ({
    category,
    share: probabilities[i] ?? 0,
  })).toSorted((a, b) => b.share - a.share);
  const parts = splitModelName(subreddit.name);
  const best = ranked.find(
    ({ category, share }) =>
      share >= LEAST_CONFIDENCE ||
      (share >= LEAST_CONFIDENCE_WITH_WORD && countWords(parts, category) > 0),
  );
  return { category: best?.category ?? "Other", isEstimated: true };
}
