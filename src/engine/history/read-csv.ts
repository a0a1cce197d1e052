export type CsvFault = "row-too-long" | "unclosed-quote";

type CsvReader = {
  /** The next piece of text, cut anywhere. */
  push: (text: string) => CsvFault | null;
  end: () => CsvFault | null;
};

/** In letters and fields. Longer than anything that Reddit takes: a file with such a row is something else. */
export const LONGEST_ROW = 200_000;

/** Rows of a CSV file as it comes: quoted fields with commas, quotes and new lines, any line ends, a byte order mark. */
export function createCsvReader(onRow: (fields: string[]) => void): CsvReader {
  let fields: string[] = [];
  let field = "";
  /** Of the fields of this row that are complete. */
  let letters = 0;
  let place: "start" | "plain" | "quoted" | "after-quote" = "start";
  let isFirst = true;
  /** A line feed behind a carriage return ends no other row. */
  let wasReturn = false;

  function endField() {
    fields.push(field);
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
    onRow(row);
  }

  /** Where the run of letters ends that mean nothing special here. */
  function findRunEnd(text: string, from: number): number {
    if (place === "quoted") {
      const quote = text.indexOf('"', from);
      return quote < 0 ? text.length : quote;
    }
    let at = from;
    while (at < text.length && !",\r\n".includes(text.charAt(at))) at += 1;
    return at;
  }

  function readMark(mark: string) {
    if (place === "quoted") place = "after-quote";
    else if (mark === ",") endField();
    else if (mark === "\r" || !wasReturn) endRow();
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
      if (runEnd > at) {
        if (place !== "quoted") place = "plain";
        field += text.slice(at, runEnd);
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
