import type { Database } from "#server/db/database.ts";

type Client = { query: (statement: string | { text: string }, ...rest: unknown[]) => unknown };

/** What is sent to the database, outside transactions, while something runs. */
export async function listStatements(
  { db }: Database,
  run: () => Promise<unknown>,
): Promise<string[]> {
  const client = (db as unknown as { $client: Client }).$client;
  const { query } = client;
  const sent: string[] = [];
  client.query = (statement, ...rest) => {
    sent.push(typeof statement === "string" ? statement : statement.text);
    return query.call(client, statement, ...rest);
  };
  try {
    await run();
  } finally {
    client.query = query;
  }
  return sent;
}
