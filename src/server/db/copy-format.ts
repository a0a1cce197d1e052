export type CopyValue = string | number | Date | null;

/** Rows as COPY's text format wants them: a line each, tabs between, nothing left to interpret. */
export function formatCopyRows(rows: readonly (readonly CopyValue[])[]): string {
  return rows.map((row) => `${row.map(formatValue).join("\t")}\n`).join("");
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function formatValue(value: CopyValue): string {
  if (value === null) return "\\N";
  if (value instanceof Date) return value.toISOString();
  return String(value).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
