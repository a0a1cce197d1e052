/** Texts in which a row finds what it stands for, and near ones in which it does not. */
export type RowExamples = {
  has: readonly [string, string, ...string[]];
  lacks: readonly [string, string, ...string[]];
};

/** The examples that a table reads otherwise than they say; for tests that are made from its rows. */
export function listMisread<Row extends string>(
  rows: Readonly<Record<Row, RegExp>>,
  examples: Readonly<Record<Row, RowExamples>>,
): string[] {
  return (Object.keys(rows) as Row[]).flatMap((row) => {
    const isFound = (text: string) => text.search(rows[row]) >= 0;
    const { has, lacks } = examples[row];
    return [
      ...has.filter((text) => !isFound(text)).map((text) => `${row} is not found in: ${text}`),
      ...lacks.filter(isFound).map((text) => `${row} is found in: ${text}`),
    ];
  });
}
