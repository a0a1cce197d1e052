import { snakeCase, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What the operator decides while the service runs, the same for all its servers; without a row it is as shipped. */
export const serviceSettings = snakeCase.table("service_settings", {
  name: text({ enum: ["sign-up"] }).primaryKey(),
  value: text().notNull(),
  updatedAt: instant().notNull(),
});
