import type { Database } from "#server/db/database.ts";
import type { Job } from "./queue.ts";

export function tendDatabase(database: Database): Job {
  return { name: "tend-database", cron: "23 3 * * *", run: database.tend };
}
