import { index, integer, snakeCase, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { DESCRIBERS, MENTION_SOURCES } from "#engine/competitors/competitor-options.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { users } from "./accounts-tables.ts";
import { code, instant } from "./columns.ts";
import { projects } from "./projects-tables.ts";
import { MENTION_KINDS } from "#engine/competitors/mention.ts";

/** Whom a project is compared with. Which communities fit them is worked out when it is shown. */
export const competitors = snakeCase.table(
  "competitors",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    projectId: uuid()
      .$type<ProjectId>()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    name: text().notNull(),
    url: text(),
    description: text().notNull(),
    describedBy: text({ enum: DESCRIBERS }).notNull(),
    /** When Reddit was last searched for it. */
    searchedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("competitors_project").on(table.projectId, table.createdAt),
    index("competitors_user").on(table.userId),
  ],
);

/** Posts about a competitor, never who wrote them. */
export const competitorMentions = snakeCase.table(
  "competitor_mentions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    competitorId: uuid()
      .notNull()
      .references(() => competitors.id, { onDelete: "cascade" }),
    source: text({ enum: MENTION_SOURCES }).notNull(),
    kind: text({ enum: MENTION_KINDS }).notNull(),
    /** Reddit's id of the post. */
    postId: code().notNull(),
    permalink: text().notNull(),
    /** As Reddit spells it, without 'r/'. */
    community: text().notNull(),
    title: text().notNull(),
    upvotes: integer(),
    comments: integer(),
    postedAt: instant(),
    /** When it was pasted, or last read from Reddit. */
    seenAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("competitor_mentions_post").on(table.competitorId, table.postId),
    index("competitor_mentions_user").on(table.userId),
  ],
);
