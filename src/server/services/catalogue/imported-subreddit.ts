import * as z from "zod";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { CATEGORIES } from "#engine/subreddits/categories.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";

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
  .trim()
  .transform((name) => name.replace(/^\/?r\//i, ""))
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
