export type CsvFault = "row-too-long" | "unclosed-quote";

type CsvReader = {
  /** The next piece of text, cut anywhere. */
  push: (text: string) => CsvFault | null;
  end: () => CsvFault | null;
};

/** In letters and fields. Longer than anything that Reddit takes: a file with such a row is something else. */
export const LONGEST_ROW = 200_000;

type CsvOptions = {
  delimiter?: string;
  /** Spaces around a field are no part of it; those within quotes are. */
  isTrimmed?: boolean;
};

/** All rows of a short text; those before a fault are still there. */
export function readCsv(
  text: string,
  options: CsvOptions = {},
): { rows: string[][]; fault: CsvFault | null } {
  const rows: string[][] = [];
  const reader = createCsvReader((fields) => rows.push(fields), options);
  return { rows, fault: reader.push(text) ?? reader.end() };
}

/** What a spreadsheet put between the fields: it writes what its language wants, and the first line has most of that. */
export function findDelimiter(firstLine: string): string {
  const count = (sign: string) => firstLine.split(sign).length;
  return [",", ";", "\t"].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

/**
 * Rows of a CSV file as it comes, each with the line that it ends on: quoted fields with delimiters, quotes and new
 * lines, any line ends, a byte order mark.
 */
export function createCsvReader(
  onRow: (fields: string[], line: number) => void,
  { delimiter = ",", isTrimmed = false }: CsvOptions = {},
): CsvReader {
  const marks = `${delimiter}\r\n`;
  /** Those that have ended. */
  let lines = 0;
  let fields: string[] = [];
  let field = "";
  /** Of the fields of this row that are complete. */
  let letters = 0;
  let place: "start" | "plain" | "quoted" | "after-quote" = "start";
  let isFirst = true;
  /** A line feed behind a carriage return ends no other row. */
  let wasReturn = false;

  function endField() {
    const isPlain = place === "plain";
    fields.push(isTrimmed && isPlain ? field.trimEnd() : field);
    letters += field.length;
    field = "";
    place = "start";
  }

  function endRow() {
    const isEmpty = fields.length === 0 && place === "start";
    if (isEmpty) return;
    endField();
    const row = fields;
    fields = [];
    letters = 0;
    onRow(row, lines + 1);
  }

  /** Where the run of letters ends that mean nothing special here. */
  function findRunEnd(text: string, from: number): number {
    if (place === "quoted") {
      const quote = text.indexOf('"', from);
      return quote < 0 ? text.length : quote;
    }
    let at = from;
    while (at < text.length && !marks.includes(text.charAt(at))) at += 1;
    return at;
  }

  function readMark(mark: string) {
    if (place === "quoted") place = "after-quote";
    else if (mark === delimiter) endField();
    else if (mark === "\r" || !wasReturn) {
      endRow();
      lines += 1;
    }
    wasReturn = mark === "\r";
  }

  function push(text: string): CsvFault | null {
    let at = isFirst && text.startsWith("\uFEFF") ? 1 : 0;
    if (text !== "") isFirst = false;
    while (at < text.length) {
      const letter = text.charAt(at);
      if (letter === '"' && (place === "start" || place === "after-quote")) {
        // Two quotes inside quotes are one.
        if (place === "after-quote") field += '"';
        place = "quoted";
        wasReturn = false;
        at += 1;
        continue;
      }
      const runEnd = findRunEnd(text, at);
      const run = text.slice(at, runEnd);
      const spaces = isTrimmed && place === "start" ? run.length - run.trimStart().length : 0;
      if (spaces > 0) {
        wasReturn = false;
        at += spaces;
        continue;
      }
      const isBeside = isTrimmed && place === "after-quote" && run.trim() === "";
      if (run !== "" && !isBeside) {
        if (place === "quoted") lines += run.split("\n").length - 1;
        else place = "plain";
        field += run;
        wasReturn = false;
      }
      if (letters + field.length + fields.length > LONGEST_ROW) return "row-too-long";
      if (runEnd < text.length) readMark(text.charAt(runEnd));
      at = runEnd + 1;
    }
    return null;
  }

  function end(): CsvFault | null {
    if (place === "quoted") return "unclosed-quote";
    endRow();
    return null;
  }

  return { push, end };
}
