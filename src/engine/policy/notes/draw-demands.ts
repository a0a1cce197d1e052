import type { Certainty, DemandCode, PolicyDemand } from "../demand.ts";
import type { Policy, PolicySource, Requirement } from "../policy.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";
import type { NotedDemand, Statement } from "./note.ts";
import { codesOf } from "../codes-of-demand.ts";
import { OF_PROMOTION } from "../concerns.ts";

/** Rules change: what is older than this may be out of force. */
const SURE_SINCE = "2025-01";

/** What speaks as 'probably': a guess, and what rests on evidence of before 2025. */
export function rateCertainty({
  confidence,
  asOf,
}: Pick<Statement, "confidence" | "asOf">): Certainty {
  return confidence === "low" || (asOf !== null && asOf < SURE_SINCE) ? "probable" : "sure";
}

/** Best first: a guess never counts before what is known, whatever their order in the note. */
export function rankStatements(statements: readonly Statement[]): readonly Statement[] {
  if (statements.length < 2) return statements;
  return statements.toSorted((a, b) => Number(isGuess(a)) - Number(isGuess(b)));
}

/** A guess says nothing where somebody knew more and didn't say it. */
export function keepFirm(statements: readonly Statement[]): readonly Statement[] {
  return statements.every(isGuess) ? statements : statements.filter((each) => !isGuess(each));
}

function isGuess({ confidence }: Statement): boolean {
  return confidence === "low";
}

export type DrawnDemand = NotedDemand & Pick<PolicyDemand, "source" | "certainty">;

/** The demands of all statements, best first, and those that a better statement overrides. */
export function mergeDemands(statements: readonly Statement[]): {
  kept: DrawnDemand[];
  overridden: DrawnDemand[];
} {
  const [only] = statements;
  // By itself one loses nothing, unless nobody knows what goes with its stance.
  if (only && statements.length === 1 && only.stance !== "unknown")
    return { kept: drawFrom(only), overridden: [] };
  const kept: DrawnDemand[] = [];
  const overridden: DrawnDemand[] = [];
  const known = new Set<string>();
  const best = statements.find(({ stance }) => stance !== null && stance !== "unknown");
  const isClosed = best?.stance === "closed" || best?.stance === "no-place";
  for (const statement of statements) {
    // What goes with another stance on promotion went with it.
    const isOutdated = statement.stance !== null && statement.stance !== best?.stance;
    const isLost = (demand: DrawnDemand) =>
      (known.size > 0 && known.has(nameField(demand))) ||
      (isOutdated && OF_PROMOTION.includes(demand.of) && !(isClosed && demand.detail !== null));
    const drawn = drawFrom(statement);
    for (const demand of drawn) (isLost(demand) ? overridden : kept).push(demand);
    // Nothing comes behind the last that it could override.
    if (statement !== statements.at(-1)) for (const demand of drawn) known.add(nameField(demand));
  }
  if (overridden.length === 0) return { kept, overridden };
  const agreed = new Set(overridden.filter(isSure).map(nameField));
  return {
    // What a second statement says for sure is no mere probability.
    kept: kept.map((each) =>
      agreed.has(nameField(each)) ? Object.assign({}, each, { certainty: "sure" as const }) : each,
    ),
    overridden,
  };
}

/** All of a statement share one source. */
function drawFrom(statement: Statement): DrawnDemand[] {
  const source: PolicySource = { kind: "note", asOf: statement.asOf };
  const certainty = rateCertainty(statement);
  return statement.demands.map(({ of, code, value, detail, countsComments, requirement }) => ({
    source,
    certainty,
    of,
    code,
    value,
    detail,
    countsComments,
    requirement,
  }));
}

function isSure({ certainty }: DrawnDemand): boolean {
  return certainty === "sure";
}

/** The form of a post is one field; of other demands there is one for each sort of post. */
function nameField({ of, code, detail, requirement }: NotedDemand): string {
  if (requirement?.kind === "unwanted") return requirement.pattern;
  if (requirement?.kind === "source" || requirement?.kind === "links") return requirement.kind;
  // What is unwanted is a list: one entry says nothing about the others.
  if (code === "unwanted") return `${code} of ${of} ${detail ?? ""}`;
  return OF_FORM.has(code) ? code : `${code} of ${of}`;
}

const OF_FORM: ReadonlySet<DemandCode> = new Set<DemandCode>([
  "title-tag",
  "title-format",
  "phrase",
  "sections",
]);

type Drawn = Pick<Policy, "demands" | "threads" | "subject" | "shows"> & {
  requirements: Requirement[];
  /** What every account or post needs, which rules have codes for. */
  codes: { code: RuleCode; value: RuleValue; source: PolicySource }[];
};

/**
 * What was noted, each with its source. A demand is in one list only: as a requirement where a pattern of
 * ours finds it, as a code where every account or post is held against it, and else among the demands.
 */
export function drawDemands(statements: readonly Statement[], kept: readonly DrawnDemand[]): Drawn {
  const onSubject = statements.find(({ subject }) => subject !== null);
  const drawn: Drawn = {
    demands: [],
    requirements: [],
    codes: [],
    threads: statements.flatMap(({ threads, asOf }) =>
      threads.map((thread) => ({ ...thread, source: { kind: "note" as const, asOf } })),
    ),
    subject: onSubject?.subject ?? null,
    shows: onSubject?.shows ?? null,
  };
  for (const each of kept) {
    const { source, certainty, of, code, value, detail, countsComments, requirement } = each;
    const ruled = of === "all" && certainty === "sure" ? codeOf(each) : null;
    if (ruled) drawn.codes.push({ ...ruled, source });
    if (requirement) {
      drawn.requirements.push({ ...requirement, source } as Requirement);
    } else if (!ruled || (code === "flair" && value !== null)) {
      // The code says that a flair is needed; which one, only the demand says.
      drawn.demands.push({ source, certainty, of, code, value, detail, countsComments });
    }
  }
  return drawn;
}

/** Codes that every account or post is held against by itself. */
const OF_ALL: readonly RuleCode[] = ["flair-required", "min-karma", "min-account-age-days"];

/** 'Comment karma' is not the account's. */
function codeOf(demand: PolicyDemand): { code: RuleCode; value: RuleValue } | null {
  if (demand.detail !== null && demand.code !== "flair") return null;
  const codes = codesOf(demand);
  const code = OF_ALL.find((each) => codes[each] !== undefined);
  const value = code && codes[code];
  return code && value !== undefined ? { code, value } : null;
}
