import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";
import type { Category } from "#engine/subreddits/categories.ts";
import type { Activity, SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { STRONG_KEYWORDS, UNFIT_KEYWORDS } from "./adult-words.ts";
import type { SourceSubreddit } from "./read-source.ts";

const SOURCE_AS_OF = "2025-09";
const FEEDS_AS_OF = "2025-12";

export type CategoryChoice = { category: Category; isEstimated: boolean };

/** A line of the source as the product's facts. */
export function deriveFacts(
  source: SourceSubreddit,
  { category, isEstimated }: CategoryChoice,
): SubredditFacts {
  const history = source.membersHistory ?? [];
  const { hotMedian } = source;
  const hasSeen = hotMedian || source.postTypes || source.flairs;
  return {
    name: source.name,
    members: source.members,
    membersAsOf: source.membersAsOf ?? SOURCE_AS_OF,
    membersEstimated: source.membersEstimated ?? false,
    membersHistory: history.map(([asOf, members]) => ({ asOf, members })),
    weeklyActive: source.weeklyActive ?? null,
    topic: source.topic ?? null,
    category,
    isCategoryEstimated: isEstimated,
    createdOn: source.created ?? null,
    language: source.language ?? null,
    kind: source.kind ?? null,
    keywords: source.keywords.filter((word) => isKeyword(word)),
    rules: source.rules ?? null,
    requirements: null,
    postTypes: Object.entries(source.postTypes ?? {}).map(([type, posts]) => ({
      type: type as PostTypeSeen,
      posts,
    })),
    flairs: (source.flairs ?? [])
      .filter(([text]) => isFlair(text))
      .map(([text, posts]) => ({ text, posts })),
    activity: deriveActivity(source),
    frontPage: hotMedian
      ? { medianScore: hotMedian.score, medianComments: hotMedian.comments, posts: hotMedian.n }
      : null,
    seenAsOf: hasSeen ? SOURCE_AS_OF : null,
    related: source.related ?? [],
  };
}

function deriveActivity({ activity }: SourceSubreddit): Activity | null {
  if (!activity) return null;
  const { byHour, byDay, byDaySource, posts, days, asOf, source, outcome } = activity;
  return {
    byHour,
    byDay,
    ...(byDaySource === "rss-2025" && { byDayAsOf: FEEDS_AS_OF }),
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

const DOMAIN =
  /^[\w-]+(\.[\w-]+)*\.(com|org|net|io|gg|tv|ai|it|be|ly|ca|co|uk|me|ms|live|ee|gov|edu|info|app|dev|xyz|php|html)$/;
const NAMES_WITH_DOTS = new Set(["asp.net", "vb.net"]);

/** Addresses and bare numbers say nothing about a community; adult words have no place here. */
function isKeyword(word: string): boolean {
  if (/^[\d.,'-]+$/.test(word) || /^(https?|www)$/.test(word)) return false;
  if (DOMAIN.test(word) && !NAMES_WITH_DOTS.has(word)) return false;
  return !isUnfit(word);
}

/** A flair may be the handle of a member, which is nobody's business here. */
function isFlair(text: string): boolean {
  const isHandle = /(^|\s)\/?u\/\w+|^@\w+/i.test(text);
  return (
    !isHandle &&
    !text
      .toLowerCase()
      .match(/\w+/g)
      ?.some((word) => isUnfit(word))
  );
}

function isUnfit(word: string): boolean {
  return STRONG_KEYWORDS.has(word) || UNFIT_KEYWORDS.has(word);
}
