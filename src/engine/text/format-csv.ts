import { beginsWithOne } from "./characters.ts";

export type CsvCell = string | number | boolean | null;

/** Spreadsheets take what begins so for a formula, and run it. */
const FORMULA = "=+-@\t\r";
const NEEDS_QUOTES = /[",\r\n]/;
/** Without it some spreadsheets read umlauts as two letters. */
const BYTE_ORDER_MARK = "\u{FEFF}";

/** A table as spreadsheets open it: commas, quotes where they are needed, nothing that runs. */
export function formatCsv(columns: readonly string[], rows: readonly CsvCell[][]): string {
  const lines = [columns, ...rows].map((cells) => cells.map(formatCell).join(","));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = beginsWithOne(cell, FORMULA) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
