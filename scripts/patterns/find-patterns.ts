import { parseAst } from "vite";

export type FoundPattern = { line: number; pattern: string; flags: string };

/** The regular expressions that a file of code writes out. */
export function findPatterns(file: string, code: string): FoundPattern[] {
  const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  return findLiterals(program).map(({ regex: { pattern, flags }, start }) => ({
    line: code.slice(0, start).split("\n").length,
    pattern,
    flags,
  }));
}

type RegExpLiteral = { regex: { pattern: string; flags: string }; start: number };

function findLiterals(node: unknown): RegExpLiteral[] {
  if (typeof node !== "object" || node === null) return [];
  if ("regex" in node && "start" in node) return [node as RegExpLiteral];
  return Object.values(node).flatMap(findLiterals);
}

/** Where a pattern is data: a row says what it stands for, with examples beside it. */
const TABLES = /^src\/engine\/(?:lexicon\/|.*(?:\/rows\/|-(?:table|rows)\.ts$))/;

/** Whether a pattern of this file is one that somebody wrote where words, or a table, might do. */
export function isOutsideTables(file: string): boolean {
  const isTest = /\.test\.tsx?$/.test(file) || file.includes("/testing/");
  return file.startsWith("src/engine/") && !isTest && !TABLES.test(file);
}
