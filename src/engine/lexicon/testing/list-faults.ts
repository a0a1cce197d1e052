import { listMisread, type RowExamples } from "./list-misread.ts";

/**
 * What is wrong with a table of patterns, a file of them or a part of one: rows without examples, examples without
 * a row, and texts that are read otherwise than the examples say. Rows within rows are called 'NAME key'.
 */
export function listFaults(table: object, examples: Readonly<Record<string, RowExamples>>) {
  const rows = nameRows(table);
  const known = rows.filter(([name]) => name in examples);
  return [
    ...rows.flatMap(([name]) => (name in examples ? [] : [`${name} has no examples`])),
    ...Object.keys(examples).flatMap((name) =>
      rows.some(([row]) => row === name) ? [] : [`${name} is no row`],
    ),
    ...listMisread(Object.fromEntries(known), examples),
  ];
}

function nameRows(table: object, within = ""): [name: string, row: RegExp][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const name = `${within}${key}`;
    if (value instanceof RegExp) return [[name, value]];
    return typeof value === "object" && value !== null ? nameRows(value, `${name} `) : [];
  });
}
