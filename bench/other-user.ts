import { sql } from "drizzle-orm";
import type { InProcess } from "./in-process.ts";
import { readRows } from "#server/db/database.ts";

/** Somebody whose rows are in the way. */
export async function insertOtherUser({ database }: InProcess, email: string): Promise<string> {
  const [row] = await readRows<{ id: string }>(
    database.db,
    sql`insert into users (email, created_at) values (${email}, now()) returning id`,
  );
  return row?.id ?? "";
}
