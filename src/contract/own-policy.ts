import * as z from "zod";
import { MAX_PASTE_LENGTH } from "#engine/policy/paste/read-paste.ts";
import { STANCES } from "#engine/policy/stances.ts";
import { WEEKDAYS } from "#engine/rules/rule-value.ts";
import { FactDate } from "./fact-date.ts";
import { requestBody } from "./request-body.ts";

const MOST_NAMES = 50;
const Name = z.string().trim().min(1, "A name can't be empty.").max(80, "A name can have at most 80 characters."); // prettier-ignore
const Names = z.array(Name).max(MOST_NAMES, `At most ${MOST_NAMES} names fit here.`);
const whole = (name: string, most: number) =>
  z
    .int(`${name} is a whole number.`)
    .min(0, `${name} is 0 or more.`)
    .max(most, `${name} is at most ${most}.`);

/** What a user put right in what was read; null leaves it as it was read. */
export const Corrections = z
  .strictObject({
    stance: z
      .strictObject({
        is: z.enum(STANCES, "This is not one of the stances."),
        detail: z
          .string()
          .trim()
          .max(200, "The detail can have at most 200 characters.")
          .nullable(),
        flairs: Names,
        day: z.enum([...WEEKDAYS, "weekend"], "This is not a day of the week.").nullable(),
        sharePercent: whole("The share", 100).nullable(),
      })
      .nullable(),
    requiresFlair: z.boolean().nullable(),
    minKarma: whole("The karma", 10_000_000).nullable(),
    minAccountAgeDays: whole("The age", 10_000).nullable(),
    tags: Names.nullable(),
    phrase: z.string().trim().max(200, "The phrase can have at most 200 characters.").nullable(),
    bannedWords: Names.nullable(),
    dismissed: z
      .array(z.string().max(100))
      .max(500, "At most 500 sentences can be set aside.")
      .meta({ description: "Sentences that were read wrongly: they are for the user to read." }),
  })
  .meta({ id: "Corrections" });

export const OwnPolicyRequest = requestBody({
  text: z
    .string("Please paste the rules as text.")
    .max(MAX_PASTE_LENGTH, "The rules can have at most 100,000 characters."),
  corrections: Corrections,
}).meta({ id: "OwnPolicyRequest" });

export type OwnPolicyRequest = z.output<typeof OwnPolicyRequest>;

/** The rules of a community as the user pasted them. */
export const OwnPolicyState = z
  .object({
    own: z
      .object({ text: z.string(), corrections: Corrections, asOf: FactDate })
      .nullable()
      .meta({ description: "null where the user pasted nothing." }),
  })
  .meta({ id: "OwnPolicyState" });

export type OwnPolicyState = z.output<typeof OwnPolicyState>;
