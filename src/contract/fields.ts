import * as z from "zod";
import type { TextField } from "#engine/text/text-field.ts";
import { wordIssue } from "./word-issue.ts";
import { WEB_ADDRESS } from "#engine/projects/project-fields.ts";

/** How many there are. */
export const Count = z.int().nonnegative();

export const MembersEstimated = z.boolean().meta({
  description: "Nobody counted `members`: it follows from the community's place in a list by size.",
});

/** A JSON object with these fields and no others; `wordIssue` says what is wrong with it. */
export function requestBody<Shape extends z.ZodRawShape>(shape: Shape) {
  // Assistants are answered without wordIssue, and have to know which field it was.
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? wordIssue(issue) : undefined),
  });
}

/** What is said of a value that is none of its kind: always the same, or by what was sent. */
export type Fault = string | { error: (issue: { input?: unknown }) => string };

/** What was left out or left empty is another fault than what is wrong. */
export function missingOr(missing: string, wrong: string): Fault {
  return { error: ({ input }) => (isMissing(input) ? missing : wrong) };
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}

/** A text as the engine describes it, without spaces around it. */
export function boundedText(
  { missing, longest, tooLong }: TextField,
  notText: Fault = missing ?? "",
): z.ZodString {
  const text = z.string(notText).trim();
  return (missing === undefined ? text : text.min(1, missing)).max(longest, tooLong);
}

/** As ISO writes it, by the clock of Greenwich. */
export const Instant = z.iso
  .datetime("That isn't a date and time.")
  .transform((text) => new Date(text));

export const NOTHING_CHANGES = "You sent nothing to change.";

/** For `refine`: a change of nothing is a mistake of the caller. */
export const changesSomething = [
  (changes: object) => Object.keys(changes).length > 0,
  NOTHING_CHANGES,
] as const;

export const FactDate = z
  .string()
  .regex(/^\d{4}-\d{2}(-\d{2})?$/)
  .meta({ description: "A month (2025-09), or a day where it is known (2026-11-15)." });

/** A number as Reddit shows it under a post, typed by a user. */
export const Points = (what: string) =>
  z
    .int(`${what} must be a whole number.`)
    .nonnegative(`${what} can't be below 0 here.`)
    .max(10_000_000, `This number of ${what.toLowerCase()} is out of range.`);

/** As it was pasted; the server reads and cleans it, and says what is wrong with it. */
export const RedditAddress = boundedText(WEB_ADDRESS, "The post's address must be text.")
  .nullable()
  .meta({
    description: "Anything that traces who shared it is dropped; it must lead to this community.",
  });
