import type { Snapshot } from "#server/db/database.ts";
import type { TableLayout } from "#server/db/table-layout.ts";

/** About 8 MB of a table: what the embedded database hands over at once lies in memory. */
const PAGES_AT_ONCE = 1000;

/** Some of them are words of SQL. */
export function quoteColumns(columns: readonly string[]): string[] {
  return columns.map((column) => `"${column}"`);
}

/** A table's rows piece by piece, in COPY's text format. */
export async function* copyTable(
  snapshot: Snapshot,
  { name, columns }: Pick<TableLayout, "name" | "columns">,
  pages: number,
): AsyncGenerator<Uint8Array> {
  const list = quoteColumns(columns).join(", ");
  for (let from = 0; from < Math.max(pages, 1); from += PAGES_AT_ONCE) {
    const until = from + PAGES_AT_ONCE;
    const isLast = until >= pages;
    const range = `ctid >= '(${from},0)'${isLast ? "" : ` and ctid < '(${until},0)'`}`;
    yield* snapshot.copyOut(`select ${list} from "${name}" where ${range}`);
  }
}
