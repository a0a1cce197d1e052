import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createCsvReader, findDelimiter, LONGEST_ROW, readCsv } from "./read-csv.ts";

function readPieces(pieces: readonly string[]) {
  const rows: string[][] = [];
  const reader = createCsvReader((row) => rows.push(row));
  for (const piece of pieces) {
    const fault = reader.push(piece);
    if (fault) return { rows, fault };
  }
  return { rows, fault: reader.end() };
}

test.each<[string, string, string[][]]>([
  [
    "plain fields",
    "a,b\nc,d\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "no line end at the end",
    "a,b\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "Windows' line ends",
    "a,b\r\nc,d\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["old line ends", "a\rb", [["a"], ["b"]]],
  ["empty lines", "a\n\n\r\n\nb\n", [["a"], ["b"]]],
  ["a byte order mark", "\uFEFFid,b\n", [["id", "b"]]],
  ["empty fields", ",,\n", [["", "", ""]]],
  ["a quoted comma", '"a,b",c', [["a,b", "c"]]],
  ["a quoted quote", '"say ""hi""",c', [['say "hi"', "c"]]],
  ["quoted line ends", '"one\r\ntwo\n\nthree",c\r\nd', [["one\r\ntwo\n\nthree", "c"], ["d"]]],
  ["quoted nothing", '"",""\n""\n', [["", ""], [""]]],
  ["a quote inside a plain field", 'a"b,c', [['a"b', "c"]]],
  ["words behind a closing quote", '"a"b,c', [["ab", "c"]]],
  ["nothing", "", []],
])("reads %s", (_case, text, rows) => {
  expect(readPieces([text])).toEqual({ rows, fault: null });
});

const fields = fc.array(
  fc.string({ unit: fc.constantFrom("a", "é", "😀", '"', ",", "\n", "\r", " "), maxLength: 6 }),
  { minLength: 1, maxLength: 4 },
);

test("gives back what was written, wherever the text is cut", () => {
  fc.assert(
    fc.property(
      fc.array(fields, { maxLength: 6 }),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.array(fc.nat(60)),
      (rows, lineEnd, cuts) => {
        const text = rows.map((row) => row.map(quote).join(",") + lineEnd).join("");
        const places = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))];
        const borders = [0, ...places.toSorted((a, b) => a - b), text.length];
        const pieces = borders.slice(1).map((end, index) => text.slice(borders[index], end));
        expect(readPieces(pieces)).toEqual({ rows, fault: null });
        expect(readPieces(text.split(""))).toEqual({ rows, fault: null });
      },
    ),
  );
});

test("reads text that nobody wrote as CSV the same wherever it is cut", () => {
  const wild = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r", "\uFEFF") });
  fc.assert(
    fc.property(wild, (text) => {
      expect(readPieces(text.split(""))).toEqual(readPieces([text]));
    }),
  );
});

test.each<[string, string[], string]>([
  ["a quote that never ends", ['a,"b\n'], "unclosed-quote"],
  ["a field without an end", Array.from({ length: 300 }, () => "x".repeat(1000)), "row-too-long"],
  ["a quoted one", ['"', ...Array.from({ length: 300 }, () => "y".repeat(1000))], "row-too-long"],
  ["quotes without an end", [`"${'""'.repeat(LONGEST_ROW + 2)}`], "row-too-long"],
  ["fields without an end", [",".repeat(LONGEST_ROW + 2)], "row-too-long"],
])("refuses %s", (_case, pieces, fault) => {
  expect(readPieces(pieces).fault).toBe(fault);
});

function quote(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}

test.each([
  ["name;members", ";"],
  ["name\tmembers", "\t"],
  ["name,members;more", ","],
  ["name", ","],
])("'%s' has '%s' between", (line, delimiter) => {
  expect(findDelimiter(line)).toBe(delimiter);
});

test("takes another delimiter, and a comma is then a letter", () => {
  expect(readCsv("a,b;c\n", { delimiter: ";" }).rows).toEqual([["a,b", "c"]]);
});

test.each<[string, string[]]>([
  [" a , b ", ["a", "b"]],
  [' "a, b" , c', ["a, b", "c"]],
  ['" a ",b', [" a ", "b"]],
  ["a b,,  ", ["a b", "", ""]],
])("without the spaces around it, '%s' has the fields %j", (text, row) => {
  expect(readCsv(text, { isTrimmed: true })).toEqual({ rows: [row], fault: null });
});

test("says the line that each row ends on, quoted ones and empty ones counted", () => {
  const ends: number[] = [];
  const reader = createCsvReader((_row, line) => ends.push(line));
  reader.push('a\r\n\r\n"b\nb",c\nd');
  reader.end();
  expect(ends).toEqual([1, 4, 5]);
});

test("spaces take no longer than they are long", () => {
  const text = `a,${" ".repeat(190_000)}b`;
  expect(readCsv(text, { isTrimmed: true }).rows).toEqual([["a", "b"]]);
});
