import { parse } from "csv-parse/sync";
import type { Brief } from "#contract/project.ts";
import { fieldOf } from "./brief-fields.ts";
import { refuseBrief } from "./refuse-brief.ts";
import { shapeBrief } from "./shape-brief.ts";

const MAX_ROWS = 200;
/** A brief is a row or two; parsing more takes time that a long file decides on. */
const MAX_CSV_LENGTH = 50_000;

/** By its name, or by a first line that names two fields of a project and nothing else. */
export function holdsCsv(text: string, fileName: string): boolean {
  if (/\.[ct]sv$/i.test(fileName)) return true;
  const cells = (text.split("\n", 1)[0] ?? "").split(/[,;\t]/);
  return cells.length >= 2 && cells.every((cell) => fieldOf(cell.replace(/^"|"$/g, "")) !== null);
}

/** Either a row of headings with the project in the row below, or a heading in each row. */
export function readCsvBrief(text: string): Brief {
  const [first = [], ...rest] = parseRows(text);
  const hasHeadings = rest.length > 0 && first.filter((cell) => fieldOf(cell) !== null).length >= 2;
  const pairs = hasHeadings
    ? first.map((heading, column) => [heading, rest[0]?.[column] ?? ""] as const)
    : [first, ...rest].map(
        ([heading = "", ...values]) => [heading, values.find(Boolean) ?? ""] as const,
      );

  const fields: Record<string, string> = {};
  for (const [heading, value] of pairs) {
    const field = fieldOf(heading);
    if (field !== null) fields[field] ??= value;
  }
  if (Object.keys(fields).length === 0) throw refuseBrief("csv-without-fields");
  return shapeBrief(fields);
}

function parseRows(text: string): string[][] {
  try {
    return parse(text.slice(0, MAX_CSV_LENGTH), {
      delimiter: detectDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: MAX_ROWS,
    });
  } catch {
    throw refuseBrief("csv-broken");
  }
}

function detectDelimiter(text: string): string {
  const line = text.split("\n", 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ",";
}
