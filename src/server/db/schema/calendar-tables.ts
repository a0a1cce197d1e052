import { snakeCase, uuid } from "drizzle-orm/pg-core";
import type { UserId } from "#server/scope.ts";
import { users } from "./accounts-tables.ts";
import { instant } from "./columns.ts";

/** A user's calendar address holds this id and its signature; who reads the table can't sign. */
export const calendarFeeds = snakeCase.table("calendar_feeds", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  feedId: uuid().notNull().unique(),
  createdAt: instant().notNull(),
});
