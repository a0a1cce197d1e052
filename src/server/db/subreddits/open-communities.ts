import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { subredditClosures } from "../schema.ts";

/**
 * Not among those that Reddit no longer shows. They are few, and a list of them is looked at more
 * quickly than joined: counting the whole catalogue takes a third of the time.
 */
export function isOpen(id: SQLWrapper): SQL {
  return sql`${id} not in (select ${subredditClosures.subredditId} from ${subredditClosures})`;
}
