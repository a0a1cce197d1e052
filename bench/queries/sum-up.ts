import type { Catalog } from "./catalog.ts";
import { type Fault, judgePlan, type Limits } from "./judge-plan.ts";
import { countRows, listNodes, type PlanNode } from "./plan-node.ts";
import type { RecordedPlan } from "./record-plans.ts";

/** All runs of one statement, whatever its values were. */
export type Statement = {
  /** The function that sent it, or what PostgreSQL did it for. */
  by: string;
  text: string;
  steps: Set<string>;
  runs: number;
  slowestMs: number;
  /** The most rows that a run gave. */
  rows: number;
  /** How large tables were read, as 'posts by posts_user'. */
  scans: Set<string>;
  faults: Map<string, Fault>;
};

export function sumUp(plans: RecordedPlan[], catalog: Catalog, limits: Limits): Statement[] {
  const statements = new Map<string, Statement>();
  for (const { caller, text, step, ms, plan } of plans) {
    const by = caller ?? (isOfForeignKey(text) ? "a foreign key" : step);
    const key = `${by} ${shorten(text)}`;
    const known = statements.get(key) ?? begin(by, shorten(text));
    statements.set(key, known);
    known.steps.add(step);
    known.runs += 1;
    known.slowestMs = Math.max(known.slowestMs, ms);
    known.rows = Math.max(known.rows, countRows(plan));
    for (const scan of listScans(plan, catalog, limits)) known.scans.add(scan);
    for (const fault of judgePlan(plan, catalog, limits)) {
      known.faults.set(fault.text.replaceAll(/\d+/g, ""), fault);
    }
  }
  return [...statements.values()];
}

function begin(by: string, text: string): Statement {
  const nothingYet = { steps: new Set<string>(), scans: new Set<string>(), faults: new Map() };
  return { by, text, runs: 0, slowestMs: 0, rows: 0, ...nothingYet };
}

function isOfForeignKey(text: string): boolean {
  return text.includes("OPERATOR(pg_catalog");
}

/** However many rows it writes or ids it names, it is the same statement. */
function shorten(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(\$\d+|default)(::\w+)?(, (\$\d+|default)(::\w+)?)+/g, "…")
    .replaceAll(/\(…\)(, ?\(…\))+/g, "(…)")
    .replaceAll(/'\(\d+,0\)'/g, "…")
    .trim();
}

function listScans(plan: PlanNode, { sizes }: Catalog, { largeTable }: Limits): string[] {
  return listNodes(plan).flatMap((node) => {
    const table = node["Relation Name"];
    const isScan = node["Node Type"].includes("Scan");
    if (!table || !isScan || (sizes.get(table) ?? 0) <= largeTable) return [];
    const { Plans: [bitmap] = [] } = node;
    const way = node["Index Name"] ?? bitmap?.["Index Name"] ?? node["Node Type"].toLowerCase();
    return [`${table} by ${way}`];
  });
}

/** Of every plan, also for keeping rows unique. */
export function listUsedIndexes(plans: RecordedPlan[]): Set<string> {
  const nodes = plans.flatMap(({ plan }) => listNodes(plan));
  return new Set(
    nodes.flatMap((node) =>
      [node["Index Name"] ?? [], node["Conflict Arbiter Indexes"] ?? []].flat(),
    ),
  );
}
