import { DIMENSIONS, type MultiplyRows } from "./matcher-model.ts";

/** One product after the other. `catalogue/scan` does the same by vector instructions. */
export function multiplyPlainly(rows: Int8Array): MultiplyRows {
  return (query, from, to) =>
    Int32Array.from({ length: to - from }, (_, i) => {
      const start = (from + i) * DIMENSIONS;
      return query.reduce((sum, value, d) => sum + value * (rows[start + d] ?? 0), 0);
    });
}
