import { sql } from "drizzle-orm";
import { index, jsonb, snakeCase, text, unique, uuid } from "drizzle-orm/pg-core";
import type { UserId } from "#server/scope.ts";
import { users } from "./accounts-tables.ts";
import { instant } from "./columns.ts";

export const NOTICE_KINDS = [
  "slot-reminder",
  "removal-check",
  "removal-found",
  "daily-digest",
  "receipt",
  "webhook-off",
] as const;

/** Each message that is due, decided once: its words are found when it is sent. */
export const notices = snakeCase.table(
  "notices",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** Names what it is about, so that one thing is told once: a post and its time, a day, a payment. */
    about: text().notNull(),
    /** What can't be read anew when it is sent. */
    data: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant().notNull(),
    /** When the queue took it over. */
    queuedAt: instant(),
    /** When it was sent, or it was found that it is not to be. */
    settledAt: instant(),
    outcome: text({ enum: ["sent", "dropped", "refused"] }),
  },
  (table) => [
    unique("notices_once").on(table.userId, table.kind, table.about),
    index("notices_to_queue")
      .on(table.createdAt)
      .where(sql`${table.queuedAt} is null`),
    index("notices_unsettled")
      .on(table.createdAt)
      .where(sql`${table.settledAt} is null`),
    index("notices_created").on(table.createdAt),
  ],
);
