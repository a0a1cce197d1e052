import * as z from "zod";
import { COMMUNITY_KINDS, POST_FORMATS, SOURCE_KINDS } from "#engine/policy/policy.ts";
import { STANCES } from "#engine/policy/stances.ts";
import { RULE_CODES } from "#engine/rules/rule-table.ts";
import { WEEKDAYS } from "#engine/rules/rule-value.ts";
import { RISK_LEVELS } from "#engine/subreddits/risk-level.ts";
import { FactDate } from "./fact-date.ts";

const Count = z.int().nonnegative();

export const PolicySource = z
  .object({ kind: z.enum(SOURCE_KINDS), asOf: FactDate.nullable() })
  .meta({ id: "PolicySource", description: "Where something comes from, and of when it is." });

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
    source: PolicySource,
  })
  .meta({ id: "Stance" });

export const Requirement = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("tag"), tags: z.array(z.string()), source: PolicySource }),
    z.object({ kind: z.literal("phrase"), phrase: z.string(), source: PolicySource }),
    z.object({ kind: z.literal("sections"), headings: z.array(z.string()), source: PolicySource }),
    z.object({ kind: z.literal("title-bracket"), text: z.string(), source: PolicySource }),
    z.object({ kind: z.literal("source"), source: PolicySource }),
    z.object({ kind: z.literal("links"), fewest: Count, source: PolicySource }),
    z.object({ kind: z.literal("format"), text: z.string(), source: PolicySource }),
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

/** What a draft is checked against, in the browser. */
export const Policy = z
  .object({
    subredditId: z.string(),
    name: z.string(),
    fullName: z.string(),
    members: Count,
    membersAsOf: FactDate,
    description: z.string(),
    riskLevel: z.enum(RISK_LEVELS),
    riskReasons: z.array(z.string()),
    policy: PolicySummary,
    stance: Stance,
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
    formats: z.object({ allowed: z.array(z.enum(POST_FORMATS)), source: PolicySource }).nullable(),
    extractedRules: z.array(z.string()),
    bannedKeywords: z.array(z.string()),
    allowedPostTypes: z.array(z.string()),
    requiresFlair: z.boolean(),
    flairText: z.string().nullable(),
    flairsSeen: z.array(z.object({ text: z.string(), posts: Count })),
    postingFrequency: z.string(),
    rulesUrl: z.url().meta({ description: "The community's own page of rules." }),
  })
  .meta({ id: "Policy" });

export type Policy = z.output<typeof Policy>;
