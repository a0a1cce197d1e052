import { index, integer, primaryKey, snakeCase, text, uuid } from "drizzle-orm/pg-core";
import type { ProjectId, UserId } from "#server/scope.ts";
import { users } from "./accounts-tables.ts";
import { instant } from "./columns.ts";
import { posts } from "./posts-tables.ts";
import { projects } from "./projects-tables.ts";

const owner = () =>
  uuid()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** What a founder's site names itself by when it reports a visit. Public: it stands in the site's pages. */
export const trackingKeys = snakeCase.table(
  "tracking_keys",
  {
    projectId: uuid()
      .$type<ProjectId>()
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: owner(),
    key: text().notNull().unique(),
    /** When this key was made. */
    createdAt: instant().notNull(),
    /** When the site first reported anything, under whichever key: before that nothing was counted. */
    firstHitAt: instant(),
    /** When the founder's trial last arrived under this key. */
    testedAt: instant(),
  },
  (table) => [index("tracking_keys_user").on(table.userId)],
);

/** Counters, not visits: a million of them stay as few rows as there were hours. Nothing about a visitor. */
export const visits = snakeCase.table(
  "visits",
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** Its beginning, by the server's clock. */
    hour: instant().notNull(),
    userId: owner(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.hour] }),
    index("visits_user").on(table.userId),
  ],
);
