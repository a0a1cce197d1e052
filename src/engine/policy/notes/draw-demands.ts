import type { Certainty, DemandCode, PolicyDemand } from "../demand.ts";
import type { Policy, PolicySource, Requirement } from "../policy.ts";
import type { Statement } from "./note.ts";

/** Rules change: what is older than this may be out of force. */
const SURE_SINCE = "2025-01";

/** What speaks as 'probably': a guess, and what rests on evidence of before 2025. */
export function rateCertainty({
  confidence,
  asOf,
}: Pick<Statement, "confidence" | "asOf">): Certainty {
  return confidence === "low" || (asOf !== null && asOf < SURE_SINCE) ? "probable" : "sure";
}

type Drawn = Pick<Policy, "demands" | "threads" | "subject" | "shows">;

/** What was noted of demands, threads and subject, each with its source; the first that knows counts. */
export function drawDemands(
  statements: readonly Statement[],
  requirements: readonly Requirement[],
): Drawn {
  const isKnown = new Set(requirements.flatMap(({ kind }) => SAME_DEMAND[kind] ?? []));
  return {
    demands: statements
      .flatMap(sourceDemands)
      .filter(({ of, code }) => of !== "all" || !isKnown.has(code)),
    threads: statements.flatMap((statement) =>
      statement.threads.map((thread) => ({ ...thread, source: sourceOf(statement) })),
    ),
    subject: statements.find(({ subject }) => subject !== null)?.subject ?? null,
    shows: statements.find(({ subject }) => subject !== null)?.shows ?? null,
  };
}

/** The demands that a requirement on every post makes already. */
const SAME_DEMAND: Partial<Record<Requirement["kind"], DemandCode>> = {
  tag: "title-tag",
  "title-bracket": "title-format",
  format: "title-format",
  phrase: "phrase",
  sections: "sections",
};

function sourceDemands(statement: Statement): PolicyDemand[] {
  const source = sourceOf(statement);
  const certainty = rateCertainty(statement);
  return statement.demands.map((demand) => ({ ...demand, source, certainty }));
}

function sourceOf({ asOf }: Statement): PolicySource {
  return { kind: "note", asOf };
}
