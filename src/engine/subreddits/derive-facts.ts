import { readRules } from "#engine/policy/reading/read-rules.ts";
import type { CodedRules } from "#engine/rules/rule-table.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { splitAtSpaces } from "#engine/text/characters.ts";
import { recordMembers } from "./record-members.ts";
import {
  POST_TYPES_SEEN,
  type PostRequirements,
  type PostTypeSeen,
} from "#engine/policy/policy-facts.ts";
import type { Activity, HourlyOutcome, SubredditFacts } from "./subreddit-facts.ts";
import type { FactDate } from "#engine/text/format.ts";

/** What was read from Reddit about one community, as far as facts follow from it. */
export type FetchedSubreddit = {
  about: {
    name: string;
    title: string;
    description: string;
    members: number | null;
    createdAt: Date | null;
    isAdult: boolean;
    takes: "any" | "links" | "text";
  };
  rules: { name: string; text: string }[];
  /** null where Reddit did not tell. */
  requirements: Omit<PostRequirements, "asOf"> | null;
  /** null where Reddit did not tell. */
  linkFlairs: { text: string; isModeratorOnly: boolean }[] | null;
  /** The newest, as many as were read. */
  posts: FetchedPost[];
};

export type FetchedPost = {
  title: string;
  createdAt: Date;
  score: number;
  comments: number;
  type: PostTypeSeen;
  flair: string | null;
};

/** Reddit keeps the number of members to itself, and none was known before. */
export class UnknownMembersError extends Error {}

/**
 * The facts that follow from a reading on a day; what it does not tell stays as it was. Adult
 * communities are for the caller to refuse: it is an error to ask for their facts. Throws
 * UnknownMembersError where nobody ever counted the members.
 */
export function deriveFacts(
  fetched: FetchedSubreddit,
  previous: SubredditFacts | null,
  asOf: FactDate,
): SubredditFacts {
  const { about, posts } = fetched;
  if (about.isAdult) throw new Error(`r/${about.name} is an adult community: refuse it before`);
  const members = recordMembers(about.members, previous, asOf);
  if (!members) throw new UnknownMembersError(`How many members r/${about.name} has is unknown`);
  return {
    name: about.name,
    ...members,
    weeklyActive: previous?.weeklyActive ?? null,
    topic: previous?.topic ?? null,
    category: previous?.category ?? "Other",
    isCategoryEstimated: previous?.isCategoryEstimated ?? true,
    createdOn: about.createdAt?.toISOString().slice(0, 10) ?? previous?.createdOn ?? null,
    language: previous?.language ?? null,
    kind: previous?.kind ?? null,
    keywords: previous?.keywords.length ? previous.keywords : findKeywords(fetched),
    rules: deriveRules(fetched, asOf),
    contributed: previous?.contributed ?? null,
    requirements: fetched.requirements
      ? { ...fetched.requirements, asOf }
      : (previous?.requirements ?? null),
    activity: deriveActivity(posts, asOf) ?? previous?.activity ?? null,
    ...deriveSeen(fetched, previous, asOf),
    related: previous?.related ?? [],
  };
}

/** The settings of a community demand things as well as its rules do. */
function deriveRules({ about, rules, requirements }: FetchedSubreddit, asOf: FactDate): CodedRules {
  const coded = readRules(rules, asOf);
  return {
    ...coded,
    codes: {
      ...coded.codes,
      ...(requirements?.isFlairRequired && { "flair-required": true }),
      ...(about.takes === "text" && { "text-posts-only": true }),
    },
  };
}

type Seen = Pick<SubredditFacts, "postTypes" | "flairs" | "frontPage" | "seenAsOf">;

/** All of one day: a front page from before would pass for one of today. */
function deriveSeen(
  fetched: FetchedSubreddit,
  previous: SubredditFacts | null,
  asOf: FactDate,
): Seen {
  const { postTypes = [], flairs = [], frontPage = null, seenAsOf = null } = previous ?? {};
  if (fetched.posts.length === 0) return { postTypes, flairs, frontPage, seenAsOf };
  return {
    postTypes: countTypes(fetched.posts),
    flairs: countFlairs(fetched),
    frontPage: null,
    seenAsOf: asOf,
  };
}

function countTypes(posts: FetchedPost[]): SubredditFacts["postTypes"] {
  return POST_TYPES_SEEN.map((type) => ({
    type,
    posts: posts.filter((post) => post.type === type).length,
  }))
    .filter(({ posts: count }) => count > 0)
    .toSorted((a, b) => b.posts - a.posts);
}

const MAX_FLAIRS = 20;

/** Without those that only moderators can give. */
function countFlairs({ posts, linkFlairs }: FetchedSubreddit): SubredditFacts["flairs"] {
  const barred = new Set(linkFlairs?.filter((f) => f.isModeratorOnly).map(({ text }) => text));
  const seen = posts.flatMap(({ flair }) => (flair === null || barred.has(flair) ? [] : [flair]));
  return countMost(seen, MAX_FLAIRS).map(([text, count]) => ({ text, posts: count }));
}

/**
 * Counts whole days only, back from the newest post: hours that were seen once more than others
 * would look busier. null where the posts span less than a day, as in the largest communities.
 */
function deriveActivity(posts: FetchedPost[], asOf: FactDate): Activity | null {
  const times = posts.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => b - a);
  const newest = times[0] ?? 0;
  const spanDays = Math.floor((newest - (times.at(-1) ?? 0)) / DAY_MS);
  if (spanDays < 1) return null;
  const spanWeeks = Math.floor(spanDays / 7);
  const ofDays = times.filter((time) => time > newest - spanDays * DAY_MS);
  const ofWeeks = times.filter((time) => time > newest - spanWeeks * 7 * DAY_MS);
  return {
    byHour: countIn(ofDays, 24, (date) => date.getUTCHours()),
    byDay: spanWeeks > 0 ? countIn(ofWeeks, 7, (date) => (date.getUTCDay() + 6) % 7) : null,
    posts: ofDays.length,
    spanDays,
    asOf,
    source: "reddit",
    outcome: deriveOutcome(posts, asOf),
  };
}

function countIn(times: number[], slots: number, slotOf: (date: Date) => number): number[] {
  const counts = Array.from({ length: slots }, () => 0);
  for (const time of times) {
    const slot = slotOf(new Date(time));
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return counts;
}

const SETTLED_AFTER_DAYS = 2;
const MIN_SETTLED_POSTS = 200;

/** How posts fared that had their two days by the start of this one. */
function deriveOutcome(posts: FetchedPost[], asOf: FactDate): HourlyOutcome | null {
  const settledBefore = Date.parse(asOf) - SETTLED_AFTER_DAYS * DAY_MS;
  const settled = posts.filter(({ createdAt }) => createdAt.getTime() <= settledBefore);
  if (settled.length < MIN_SETTLED_POSTS) return null;
  const hours = Array.from({ length: 24 }, (_, hour) =>
    settled.filter(({ createdAt }) => createdAt.getUTCHours() === hour),
  );
  return {
    posts: hours.map((ofHour) => ofHour.length),
    medianScore: hours.map((ofHour) => findMedian(ofHour.map(({ score }) => score))),
    medianComments: hours.map((ofHour) => findMedian(ofHour.map(({ comments }) => comments))),
    shareOver10: hours.map((ofHour) => shareWith10(ofHour)),
  };
}

/** To three digits, like the shipped facts. */
function shareWith10(posts: FetchedPost[]): number {
  if (posts.length === 0) return 0;
  const share = posts.filter(({ score }) => score >= 10).length / posts.length;
  return Math.round(share * 1000) / 1000;
}

function findMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return (lower + upper) / 2;
}

const MAX_KEYWORDS = 24;

/** Words that say nothing about what a community is about. */
const STOP_WORDS = new Set(
  splitAtSpaces(`a about after all also am an and any anyone are as at be been best but by can community did do does
  don't else every everyone feel find first for from get go good got had has have help here how i i'm
  if in into is it it's its just know like long looking made make makes many me more most much my need
  new no not now of off on one only or other our out over people place please post posts question
  questions r reddit right so some someone still subreddit such than thanks that the their them there
  these they thing things this those to too two under up us use used using very want was way we welcome
  were what what's when where which while who why will with without would year years you your`),
);

/** What its own texts say most often; how it presents itself counts more than a single post. */
function findKeywords({ about, posts }: FetchedSubreddit): string[] {
  const own = [about.title, about.description, about.description].flatMap(splitWords);
  const titles = posts.flatMap(({ title }) => [...new Set(splitWords(title))]);
  return countMost([...own, ...titles], MAX_KEYWORDS).map(([word]) => word);
}

function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}+#'.-]*/gu) ?? []
  )
    .map((word) => word.replace(/'s$|(?<![.'-])[.'-]+$/g, ""))
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !/^[\d.]+$/.test(word));
}

/** The most frequent first; those of equal frequency in the order of the alphabet. */
function countMost(words: string[], limit: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || compareText(a, b))
    .slice(0, limit);
}

/** The same on every machine, whatever its language. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
