import { wordRule } from "#engine/rules/rule-table.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { Demand } from "./demand.ts";
import { derivePolicy, listRules, type PolicySources } from "./derive-policy.ts";
import { mergeDemands, rankStatements, rateCertainty } from "./notes/draw-demands.ts";
import type { Statement } from "./notes/note.ts";
import { rankStances } from "./pick-stance.ts";
import type { Policy, PolicySource, StanceOnPromotion } from "./policy.ts";
import { wordStance } from "./word-policy.ts";
import { wordRequirements } from "./word-requirements.ts";
import { wordSource } from "./word-source.ts";

type Said = { says: string; source: string };

/** One field of a policy: what counts, where it comes from, and what lost against it and why. */
export type ExplainedField = { field: string } & Said & { rivals: (Said & { why: string })[] };

/** Every field of which anything is known, as somebody who mends a note wants to see it. */
export function explainPolicy(sources: PolicySources): ExplainedField[] {
  const policy = derivePolicy(sources);
  const statements = rankStatements(sources.note?.statements ?? []);
  const { overridden } = mergeDemands(statements);
  const noted = statements.map((each) => ({ each, source: wordEvidence(each) }));
  return [
    explainStance(policy, sources, statements),
    ...noted.flatMap(({ each, source }) =>
      [field("subject", each.subject, source), field("shows", each.shows, source)].flat(),
    ),
    ...field("kind", policy.kind, sources.note?.kind ? "our note" : "the catalogue"),
    ...field("language", policy.language, sources.note?.language ? "our note" : "the catalogue"),
    ...explainFormats(policy, statements),
    ...policy.demands.map((demand) => ({
      field: "demand",
      says: wordDemand(demand),
      source: `${wordSource(demand.source)}, ${demand.certainty}`,
      rivals: overridden.filter((each) => isSameField(each, demand)).map(wordOverridden),
    })),
    ...wordRequirements(policy).flatMap(({ text, source }) =>
      field("every post", text, wordSource(source)),
    ),
    ...explainCodes(policy, sources),
    ...policy.threads.flatMap(({ name, takes, every, day, source }) =>
      field(
        "thread",
        [`${name}: ${takes}`, every && `every ${every}`, day].filter(Boolean).join(", "),
        wordSource(source),
      ),
    ),
    ...policy.bannedKeywords.flatMap((word) =>
      field("banned word", word, wordSource(policy.keywordSources[word] ?? policy.stance.source)),
    ),
    ...noted.flatMap(({ each, source }) =>
      [
        field("AI", each.ai, source),
        field("flairs", each.flairs.join(", "), source),
        field("unwanted", each.unwanted.join("; "), source),
        each.elsewhere.flatMap(({ what, where }) =>
          field("elsewhere", `${what}: ${where}`, source),
        ),
      ].flat(),
    ),
  ];
}

function field(name: string, says: string | null, source: string): ExplainedField[] {
  return says ? [{ field: name, says, source, rivals: [] }] : [];
}

/** 'rules page of March 2023, high confidence': what a statement rests on. */
function wordEvidence({ evidence, asOf, confidence, ...rest }: Statement): string {
  const source: PolicySource = { kind: "note", asOf };
  const certainty = rateCertainty({ asOf, confidence, ...rest });
  return `${wordSource(source)} (${evidence}, ${confidence} confidence, ${certainty})`;
}

function explainStance(
  policy: Policy,
  sources: PolicySources,
  statements: readonly Statement[],
): ExplainedField {
  const { stance, kind } = policy;
  const said = rankStances(statements, mergeDemands(statements).kept, listRules(sources));
  const lost = said.filter(
    ({ is, source }) => is !== stance.is || wordSource(source) !== wordSource(stance.source),
  );
  return {
    field: "stance",
    says: wordWhole(stance, kind),
    source: wordSource(stance.source),
    rivals: lost.map((each) => ({
      says: wordWhole(each, kind),
      source: wordSource(each.source),
      why: whyItLost(each, stance),
    })),
  };
}

function wordWhole(stance: StanceOnPromotion, kind: Policy["kind"]): string {
  return `${stance.is}: ${wordStance(stance, kind)}${stance.detail ? ` (${stance.detail})` : ""}`;
}

function whyItLost(lost: StanceOnPromotion, won: StanceOnPromotion): string {
  if (won.source.kind === "yours") return "what was pasted counts first";
  if (lost.source.kind === "hint") {
    return won.source.kind === "hint"
      ? "a guess loosens nothing"
      : "a guess never counts before what is known";
  }
  if (won.source.kind === "reddit") return "Reddit's own answer counts first";
  return lost.source.kind === "rules"
    ? "a note counts before an older list of rules"
    : "the note puts another statement first";
}

function explainFormats(policy: Policy, statements: readonly Statement[]): ExplainedField[] {
  if (!policy.formats) return [];
  const { allowed, source } = policy.formats;
  const others = statements.filter(({ formats }) => formats).slice(1);
  return [
    {
      field: "post types",
      says: allowed.join(", "),
      source: wordSource(source),
      rivals: others.map((each) => ({
        says: (each.formats ?? []).join(", "),
        source: wordEvidence(each),
        why: "the note puts another statement first",
      })),
    },
  ];
}

/** Rules by code, and what the list says of promotion where a better source says it. */
function explainCodes(policy: Policy, sources: PolicySources): ExplainedField[] {
  const listed = listRules(sources);
  const codes = Object.entries(policy.codes) as [
    RuleCode,
    NonNullable<Policy["codes"][RuleCode]>,
  ][];
  const kept = codes.map(([code, value]) => {
    const before = listed?.rules.codes[code];
    const isOther = before !== undefined && before !== value;
    return {
      field: "rule",
      says: wordRule(code, value),
      source: wordSource(policy.codeSources[code] ?? policy.stance.source),
      rivals:
        isOther && listed
          ? [
              {
                says: wordRule(code, before),
                source: wordSource(listed.source),
                why: "a better source has another value",
              },
            ]
          : [],
    };
  });
  const dropped = Object.entries(listed?.rules.codes ?? {}).flatMap(([code, value]) =>
    policy.codes[code as RuleCode] === undefined && listed
      ? [
          {
            field: "rule",
            says: "nothing",
            source: wordSource(policy.stance.source),
            rivals: [
              {
                says: wordRule(code as RuleCode, value),
                source: wordSource(listed.source),
                why: "what is known of promotion there says otherwise",
              },
            ],
          },
        ]
      : [],
  );
  return [...kept, ...dropped];
}

function isSameField(one: Demand, other: Demand): boolean {
  return one.code === other.code;
}

function wordOverridden(demand: Demand & { source: PolicySource }): Said & { why: string } {
  return {
    says: wordDemand(demand),
    source: wordSource(demand.source),
    why: "a better statement has this demand",
  };
}

/** 'own work: title-tag [OC] (own photo)'. */
function wordDemand({ of, code, value, detail, countsComments }: Demand): string {
  const words = value === null ? "" : ` ${[value].flat().join(" or ")}`;
  const which = [detail, countsComments && "comments count"].filter(Boolean).join("; ");
  return `${of}: ${code}${words}${which ? ` (${which})` : ""}`;
}
