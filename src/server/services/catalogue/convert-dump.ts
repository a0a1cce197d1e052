import * as z from "zod";
import { splitPaste } from "#engine/policy/paste/split-paste.ts";
import { StartError } from "#server/start/start-error.ts";
import { readJsonLines } from "./read-import-file.ts";

/** Called with each line for `catalogue import`. */
export type WriteLine = (line: string) => void;

export type ConvertResult = {
  written: number;
  /** Communities with rules that the file of subreddits does not have, or that are too small or adult. */
  small: number;
  unread: number;
};

/** Smaller ones are hardly in any catalogue, and there are millions of them. */
const FEWEST_MEMBERS = 1000;
const MOST_RULES = 100;
const LONGEST_NAME = 500;
const LONGEST_TEXT = 5000;

const Seconds = z.number().nonnegative();

/** A line of the file of subreddits, as far as it is needed. */
const Subreddit = z.object({
  display_name: z.string().regex(/^\w{2,21}$/),
  subscribers: z.int().nonnegative().nullable(),
  over18: z.boolean().nullable(),
  created_utc: Seconds,
  retrieved_on: Seconds,
  subreddit_type: z.string(),
});

const Rules = z.object({
  subreddit: z.string(),
  retrieved_on: Seconds,
  rules: z.array(
    z.object({
      short_name: z.string(),
      description: z.string().nullable(),
      kind: z.string(),
      priority: z.number(),
    }),
  ),
});

const WikiPage = z.object({ path: z.string(), content: z.string(), retrieved_on: Seconds });

type Listed = { rules: { name: string; text: string }[]; rulesAsOf: string };
type Kind = "subreddits" | "rules" | "wikis";

/**
 * Makes of a public dump what `catalogue import` takes: a line for each community that is large enough
 * and has rules, listed or on a page of its wiki. Rules on comments alone are left out.
 */
export async function convertDump(
  files: string[],
  write: WriteLine,
  onRead: (bytes: number) => void = () => undefined,
): Promise<ConvertResult> {
  const result: ConvertResult = { written: 0, small: 0, unread: 0 };
  const kinds = new Map<Kind, string[]>();
  for (const file of files) {
    const kind = await recognise(file);
    kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
  }
  if (!kinds.has("subreddits")) throw new StartError(NO_SUBREDDITS);
  const read = createReader(onRead, result);
  const communities = new Map<string, Record<string, unknown>>();
  await read(kinds.get("subreddits"), Subreddit, (each) => {
    if (isTaken(each)) communities.set(each.display_name.toLowerCase(), toCommunity(each));
  });
  const pages = new Map<string, Listed>();
  await read(kinds.get("wikis"), WikiPage, (page) => {
    const id = readRulesPath(page.path);
    if (id && communities.has(id)) pages.set(id, toListed(splitPaste(page.content), page));
  });
  const finish = (id: string, listed: Listed) => {
    const community = communities.get(id);
    if (!community) result.small += 1;
    else if (listed.rules.length > 0) {
      write(JSON.stringify({ ...community, ...listed }));
      result.written += 1;
    }
  };
  await read(kinds.get("rules"), Rules, (each) => {
    const id = each.subreddit.toLowerCase();
    const listed = toListed(listPosted(each.rules), each);
    // A list says more than a page of the wiki, which may be years old.
    if (listed.rules.length > 0) pages.delete(id);
    finish(id, listed);
  });
  for (const [id, listed] of pages) finish(id, listed);
  return result;
}

const NO_SUBREDDITS =
  "none of these files lists subreddits with their members, and without members nothing can be imported. Give the dump's file of subreddits too.";

/** By what its first line holds, whatever it is called. */
async function recognise(file: string): Promise<Kind> {
  for await (const line of readJsonLines(file)) {
    if ("fault" in line) break;
    if (Subreddit.safeParse(line.value).success) return "subreddits";
    if (Rules.safeParse(line.value).success) return "rules";
    if (WikiPage.safeParse(line.value).success) return "wikis";
    break;
  }
  throw new StartError(
    `${file} does not look like a dump of subreddits, of their rules or of their wikis: a line of JSON for each, as Arctic Shift publishes them.`,
  );
}

/** Reads files one after the other, and counts lines that are not what the others are. */
function createReader(onRead: (bytes: number) => void, result: ConvertResult) {
  let before = 0;
  return async <T>(
    files: string[] | undefined,
    schema: z.ZodType<T>,
    take: (value: T) => void,
  ): Promise<void> => {
    for (const file of files ?? []) {
      let bytes = 0;
      const lines = readJsonLines(file, (read) => {
        bytes = read;
        onRead(before + read);
      });
      for await (const line of lines) {
        const parsed = "value" in line ? schema.safeParse(line.value) : null;
        if (parsed?.success) take(parsed.data);
        else result.unread += 1;
      }
      before += bytes;
    }
  };
}

const OPEN_TYPES: ReadonlySet<string> = new Set(["public", "restricted"]);

function isTaken(each: z.output<typeof Subreddit>): boolean {
  return (
    (each.subscribers ?? 0) >= FEWEST_MEMBERS &&
    each.over18 !== true &&
    OPEN_TYPES.has(each.subreddit_type)
  );
}

function toCommunity(each: z.output<typeof Subreddit>): Record<string, unknown> {
  return {
    name: each.display_name,
    members: each.subscribers,
    membersAsOf: toDay(each.retrieved_on),
    createdOn: toDay(each.created_utc),
  };
}

function listPosted(rules: z.output<typeof Rules>["rules"]) {
  return rules
    .filter(({ kind }) => kind !== "comment")
    .toSorted((a, b) => a.priority - b.priority)
    .map(({ short_name: name, description }) => ({ name, text: description ?? "" }));
}

function toListed(
  rules: { name: string; text: string }[],
  { retrieved_on: retrieved }: { retrieved_on: number },
): Listed {
  return {
    rules: rules.slice(0, MOST_RULES).map(({ name, text }) => ({
      name: name.replaceAll("\0", "").slice(0, LONGEST_NAME),
      text: text.replaceAll("\0", "").slice(0, LONGEST_TEXT),
    })),
    rulesAsOf: toDay(retrieved),
  };
}

/** The community of '/r/Example/wiki/rules'; undefined for any other page. */
function readRulesPath(path: string): string | undefined {
  return /^\/?r\/(\w{2,21})\/wiki\/(?:index\/)?rules\/?$/i.exec(path)?.[1]?.toLowerCase();
}

function toDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
