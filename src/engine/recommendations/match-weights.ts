import type { CommunityKind } from "#engine/policy/policy.ts";

/**
 * A logistic regression, fitted on judged lists (decision 45): what each sign adds to the log-odds that
 * a community is right for a project. To change one by hand is to break the percentage.
 */
export const MATCH_WEIGHTS = {
  base: -1.57,
  score: 1.21,
  named: 1.02,
  oneTerm: 0.77,
  moreTerms: 1.08,
  showsThings: 5.02,
  showsThingsScore: -1.01,
  ofPlace: 3.84,
  otherLanguage: -0.43,
  sharesLanguage: 1.08,
  sharesLanguageScore: -1.04,
  sharesLanguageTopics: 0.91,
  sharesLanguageTopical: 0.37,
  /** In points of the matcher's score: what a match of the topics alone is worth less. */
  topicsAlone: 1,
};

/** What kind of community it is; 'none' where nobody noted it. */
export const KIND_WEIGHTS: Record<CommunityKind | "none", number> = {
  maker: 1.15,
  dev: 0.29,
  trade: 0.06,
  hobby: -0.14,
  showcase: 0.4,
  market: 0.76,
  qa: -0.7,
  support: 0.8,
  local: 0.49,
  news: -0.44,
  humor: 0.0,
  fandom: -1.2,
  media: -0.29,
  academic: 0.13,
  lifestyle: 0.55,
  none: -1.86,
};
