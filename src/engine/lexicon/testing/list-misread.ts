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
  const misread: string[] = [];
  for (const row of Object.keys(rows) as Row[]) {
    const isFound = (text: string) => text.search(rows[row]) >= 0;
    const { has, lacks } = examples[row];
    for (const text of has) if (!isFound(text)) misread.push(`${row} is not found in: ${text}`);
    for (const text of lacks) if (isFound(text)) misread.push(`${row} is found in: ${text}`);
  }
  return misread;
}
