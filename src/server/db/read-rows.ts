import type { SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

/** The rows of a statement that the query builder has no words for, as the caller knows them to be. */
export async function readRows<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
