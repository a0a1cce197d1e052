import type {
  SubredditFacts,
  Activity,
  ActivitySource,
} from "#engine/subreddits/subreddit-facts.ts";
import { createReadStream } from "node:fs";
import { createBrotliDecompress } from "node:zlib";
import type { CommunityKind } from "#engine/policy/policy.ts";
import type { PostTypeSeen } from "#engine/policy/policy-facts.ts";
import type { CodedRules, RuleCode, RuleCodes } from "#engine/rules/rule-table.ts";
import type { Category } from "#engine/subreddits/categories.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";

/** One subreddit of the shipped file, and where the matcher keeps its vector. */
export type CatalogueEntry = { facts: SubredditFacts; modelRow: number | null };

/** Columns may be added at the end: files without them can still be read. */
export const CATALOGUE_FORMAT = 1;
export const CATALOGUE_URL = new URL("./data/catalogue.ndjson.br", import.meta.url);

/** First line of the file. Rows point into its lists by position. */
export type CatalogueHeader = {
  format: typeof CATALOGUE_FORMAT;
  /** Changes whenever anything below the header does. */
  version: string;
  /** When members were counted, unless a row says otherwise. */
  asOf: string;
  count: number;
  sources: string[];
  columns: string[];
  categories: string[];
  topics: string[];
  ruleCodes: string[];
  postTypes: string[];
  activitySources: string[];
  /** Older files have none. */
  kinds?: string[];
};

/**
 * The values of a row, in this order; what is empty is null, and nulls at the end are cut. The names
 * stand together in the second line, so that `related` can point to rows that come later.
 */
export const COLUMNS = [
  "membersBelowPrevious",
  "modelRowAfterPrevious",
  "category",
  "topic",
  "keywords",
  "created",
  "related",
  "history",
  "membersAsOf",
  "frontPage",
  "postTypes",
  "flairs",
  "rules",
  "activity",
  "weeklyActive",
  "membersEstimated",
  "language",
  "kind",
] as const;

/** Stands for a space within a keyword. */
export const PHRASE_SPACE = "_";

/** Dates are numbers of their digits: 202509 or 20250914. */
export type PackedDate = number;

export type PackedRow = [
  membersBelowPrevious: number,
  /** How far the model's row lies beyond the one after the previous subreddit's; null without one. */
  modelRowAfterPrevious: number | null,
  /** Position in the list; -1 - position where it was estimated. */
  category: number,
  topic?: number | null,
  /** With spaces between; one of several words has `PHRASE_SPACE` between them. */
  keywords?: string | null,
  created?: PackedDate | null,
  related?: number[] | null,
  /** Date, members, date, members …; the newest count is the row's own and not repeated. */
  history?: number[] | null,
  membersAsOf?: PackedDate | null,
  frontPage?: [medianScore: number, medianComments: number, posts: number] | null,
  /** Type, posts, type, posts … */
  postTypes?: number[] | null,
  /** Text, posts, text, posts … */
  flairs?: (string | number)[] | null,
  rules?: PackedRules | null,
  activity?: PackedActivity | null,
  weeklyActive?: number | null,
  membersEstimated?: 1 | null,
  language?: string | null,
  kind?: number | null,
];

export type PackedRules = [
  asOf: PackedDate,
  count: number,
  /** A position means `true`; a pair holds another value. */
  ...codes: (number | [code: number, value: number | string])[],
];

export type PackedActivity = [
  source: number,
  asOf: PackedDate,
  posts: number,
  spanDays: number | null,
  byHour: number[],
  byDay?: number[] | null,
  outcome?:
    | [posts: number[], medianScore: number[], medianComments: number[], shareOver10: number[]]
    | null,
  byDayAsOf?: PackedDate | null,
];

const BATCH_SIZE = 2_000;

/** Reads no more of the file than its first line needs. */
export async function readCatalogueHeader(file = CATALOGUE_URL): Promise<CatalogueHeader> {
  for await (const lines of readLines(file)) {
    const [first] = lines;
    if (first) return parseHeader(first);
  }
  throw new Error("The catalogue is empty.");
}

/** Largest communities first. Never holds more than a batch and all names in memory. */
export async function* readCatalogue(file = CATALOGUE_URL): AsyncIterable<CatalogueEntry[]> {
  let header: CatalogueHeader | null = null;
  let unpackRow: ((row: PackedRow) => CatalogueEntry) | null = null;
  let batch: CatalogueEntry[] = [];
  for await (const lines of readLines(file)) {
    for (const line of lines) {
      if (!header) header = parseHeader(line);
      else if (!unpackRow) unpackRow = createRowUnpacker(header, line.split(" "));
      else batch.push(unpackRow(JSON.parse(line) as PackedRow));
      if (batch.length === BATCH_SIZE) {
        yield batch;
        batch = [];
      }
    }
  }
  if (batch.length > 0) yield batch;
}

/** The lines of a file as they become whole, as many at a time as there are. */
async function* readLines(file: URL): AsyncIterable<string[]> {
  const source = createReadStream(file);
  const text = createBrotliDecompress({ chunkSize: 256 * 1024 });
  source.on("error", (error) => text.destroy(error)).pipe(text);
  text.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield lines;
    }
  } finally {
    source.destroy();
  }
  if (rest) yield [rest];
}

function parseHeader(line: string): CatalogueHeader {
  const header = JSON.parse(line) as CatalogueHeader;
  if (header.format !== CATALOGUE_FORMAT) {
    throw new Error(`The catalogue has format ${header.format}, not ${CATALOGUE_FORMAT}.`);
  }
  return header;
}

/** Unpacks rows in their order: some columns are written as a step from the row before. */
function createRowUnpacker(header: CatalogueHeader, names: string[]) {
  let index = -1;
  let members = 0;
  let modelRow = -1;
  return (row: PackedRow): CatalogueEntry => {
    index += 1;
    members -= row[0];
    if (row[1] !== null) modelRow += 1 + row[1];
    const name = names[index] ?? "";
    return {
      facts: unpackFacts(row, { header, names, name, members }),
      modelRow: row[1] === null ? null : modelRow,
    };
  };
}

type Surroundings = { header: CatalogueHeader; names: string[]; name: string; members: number };

function unpackFacts(row: PackedRow, { header, names, name, members }: Surroundings) {
  const [, , category, topic, keywords, created, related, history, membersAsOf] = row;
  const [frontPage, postTypes, flairs, rules, activity, weeklyActive, ...later] = row.slice(
    9,
  ) as Slice;
  const [membersEstimated, language, kind] = later;
  const isCategoryEstimated = category < 0;
  const asOf = membersAsOf ? unpackDate(membersAsOf) : header.asOf;
  const earlier = pairs(history).map(([date, count]) => ({
    asOf: unpackDate(date),
    members: count,
  }));
  return {
    name,
    members,
    membersAsOf: asOf,
    membersEstimated: membersEstimated === 1,
    membersHistory: earlier.length > 0 ? [...earlier, { asOf, members }] : [],
    weeklyActive: weeklyActive ?? null,
    topic: typeof topic === "number" ? (header.topics[topic] ?? null) : null,
    category: header.categories[isCategoryEstimated ? -1 - category : category] as Category,
    isCategoryEstimated,
    createdOn: created ? unpackDate(created) : null,
    language: language ?? null,
    kind: typeof kind === "number" ? ((header.kinds?.[kind] as CommunityKind) ?? null) : null,
    keywords: keywords ? keywords.split(" ").map(unpackKeyword) : [],
    rules: rules ? unpackRules(rules, header) : null,
    requirements: null,
    postTypes: pairs(postTypes).map(([type, posts]) => ({
      type: header.postTypes[type] as PostTypeSeen,
      posts,
    })),
    flairs: pairs(flairs).map(([text, posts]) => ({ text: String(text), posts: Number(posts) })),
    activity: activity ? unpackActivity(activity, header) : null,
    frontPage: frontPage
      ? { medianScore: frontPage[0], medianComments: frontPage[1], posts: frontPage[2] }
      : null,
    seenAsOf: frontPage || postTypes || flairs ? header.asOf : null,
    related: (related ?? []).map((position) => names[position] ?? ""),
  } satisfies SubredditFacts;
}

type Slice = [
  PackedRow[9],
  PackedRow[10],
  PackedRow[11],
  PackedRow[12],
  PackedRow[13],
  PackedRow[14],
  PackedRow[15],
  PackedRow[16],
  PackedRow[17],
];

function unpackKeyword(keyword: string): string {
  return keyword.replaceAll(PHRASE_SPACE, " ");
}

function unpackRules([asOf, count, ...packed]: PackedRules, header: CatalogueHeader): CodedRules {
  const codes: RuleCodes = {};
  for (const entry of packed) {
    const [position, value] = typeof entry === "number" ? [entry, true] : entry;
    codes[header.ruleCodes[position] as RuleCode] = value as RuleValue;
  }
  return { asOf: unpackDate(asOf), count, codes };
}

function unpackActivity(packed: PackedActivity, header: CatalogueHeader): Activity {
  const [source, asOf, posts, spanDays, byHour, byDay, outcome, byDayAsOf] = packed;
  return {
    byHour,
    byDay: byDay ?? null,
    ...(byDayAsOf && { byDayAsOf: unpackDate(byDayAsOf) }),
    posts,
    spanDays,
    asOf: unpackDate(asOf),
    source: header.activitySources[source] as ActivitySource,
    outcome: outcome
      ? {
          posts: outcome[0],
          medianScore: outcome[1],
          medianComments: outcome[2],
          shareOver10: outcome[3],
        }
      : null,
  };
}

function unpackDate(date: PackedDate): string {
  const digits = String(date);
  const day = digits.length > 6 ? `-${digits.slice(6)}` : "";
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}${day}`;
}

function pairs<T>(flat: T[] | null | undefined): [T, T][] {
  const found: [T, T][] = [];
  if (!flat) return found;
  for (let i = 1; i < flat.length; i += 2) found.push([flat[i - 1] as T, flat[i] as T]);
  return found;
}
