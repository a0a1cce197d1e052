import * as z from "zod";
import { CONCERNS, DEMAND_CODES } from "#engine/policy/demand.ts";
import { SOURCE_ORDER } from "#engine/policy/source-order.ts";
import { COMMUNITY_KINDS, POST_FORMATS } from "#engine/policy/policy.ts";
import { STANCE_GROUPS, STANCES, RISK_LEVELS } from "#engine/policy/stances.ts";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { Count, FactDate, requestBody, MembersEstimated } from "./fields.ts";
import { CHOICE_NAMES } from "#engine/policy/paste/choices.ts";
import { CORRECTION } from "#engine/policy/paste/corrections.ts";
import { MAX_PASTE_LENGTH, PASTE_TOO_LONG } from "#engine/policy/paste/paste-limits.ts";

export const StanceGroup = z.enum(STANCE_GROUPS).meta({
  description:
    "What a founder can do there: post, take part by comments, read the rules first, or nothing.",
});

export const PolicySource = z
  .object({
    kind: z.enum(SOURCE_ORDER),
    asOf: FactDate.nullable(),
    isAsked: z
      .literal(true)
      .optional()
      .meta({ description: "It is what the moderators answered when the user asked them." }),
  })
  .meta({ id: "PolicySource", description: "Where something comes from, and its date." });

/** What a community allows, in the few words of a card. */
export const PolicySummary = z
  .object({
    stance: z.enum(STANCES),
    words: z.string().meta({ description: "As in 'Only on Saturdays'." }),
    detail: z.string().nullable(),
    source: PolicySource,
    sourceWords: z.string().meta({ description: "As in 'our note, November 2026'." }),
  })
  .meta({ id: "PolicySummary" });

const Day = z.enum([...WEEKDAYS, "weekend"]);

const RuleValue = z.union([z.literal(true), z.number(), Day]);

export const Stance = z
  .object({
    is: z.enum(STANCES),
    detail: z.string().nullable(),
    flairs: z.array(z.string()),
    day: Day.nullable(),
    sharePercent: z.number().nullable(),
    gapDays: z
      .number()
      .nullish()
      .meta({ description: "Days between two promotions, where somebody noted them." }),
    thread: z.string().nullish().meta({ description: "The thread where promotion belongs." }),
    isAsked: z.boolean().optional().meta({ description: "The user asked the moderators." }),
    except: z.string().optional().meta({
      description: "A pattern that finds drafts of what is taken there all the same.",
    }),
    foreign: z.string().optional().meta({
      description: "A pattern that finds what is no member's goods in a market.",
    }),
    source: PolicySource,
  })
  .meta({ id: "Stance" });

export const Requirement = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("source"), source: PolicySource }),
    z.object({ kind: z.literal("links"), fewest: Count, source: PolicySource }),
    z.object({ kind: z.literal("format"), text: z.string(), source: PolicySource }),
    z.object({
      kind: z.literal("unwanted"),
      text: z.string(),
      pattern: z.string(),
      isImplied: z.literal(true).optional(),
      source: PolicySource,
    }),
    z.object({
      kind: z.literal("title-strings"),
      strings: z.array(z.string()),
      source: PolicySource,
    }),
    z.object({
      kind: z.literal("length"),
      field: z.enum(["title", "content"]),
      min: z.number().nullable(),
      max: z.number().nullable(),
      source: PolicySource,
    }),
    z.object({
      kind: z.literal("body"),
      is: z.enum(["required", "forbidden"]),
      source: PolicySource,
    }),
    z.object({
      kind: z.literal("domains"),
      banned: z.array(z.string()),
      allowed: z.array(z.string()).nullable(),
      source: PolicySource,
    }),
  ])
  .meta({ id: "Requirement" });

const Demand = z
  .object({
    of: z.enum(CONCERNS).meta({ description: "The sort of post it applies to." }),
    code: z.enum(DEMAND_CODES),
    value: z
      // One union: the serializer can't tell members of a union within another.
      .union([z.string(), z.number(), z.array(z.string()), z.null()])
      .meta({ description: "null where there is a limit but its number isn't known." }),
    detail: z.string().nullable().meta({ description: "Which posts of that sort, in words." }),
    countsComments: z.boolean(),
    source: PolicySource,
    certainty: z.enum(["sure", "probable"]),
    sign: z
      .string()
      .optional()
      .meta({ description: "A pattern that finds the posts it is about." }),
    which: z.string().optional().meta({
      description: "Where that finds a breach: a pattern of the posts it is about.",
    }),
    words: z.string().optional().meta({ description: "The demand in one sentence." }),
    narrows: z
      .array(z.string())
      .optional()
      .meta({ description: "Words of the detail by which such a post is known." }),
    asks: z.string().optional().meta({
      description: "A question for the author, behind the community's name: yes is well.",
    }),
    days: z
      .array(z.number())
      .optional()
      .meta({ description: "Days of the week on which it may go out, 0 being Monday." }),
    isLoose: z
      .boolean()
      .optional()
      .meta({ description: "It says how something should be, which only its author can tell." }),
    flairs: z
      .array(z.string())
      .optional()
      .meta({ description: "Flairs that it demands, or that such posts have; none for any." }),
  })
  .meta({ id: "Demand" });

const RecurringThread = z
  .object({
    name: z.string(),
    takes: z.string().meta({ description: "What belongs there, in words." }),
    every: z.string().nullable(),
    day: z.string().nullable().meta({ description: "As in 'Monday' or 'first of the month'." }),
    source: PolicySource,
  })
  .meta({ id: "RecurringThread" });

/** What a draft is checked against, in the browser. */
export const Policy = z
  .object({
    subredditId: z.string(),
    name: z.string(),
    fullName: z.string(),
    members: Count,
    membersAsOf: FactDate,
    membersEstimated: MembersEstimated,
    description: z.string(),
    riskLevel: z.enum(RISK_LEVELS),
    riskReasons: z.array(z.string()),
    policy: PolicySummary,
    stance: Stance,
    stanceWords: z.string().meta({ description: "As in 'Only on Saturdays'." }),
    kind: z.enum(COMMUNITY_KINDS).nullable(),
    language: z.string().nullable(),
    topic: z
      .object({ levels: z.array(z.string()) })
      .nullable()
      .meta({
        description:
          "Words that posts there are full of, those that say least about it first; null where posts may be about anything.",
      }),
    codes: z.partialRecord(z.enum(RULE_CODES), RuleValue),
    codeSources: z.partialRecord(z.enum(RULE_CODES), PolicySource),
    listedRules: z
      .object({ count: Count, understood: Count, source: PolicySource })
      .nullable()
      .meta({ description: "null means that no list of rules is known." }),
    uncodedRules: z.array(z.object({ text: z.string(), source: PolicySource })),
    requirements: z.array(Requirement),
    demands: z.array(Demand),
    threads: z.array(RecurringThread),
    subject: z.string().nullable().meta({ description: "What it is about, in a few words." }),
    shows: z
      .string()
      .nullable()
      .meta({ description: "Which things of their own people may show there." }),
    shown: z
      .object({ words: z.array(z.string()), things: z.array(z.string()), isAnyOfKind: z.boolean() })
      .nullish()
      .meta({ description: "Words by which a draft is known to be about such things." }),
    formats: z.object({ allowed: z.array(z.enum(POST_FORMATS)), source: PolicySource }).nullable(),
    extractedRules: z.array(z.string()),
    bannedKeywords: z.array(z.string()),
    keywordSources: z.record(z.string(), PolicySource).meta({
      description: "Where each of `bannedKeywords` comes from.",
    }),
    allowedPostTypes: z.array(z.string()),
    requiresFlair: z.boolean(),
    flairText: z.string().nullable(),
    flairsSeen: z.array(z.object({ text: z.string(), posts: Count })),
    postingFrequency: z.string(),
    rulesUrl: z.url().meta({ description: "The community's own page of rules." }),
  })
  .meta({ id: "Policy" });

export type Policy = z.output<typeof Policy>;

const Name = z
  .string()
  .trim()
  .min(1, "A name can't be empty.")
  .max(CORRECTION.longestName, "A name can have at most 80 characters.");
const Names = z
  .array(Name)
  .max(CORRECTION.mostNames, `At most ${CORRECTION.mostNames} names fit here.`);
const whole = (name: string, most: number) =>
  z
    .int(`${name} is a whole number.`)
    .min(0, `${name} is 0 or more.`)
    .max(most, `${name} is at most ${most}.`);

const CORRECTIONS_MISSING =
  "Please send your corrections as an object, with null for what you leave as it was read.";

/** What a user put right in what was read; null leaves it as it was read. */
export const Corrections = z
  .strictObject(
    {
      stance: z
        .strictObject({
          is: z.enum(STANCES, "That isn't one of the stances."),
          detail: z
            .string()
            .trim()
            .max(CORRECTION.longestDetail, "The detail can have at most 200 characters.")
            .nullable(),
          flairs: Names,
          day: z.enum([...WEEKDAYS, "weekend"], "That isn't a day of the week.").nullable(),
          sharePercent: whole("The share", 100).nullable(),
          isAsked: z
            .boolean("Say with true or false whether you asked the moderators.")
            .optional()
            .meta({ description: "This is what the moderators answered when the user asked." }),
        })
        .nullable(),
      requiresFlair: z.boolean().nullable(),
      minKarma: whole("The karma", 10_000_000).nullable(),
      minAccountAgeDays: whole("The age", 10_000).nullable(),
      tags: Names.nullable(),
      phrase: z
        .string()
        .trim()
        .max(CORRECTION.longestDetail, "The phrase can have at most 200 characters.")
        .nullable(),
      bannedWords: Names.nullable(),
      dismissed: z
        .array(z.string().max(100))
        .max(500, "You can set aside at most 500 sentences.")
        .meta({ description: "Sentences that were read wrongly: they are for the user to read." }),
      choices: z
        .record(z.string().max(100), z.enum(CHOICE_NAMES, "That isn't one of the readings."))
        .refine(
          (choices) => Object.keys(choices).length <= 500,
          "You can decide at most 500 sentences.",
        )
        .optional()
        .meta({ description: "How sentences are meant that can be read in two ways." }),
    },
    { error: ({ code }) => (code === "invalid_type" ? CORRECTIONS_MISSING : undefined) },
  )
  .meta({ id: "Corrections" });

export const OwnPolicyRequest = requestBody({
  text: z.string("Please paste the rules as text.").max(MAX_PASTE_LENGTH, PASTE_TOO_LONG),
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
