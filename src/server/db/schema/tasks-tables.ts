import { sql } from "drizzle-orm";
import { boolean, index, primaryKey, snakeCase, text, unique, uuid } from "drizzle-orm/pg-core";
import type { UserId } from "#server/scope.ts";
import { users } from "./accounts-tables.ts";
import { code, instant } from "./columns.ts";
import { CONTRIBUTION_KINDS } from "#engine/budget/measure-budget.ts";

/** What a user says to have written on Reddit beside the posts that were made through Foothold. */
export const contributions = snakeCase.table(
  "contributions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** No foreign key: it outlives a community that leaves the catalogue. */
    subredditId: code().notNull(),
    kind: text({ enum: CONTRIBUTION_KINDS }).notNull(),
    isPromotional: boolean().notNull(),
    permalink: text(),
    /** When it was written. */
    at: instant().notNull(),
    createdAt: instant().notNull(),
    /** By which import it came; null where it was logged. */
    importId: uuid(),
  },
  (table) => [
    index("contributions_imported")
      .on(table.userId, table.importId)
      .where(sql`${table.importId} is not null`),
    index("contributions_user").on(table.userId, table.at),
    unique("contributions_permalink").on(table.userId, table.permalink),
  ],
);

/** Tasks that were ticked, by hand or by themselves: each counts for one day of the user's calendar. */
export const taskTicks = snakeCase.table(
  "task_ticks",
  {
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 'YYYY-MM-DD' where the user is. */
    day: text().notNull(),
    taskKey: text().notNull(),
    tickedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.taskKey] }),
    index("task_ticks_ticked").on(table.tickedAt),
  ],
);
