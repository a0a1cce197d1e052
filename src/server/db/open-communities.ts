import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { subredditClosures } from "./schema.ts";

/** Not among those that Reddit no longer shows. */
export function isOpen(id: SQLWrapper): SQL {
  return sql`not exists (
    select 1 from ${subredditClosures} where ${subredditClosures.subredditId} = ${id})`;
}
