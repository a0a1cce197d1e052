import * as z from "zod";
import { loadModel } from "#catalogue/load-model.ts";
import { findNote } from "#catalogue/notes.ts";
import { readCatalogue } from "#catalogue/catalogue-file.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { tallyChecks } from "#engine/checks/summarise-checks.ts";
import { prepareDemands } from "#engine/demands/prepare-demands.ts";
import { derivePolicy, unknownPolicy } from "#engine/policy/derive-policy.ts";
import { type Policy, POST_FORMATS } from "#engine/policy/policy.ts";
import { addImplied } from "#engine/policy/unwanted/add-implied.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import type { RiskReason } from "#engine/risk/ban-risk.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { addTopic } from "#server/services/policies/build-policy.ts";
import { readLines } from "./read-lines.ts";

const VerdictCase = z.object({
  id: z.string(),
  community: z.string(),
  /** What the post is made of, where that was noted. */
  kind: z.enum(POST_FORMATS).optional(),
  flair: z.string().nullable(),
  day: z.string(),
  project: z.object({ name: z.string(), url: z.string() }).nullable(),
  karma: z.number().nullable(),
  accountAgeDays: z.number().nullable(),
  title: z.string(),
  text: z.string(),
  verdict: z.enum(["removed", "fine"]),
  cause: z.string(),
  why: z.string(),
  tags: z.array(z.string()),
});

export type VerdictCase = z.output<typeof VerdictCase>;

/** What the product says of one draft that a moderator has judged. */
export type JudgedCase = VerdictCase & {
  /** Whether each way of looking at it objects. */
  objects: { rules: boolean; known: boolean; check: boolean };
  stance: Policy["stance"]["is"];
  score: number;
  checkScore: number;
  reasons: RiskReason[];
};

export function readVerdicts(file: string): VerdictCase[] {
  return readLines(file, VerdictCase);
}

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 16, 15);

export async function measureVerdicts(cases: VerdictCase[]): Promise<JudgedCase[]> {
  const policies = await readPolicies(
    new Set(cases.map(({ community }) => community.toLowerCase())),
  );
  return cases.map((each) => judge(each, policies.get(each.community.toLowerCase())));
}

function judge(
  each: VerdictCase,
  policy = unknownPolicy(each.community.toLowerCase()),
): JudgedCase {
  const weekday = WEEKDAYS.findIndex((day) => day === each.day.toLowerCase());
  const at = new Date(MONDAY + Math.max(0, weekday) * DAY_MS);
  const draft = { title: each.title, content: each.text, editSection: null, flair: each.flair };
  const circumstances = {
    draft,
    form: each.kind ?? null,
    policy,
    author: { karma: each.karma, accountAgeDays: each.accountAgeDays },
    at,
    now: at,
  };
  const known = assessDraft(toRiskInput({ ...circumstances, project: each.project }));
  const check = assessDraft(toRiskInput(circumstances));
  return {
    ...each,
    objects: {
      rules: tallyChecks(known.checks).broken > 0,
      known: known.risk.level !== "low",
      check: check.risk.level !== "low",
    },
    stance: policy.stance.is,
    score: known.risk.score,
    checkScore: check.risk.score,
    reasons: known.risk.reasons,
  };
}

async function readPolicies(ids: ReadonlySet<string>): Promise<Map<string, Policy>> {
  const matcher = await loadModel();
  const policies = new Map<string, Policy>();
  for await (const batch of readCatalogue()) {
    for (const { facts, modelRow } of batch) {
      const id = facts.name.toLowerCase();
      if (!ids.has(id)) continue;
      const sources = {
        subredditId: id,
        facts,
        origin: "catalogue",
        note: findNote(id),
        own: null,
      } as const;
      policies.set(
        id,
        addTopic(matcher, prepareDemands(addImplied(derivePolicy(sources))), { modelRow, facts }),
      );
    }
  }
  return policies;
}
