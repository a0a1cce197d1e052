import { useState } from "react";
import { keepOrder } from "./keep-order.ts";

/** A second click in the same place must not reach another row. */
export function useKeptOrder<Row extends { subredditId: string }>(rows: readonly Row[]): Row[] {
  const [seen, setSeen] = useState<string[]>([]);
  const kept = keepOrder(rows, seen);
  const fresh = kept.map(({ subredditId }) => subredditId).filter((id) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return kept;
}
