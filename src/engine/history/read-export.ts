import { isCommunityName, readCommunityName } from "#engine/subreddits/community-name.ts";
import { BUDGET_WINDOW_DAYS } from "#engine/ledger/promotion-limit.ts";
import { MAX_CONTENT_LENGTH, MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { identifyAddress } from "#engine/outcomes/identify-address.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { beginsWithScheme, squeezeSpaces } from "#engine/text/characters.ts";
import { type CsvFault, createCsvReader } from "#engine/text/read-csv.ts";
import { findLinks, isHostOf, readHost } from "#engine/drafts/find-links.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import { readPostAddress } from "#engine/outcomes/post-address.ts";

/** Reddit's data export has one file for each. */
export const EXPORT_FILES = { posts: "posts.csv", comments: "comments.csv" } as const;
export type ExportKind = keyof typeof EXPORT_FILES;

/** A post or comment of the user's, as far as anything of it may be shown or sent. */
export type ExportedItem = {
  kind: ExportKind;
  /** Reddit's own ids: what has the same is the same. */
  identity: string;
  permalink: string;
  at: Date;
  /** As Reddit spells it, without 'r/'. */
  community: string;
  /** Of a comment the beginning of its words: no more of it is kept. */
  title: string;
  /** Empty for comments, which are sent without words. */
  content: string;
  /** Whether it names the project or leads to its site. */
  isAboutProject: boolean;
  /** Whether the file itself says that somebody took its words down. */
  mark: "removed" | "deleted" | null;
};

/** What was found in one file. */
export type ReadExport = {
  items: ExportedItem[];
  /** Rows that are no post or comment in a community: no date, no address. */
  unreadable: number;
  /** On the user's own profile, which is no community. */
  onProfile: number;
  /** Comments from before the time that the budget looks at. */
  tooOld: number;
  /** Whether there were more than can be shown. */
  isCut: boolean;
};

export type ExportFault =
  | CsvFault
  | "too-many-rows"
  | { /** What the first row should have named. */ missingColumns: string[] };

type ExportReader = {
  push: (text: string) => ExportFault | null;
  end: () => { fault: ExportFault } | { found: ReadExport };
};

export const MOST_ITEMS = 20_000;
/** As many posts as one call takes, and as many comments. */
export const MAX_HISTORY_BATCH = 500;
/** Of all words together: what a browser holds without trouble. */
const MOST_LETTERS = 50_000_000;
const MOST_ROWS = 5_000_000;
const EXCERPT_LENGTH = 200;
/** Reddit opened in June of that year. */
const FIRST_YEAR = 2005;

const NEEDED: Record<ExportKind, readonly string[]> = {
  posts: ["permalink", "date", "subreddit", "title"],
  comments: ["permalink", "date", "subreddit", "body"],
};
/** All that is ever looked at. The address of the computer it was sent from, for one, is not. */
const READ = ["permalink", "date", "subreddit", "title", "url", "body"] as const;
type Row = Record<(typeof READ)[number], string>;

/** Reads posts.csv or comments.csv as it comes; the newest are not known to be first, so all rows are looked at. */
export function createExportReader(
  kind: ExportKind,
  project: NamedProject,
  now: Date,
): ExportReader {
  const found: ReadExport = {
    items: [],
    unreadable: 0,
    onProfile: 0,
    tooOld: 0,
    isCut: false,
  };
  const known = new Set<string>();
  let columns: { name: keyof Row; index: number }[] | null = null;
  let fault: ExportFault | null = null;
  let rows = 0;
  let letters = 0;

  const csv = createCsvReader((fields) => {
    rows += 1;
    if (rows > MOST_ROWS) fault ??= "too-many-rows";
    if (fault) return;
    if (columns) {
      take(pick(fields, columns));
      return;
    }
    const names = fields.map((name) => name.trim().toLowerCase());
    const missingColumns = NEEDED[kind].filter((name) => !names.includes(name));
    if (missingColumns.length > 0) fault = { missingColumns };
    columns = READ.flatMap((name) =>
      names.includes(name) ? [{ name, index: names.indexOf(name) }] : [],
    );
  });

  function take(row: Row) {
    if (/^u_/i.test(row.subreddit.trim())) {
      found.onProfile += 1;
      return;
    }
    const item = readItem(kind, row, project, now);
    if (!item) {
      found.unreadable += 1;
      return;
    }
    if (known.has(item.identity)) return;
    if (kind === "comments" && item.at.getTime() < now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS) {
      found.tooOld += 1;
      return;
    }
    letters += item.title.length + item.content.length;
    if (found.items.length >= MOST_ITEMS || letters > MOST_LETTERS) {
      found.isCut = true;
      return;
    }
    known.add(item.identity);
    found.items.push(item);
  }

  return {
    push: (text) => {
      const broken = csv.push(text);
      fault ??= broken;
      return fault;
    },
    end: () => {
      const broken = csv.end();
      fault ??= broken;
      if (!fault && !columns) fault = { missingColumns: [...NEEDED[kind]] };
      return fault ? { fault } : { found };
    },
  };
}

function pick(fields: string[], columns: { name: keyof Row; index: number }[]): Row {
  const row: Row = { permalink: "", date: "", subreddit: "", title: "", url: "", body: "" };
  for (const { name, index } of columns) row[name] = fields[index] ?? "";
  return row;
}

/** null where it is no post or comment in a community. */
function readItem(
  kind: ExportKind,
  row: Row,
  project: NamedProject,
  now: Date,
): ExportedItem | null {
  const at = readDate(row.date);
  const community = readCommunityName(row.subreddit);
  if (!at || at > now || !isCommunityName(community)) return null;
  const isComment = kind === "comments";
  const read = readPostAddress(row.permalink, { subredditId: community.toLowerCase(), isComment });
  if ("fault" in read || read.postId === null) return null;
  const permalink = read.address;
  const identity = identifyAddress(permalink);
  if (identity === null || identity.includes("/") !== isComment) return null;
  const mark = MARKS[row.body.trim().toLowerCase()] ?? null;
  const body = mark ? "" : row.body.trim();
  const isAboutProject = isSelfMentioned(`${row.title}\n${row.url}\n${body}`, project);
  const about = { kind, identity, permalink, at, community, isAboutProject, mark };
  if (isComment) return { ...about, title: cut(body, EXCERPT_LENGTH), content: "" };
  const title = row.title.trim().slice(0, MAX_TITLE_LENGTH);
  if (title === "") return null;
  return { ...about, title, content: joinContent(row.url.trim(), body) };
}

const MARKS: Readonly<Record<string, "removed" | "deleted">> = {
  "[removed]": "removed",
  "[removed by reddit]": "removed",
  "[ removed by reddit ]": "removed",
  "[deleted]": "deleted",
  "[deleted by user]": "deleted",
};

/** '2025-05-18 04:35:32 UTC', to the second or the minute. */
function readDate(text: string): Date | null {
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?: ?UTC|Z|\+00:00)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (day === undefined || time === undefined) return null;
  const at = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < FIRST_YEAR ? null : at;
}

/** What a link post leads to stands above its words; a text post's link is its own address. */
function joinContent(url: string, body: string): string {
  const isLink = beginsWithScheme(url) && "fault" in readPostAddress(url);
  return (isLink ? [url, body] : [body]).filter(Boolean).join("\n\n").slice(0, MAX_CONTENT_LENGTH);
}

function cut(text: string, length: number): string {
  const line = squeezeSpaces(text.slice(0, length * 2));
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}

export type NamedProject = { name: string; url: string | null };

/** Whether a text names the project or leads to its site. */
function isSelfMentioned(text: string, { name, url }: NamedProject): boolean {
  if (findNames(text, name).length > 0) return true;
  const host = url ? readHost(url) : null;
  return host !== null && findLinks(text).some((link) => isHostOf(link.host, new Set([host])));
}
