import type { Snapshot } from "#server/db/database.ts";
import { liesWithin, type PageRange, type TableLayout } from "#server/db/table-layout.ts";

/** About 8 MB of a table: what the embedded database hands over at once lies in memory. */
const PAGES_AT_ONCE = 1000;

/** Some of them are words of SQL. */
export function quoteColumns(columns: readonly string[]): string[] {
  return columns.map((column) => `"${column}"`);
}

type Columns = Pick<TableLayout, "name" | "columns">;

/** A table's rows piece by piece, in COPY's text format. */
export async function* copyTable(
  snapshot: Snapshot,
  table: Columns,
  pages: number,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < Math.max(pages, 1); from += PAGES_AT_ONCE) {
    const until = from + PAGES_AT_ONCE;
    yield* copyPages(snapshot, table, { from, until: until >= pages ? null : until });
  }
}

export function copyPages(
  snapshot: Snapshot,
  { name, columns }: Columns,
  range: PageRange,
): AsyncIterable<Uint8Array> {
  const list = quoteColumns(columns).join(", ");
  return snapshot.copyOut(`select ${list} from "${name}" where ${liesWithin(range)}`);
}

/** PostgreSQL hands rows over as they come, which may end in the middle of one. */
export async function* inWholeRows(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const newline = 0x0a;
  let rest: Uint8Array = new Uint8Array();
  for await (const part of parts) {
    const bytes = Buffer.concat([rest, part]);
    const end = bytes.lastIndexOf(newline) + 1;
    if (end > 0) yield bytes.toString("utf8", 0, end);
    rest = bytes.subarray(end);
  }
}
