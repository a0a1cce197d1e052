import { sql } from "drizzle-orm";
import { readRows } from "#server/db/read-rows.ts";
import type { InProcess } from "./in-process.ts";

/** Somebody whose rows are in the way. */
export async function insertOtherUser({ database }: InProcess, email: string): Promise<string> {
  const [row] = await readRows<{ id: string }>(
    database.db,
    sql`insert into users (email, created_at) values (${email}, now()) returning id`,
  );
  return row?.id ?? "";
}
