import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { matchPercent } from "#engine/matching/score-subreddits.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { readsForeign } from "./foreign-words.ts";
import { createTermFinder, type SharedTerms } from "./match-terms.ts";
import { type ProjectText, textOf } from "./project-text.ts";
import { allowsLaunches, welcomesTopic } from "./takes-launches.ts";
import { knowsActivity, weighMatch } from "./weigh-match.ts";

/** A community as the catalogue, wherever it is kept, knows it. */
export type KnownCommunity = {
  id: string;
  modelRow: number | null;
  facts: SubredditFacts;
  /** Described by hand. */
  hasProfile: boolean;
};

/** What speaks for a community, and what against it, as far as one project is concerned. */
export type Assessment = {
  shared: SharedTerms;
  /** Founders and makers meet there, and the project's topic is no stranger to them. */
  isMaker: boolean;
  takesLaunches: boolean;
  isActivityKnown: boolean;
  /** How well it fits, in points of the model's score. */
  weight: number;
  /** The same as it is shown, 0 to 1. */
  relevance: number;
};

/** From here on a community is near in topic, whether or not words are shared. */
export const CLOSE_IN_TOPIC = 0.75;

/** What is near to a text in another language is that language, hardly ever the topic. */
const MOST_OF_FOREIGN = 0.7;

/** For many communities: the project is read once. */
export function createAssessor(model: MatcherModel, project: ProjectText) {
  const findShared = createTermFinder(project);
  const makers = listMakers(model);
  const most = readsForeign(textOf(project)) ? MOST_OF_FOREIGN : 1;
  return ({ id, facts, hasProfile }: KnownCommunity, score: number): Assessment => {
    const shared = findShared(facts);
    const isNear = shared.terms.length > 0 || matchPercent(model, score) >= CLOSE_IN_TOPIC;
    const isMaker = makers.has(id) && welcomesTopic(facts, isNear);
    const weighed = {
      shared,
      takesLaunches: isMaker && allowsLaunches(facts),
      isActivityKnown: knowsActivity(facts, hasProfile),
    };
    const weight = weighMatch({ ...weighed, score });
    const relevance = Math.min(most, matchPercent(model, weight));
    return { ...weighed, isMaker, weight, relevance };
  };
}

/** Their ids. */
export function listMakers(model: MatcherModel): Set<string> {
  return new Set(model.rerank.makerSubreddits.map((name) => name.toLowerCase()));
}
