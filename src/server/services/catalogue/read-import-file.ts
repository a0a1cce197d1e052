import { readCommunityName } from "#engine/subreddits/community-name.ts";
import { createCsvReader, type CsvFault, findDelimiter, readCsv } from "#engine/text/read-csv.ts";
import { createInterface } from "node:readline";
import { StartError } from "#server/start/start-error.ts";
import * as z from "zod";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { openText } from "./open-text.ts";

/** One entry of a file: the line it ends on, and what stands there, or why that can't be read. */
export type ImportLine = { line: number } & ({ value: unknown } | { fault: string });

export type ImportFile = {
  format: "CSV" | "NDJSON";
  /** The columns of a CSV file; null for NDJSON. */
  columns: string[] | null;
  lines: AsyncIterable<ImportLine>;
};

/** Called with the bytes read so far. */
export type OnRead = (bytes: number) => void;

/** CSV with a first line of column names, or one JSON object a line; either may be packed. */
export async function readImportFile(path: string, onRead: OnRead): Promise<ImportFile> {
  const head = await readHead(path).catch(rethrow);
  if (head.trimStart().startsWith("{")) {
    return { format: "NDJSON", columns: null, lines: named(readJson(path, onRead)) };
  }
  const firstLine = head.trimStart().split("\n", 1)[0] ?? "";
  const delimiter = findDelimiter(firstLine);
  const [columns = []] = readCsv(firstLine, { delimiter, isTrimmed: true }).rows;
  return { format: "CSV", columns, lines: named(readCsvLines(path, delimiter, onRead)) };
}

async function* named(lines: AsyncIterable<ImportLine>): AsyncIterable<ImportLine> {
  try {
    yield* lines;
  } catch (error) {
    rethrow(error);
  }
}

function rethrow(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new StartError(`The file can't be read to its end (${reason}). Nothing was imported.`, {
    cause,
  });
}

/** A line of JSON each, packed or not. */
export function readJsonLines(
  path: string,
  onRead: OnRead = () => undefined,
): AsyncIterable<ImportLine> {
  return named(readJson(path, onRead));
}

async function* readJson(path: string, onRead: OnRead): AsyncIterable<ImportLine> {
  const { source, text } = await openText(path);
  let line = 0;
  try {
    for await (const json of createInterface({ input: text, crlfDelay: Infinity })) {
      line += 1;
      onRead(source.bytesRead);
      if (json.trim()) yield { line, ...parseLine(json) };
    }
  } finally {
    source.destroy();
  }
}

function parseLine(json: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return { fault: "this is not JSON" };
  }
}

async function* readCsvLines(
  path: string,
  delimiter: string,
  onRead: OnRead,
): AsyncIterable<ImportLine> {
  const { source, text } = await openText(path);
  let columns: string[] | null = null;
  let read: ImportLine[] = [];
  const reader = createCsvReader(
    (fields, line) => {
      if (columns) read.push({ line, value: nameFields(columns, fields) });
      else columns = fields;
    },
    { delimiter, isTrimmed: true },
  );
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      refuse(reader.push(chunk));
      onRead(source.bytesRead);
      const lines = read;
      read = [];
      yield* lines;
    }
    refuse(reader.end());
    yield* read;
  } finally {
    source.destroy();
  }
}

function refuse(fault: CsvFault | null): void {
  if (fault) throw new Error(FAULTS[fault]);
}

/** Fields past the last column belong to none. */
function nameFields(columns: readonly string[], fields: readonly string[]): object {
  const pairs = columns.flatMap((column, place) => {
    const field = fields[place];
    return field === undefined ? [] : [[column, field] as const];
  });
  return Object.fromEntries(pairs);
}

/** Nobody can tell where the cell was meant to end, and with it all lines after. */
const FAULTS: Record<CsvFault, string> = {
  "unclosed-quote": "a quote is opened and never closed",
  "row-too-long": "a row is longer than any of a catalogue: a quote may be open",
};

const HEAD_BYTES = 64 * 1024;

async function readHead(path: string): Promise<string> {
  const { source, text } = await openText(path);
  let head = "";
  for await (const chunk of text as AsyncIterable<string>) {
    head += chunk;
    if (head.length >= HEAD_BYTES || head.trimStart().includes("\n")) break;
  }
  source.destroy();
  return head.replace(/^\u{FEFF}/u, "");
}

/** CSV has only text, and an empty cell says nothing. */
const emptyAsNothing = (value: unknown) => (value === "" || value === null ? undefined : value);

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(emptyAsNothing, schema.optional());
}

const Count = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d+(\.\d+)?$/)
        .transform(Number),
    ],
    "must be a number",
  )
  .pipe(
    z
      .int("must be a whole number")
      .nonnegative("must be 0 or more")
      .max(2_000_000_000, "is out of range"),
  );

/** NUL has no place in a text, nor in the database. */
const plain = (max: number) =>
  z
    .string("must be text")
    .max(max, "is too long")
    .refine((text) => !text.includes("\0"), "has a character that is not text");

const FactDate = z
  .string("must be a date")
  .regex(/^[12]\d{3}-(0[1-9]|1[0-2])(-\d{2})?$/, "must look like 2026-11 or 2026-11-15")
  .refine(isRealDate, "is not a day of the calendar");

const Name = z
  .string("is missing")
  .transform(readCommunityName)
  .pipe(
    z.string().regex(/^[A-Za-z0-9_]{2,21}$/, "must have 2 to 21 letters, digits or underscores"),
  );

/** A list, or in CSV a text with spaces, commas or semicolons between. */
const Words = z.preprocess(
  splitList,
  z.array(plain(60), "must be a list of words").max(50, "has more than 50 entries"),
);

const Names = z.preprocess(
  splitList,
  z.array(Name, "must be a list of names").max(50, "has more than 50 entries"),
);

const RuleValue = z.union([
  z.literal(true),
  z.int().nonnegative(),
  z.enum(WEEKDAYS),
  z.literal("weekend"),
]);

const CodedRules = z.object({
  asOf: FactDate,
  count: Count,
  codes: z.partialRecord(z.enum(RULE_CODES), RuleValue),
});

/** As a community words them: one a line or with | or ; between, or a list. Our own reader codes them. */
const WordedRules = z.preprocess(
  (value) => (typeof value === "string" ? value.split(/[\n;|]/) : value),
  z
    .array(
      z.union([
        plain(5000).transform(splitRule),
        z.object({ name: plain(500), text: plain(5000).default("") }),
      ]),
    )
    .max(100)
    .transform((rules) => rules.filter(({ name, text }) => name || text)),
);

const Rules = z.union(
  [CodedRules, WordedRules],
  "must be the rules as text, one a line, or an object with asOf, count and codes",
);

const Flag = z.preprocess(
  (value) => (typeof value === "string" ? /^(true|yes|1)$/i.test(value.trim()) : value),
  z.boolean("must be true or false"),
);

/** One subreddit of an operator's dump; what it does not say stays as it is known. */
export const ImportedSubreddit = z
  .object({
    name: Name,
    members: z.preprocess(emptyAsNothing, Count),
    membersAsOf: optional(FactDate),
    topic: optional(plain(80)),
    category: optional(z.enum(CATEGORIES, "is not a category of ours")),
    createdOn: optional(FactDate),
    keywords: optional(Words),
    related: optional(Names),
    weeklyActive: optional(Count),
    rules: optional(Rules),
    rulesAsOf: optional(FactDate),
    over18: optional(Flag),
  })
  .refine(({ over18 }) => !over18, {
    path: ["over18"],
    message: "is set: adult communities are left out",
  });

export type ImportedSubreddit = z.output<typeof ImportedSubreddit>;

export const IMPORT_FIELDS = Object.keys(ImportedSubreddit.shape);

/** 'No spam: links to your own site are removed.' has a name and a text; a short rule is its name. */
function splitRule(rule: string): { name: string; text: string } {
  const [, name = rule, text = ""] = /^([^:]{1,100}): *(\S.*)$/s.exec(rule.trim()) ?? [];
  return { name: name.trim(), text };
}

function splitList(value: unknown): unknown {
  return typeof value === "string" ? value.split(/[\s,;|]+/).filter(Boolean) : value;
}

function isRealDate(text: string): boolean {
  const day = text.length === 7 ? `${text}-01` : text;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
