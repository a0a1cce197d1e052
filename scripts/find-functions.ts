import { parseAst } from "vite";

export type FoundFunction = { name: string; line: number; lines: number };

/** The functions of a file with a body, those within others too. */
export function findFunctions(file: string, code: string): FoundFunction[] {
  const lineOf = createLineFinder(code);
  const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  return listFunctions(program, null).map(({ name, start, end }) => ({
    name: name ?? "a function without a name",
    line: lineOf(start),
    lines: lineOf(end) - lineOf(start) + 1,
  }));
}

type Place = { name: string | null; start: number; end: number };

const KINDS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

function listFunctions(node: unknown, given: string | null): Place[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => listFunctions(each, given));
  const { type, start, end, id, key, body } = node as Node;
  const name = id?.name ?? key?.name ?? null;
  const within = Object.values(node).flatMap((each) => listFunctions(each, name));
  const isFunction = KINDS.has(type) && body;
  return isFunction ? [{ name: name ?? given, start, end }, ...within] : within;
}

type Node = {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string } | null;
  body?: unknown;
};

function createLineFinder(code: string): (place: number) => number {
  const ends = Array.from(code.matchAll(/\n/g), ({ index }) => index);
  return (place) => {
    const line = ends.findIndex((end) => end >= place);
    return (line < 0 ? ends.length : line) + 1;
  };
}
