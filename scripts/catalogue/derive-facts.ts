import type { Category } from "#engine/subreddits/categories.ts";
import type { Activity, PostTypeSeen, SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { SourceSubreddit } from "./read-source.ts";

const SOURCE_AS_OF = "2025-09";

export type CategoryChoice = { category: Category; isEstimated: boolean };

/** A line of the source as the product's facts. */
export function deriveFacts(
  source: SourceSubreddit,
  { category, isEstimated }: CategoryChoice,
  isFitWord: (word: string) => boolean,
): SubredditFacts {
  const history = source.membersHistory ?? [];
  const { hotMedian } = source;
  return {
    name: source.name,
    members: source.members,
    membersAsOf: source.membersAsOf ?? SOURCE_AS_OF,
    membersHistory: history.map(([asOf, members]) => ({ asOf, members })),
    weeklyActive: source.weeklyActive ?? null,
    topic: source.topic ?? null,
    category,
    isCategoryEstimated: isEstimated,
    createdOn: source.created ?? null,
    keywords: source.keywords.filter((word) => isKeyword(word) && isFitWord(word)),
    rules: source.rules ?? null,
    postTypes: Object.entries(source.postTypes ?? {}).map(([type, posts]) => ({
      type: type as PostTypeSeen,
      posts,
    })),
    flairs: (source.flairs ?? [])
      .filter(([text]) => !isAccountName(text) && isFitWord(text))
      .map(([text, posts]) => ({ text, posts })),
    activity: deriveActivity(source),
    frontPage: hotMedian
      ? { medianScore: hotMedian.score, medianComments: hotMedian.comments, posts: hotMedian.n }
      : null,
    related: source.related ?? [],
  };
}

function deriveActivity({ activity }: SourceSubreddit): Activity | null {
  if (!activity) return null;
  const { byHour, byDay, posts, days, asOf, source, outcome } = activity;
  return {
    byHour,
    byDay,
    posts,
    spanDays: days,
    asOf,
    source,
    outcome: outcome
      ? {
          posts: outcome.n,
          medianScore: outcome.medianScore,
          medianComments: outcome.medianComments,
          shareOver10: outcome.over10,
        }
      : null,
  };
}

/** Addresses and bare numbers say nothing about a community. */
function isKeyword(word: string): boolean {
  return !/^[\d.,'-]+$/.test(word) && !/\.[a-z]{2,}$|^https?$|^www\./.test(word);
}

/** Flairs may be the handle of a member; those are nobody's business here. */
function isAccountName(flair: string): boolean {
  return /(^|\s)\/?u\/\w+|^@\w+/i.test(flair);
}
