import type { Catalog } from "./catalog.ts";
import { countRows, listNodes, type PlanNode } from "./plan-node.ts";

export type Limits = {
  /** A table of more rows is never to be read from one end to the other. */
  largeTable: number;
  /** So many rows may be read in vain, or put in order. */
  readInVain: number;
  sorted: number;
};

export type Fault = { table: string | null; text: string };

/** What would become slow as tables grow; nothing where the plan is as it should be. */
export function judgePlan(plan: PlanNode, catalog: Catalog, limits: Limits): Fault[] {
  return listNodes(plan)
    .filter((node) => node["Actual Loops"] !== 0)
    .flatMap((node) => [judgeScan(node, catalog, limits), judgeSort(node, limits)].flat());
}

/** One or two that are read in vain for each row of another table are no matter. */
const FEW_IN_VAIN = 10;

function judgeScan(node: PlanNode, { sizes, indexes }: Catalog, limits: Limits): Fault[] {
  if (!node["Node Type"].includes("Scan")) return [];
  const index = indexes.get(node["Index Name"] ?? "");
  const table = node["Relation Name"] ?? index?.table;
  if (!table || (sizes.get(table) ?? 0) <= limits.largeTable) return [];
  if (node["Node Type"] === "Seq Scan") return [{ table, text: `reads all of ${table}` }];
  const kept = countRows(node);
  const inVain = countRows(node, countRemoved(node));
  const isScattered = countRemoved(node) < FEW_IN_VAIN;
  if (!isScattered && inVain > limits.readInVain && inVain > 9 * kept) {
    const text = `reads ${Math.round(inVain + kept)} rows of ${table} to keep ${Math.round(kept)}`;
    return [{ table, text }];
  }
  if (!index) return [];
  // Where the first column is not asked for, the index is read to its end whatever is kept.
  const cond = node["Index Cond"] ?? null;
  const skipsLead = cond !== null && index.lead !== null && !cond.includes(index.lead);
  // A bitmap of a whole partial index is one of several that are laid over each other.
  const isWhole = cond === null && node["Node Type"] !== "Bitmap Index Scan";
  if (!skipsLead && !(isWhole && kept + inVain > limits.readInVain)) return [];
  return [{ table, text: `reads all of ${index.name} of ${table}` }];
}

function countRemoved(node: PlanNode): number {
  return (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
}

/** One that keeps the first few only has to look at all of them as well. */
function judgeSort(node: PlanNode, { sorted }: Limits): Fault[] {
  if (node["Node Type"] !== "Sort") return [];
  const rows = (node.Plans ?? []).reduce((sum, child) => sum + countRows(child), 0);
  return rows > sorted ? [{ table: null, text: `sorts ${Math.round(rows)} rows` }] : [];
}
