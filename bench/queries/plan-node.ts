/** As EXPLAIN has it in JSON, as far as it is read here. */
export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  "Join Type"?: string;
  "Conflict Arbiter Indexes"?: string[];
  /** Of one loop, on average. */
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Heap Fetches"?: number;
  Plans?: PlanNode[];
};

export function listNodes(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(listNodes)];
}

export function countRows(node: PlanNode, rows = node["Actual Rows"] ?? 0): number {
  return rows * (node["Actual Loops"] ?? 1);
}
