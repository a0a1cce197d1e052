import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  snakeCase,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { FEED_TROUBLES, RADAR_SOURCES } from "#engine/radar/radar-options.ts";
import type { RadarReason } from "#engine/radar/rank-entries.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { ofUser, users } from "./accounts-tables.ts";
import { code, instant } from "./columns.ts";
import { ofProject, projects } from "./projects-tables.ts";

/** What opens a founder's private feeds. The database alone opens nothing: it is sealed. */
export const radarKeys = snakeCase.table("radar_keys", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Whose feeds they are, as Reddit spells it. */
  redditUser: text().notNull(),
  sealedKey: text().notNull(),
  /** Since when Reddit refuses it; null while it does not. */
  refusedAt: instant(),
  createdAt: instant().notNull(),
});

/** How far each reader is, and all together; several servers go by it. A reader is the digest of a key. */
export const feedPaces = snakeCase.table("feed_paces", {
  reader: text().primaryKey(),
  turnsMs: json().$type<number[]>().notNull(),
  freeAt: instant().notNull(),
  closedUntil: instant().notNull(),
  failures: integer().notNull(),
  changedAt: instant().notNull(),
});

/** The address of a user's own feed of what the radar found; a new one takes the place of the old. */
export const radarFeeds = snakeCase.table("radar_feeds", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  feedId: uuid().notNull().unique(),
  createdAt: instant().notNull(),
});

/** What is read for a project, and how much has to speak for what it brings. */
export const radars = snakeCase.table(
  "radars",
  {
    projectId: uuid()
      .$type<ProjectId>()
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: ofUser(),
    isOn: boolean().notNull(),
    phrases: text().array().notNull(),
    bar: doublePrecision().notNull(),
    /** Of the last answer to each request, so that Reddit need not send it again. */
    etags: json().$type<Record<string, string>>().notNull(),
    readAt: instant(),
    /** What kept the last reading from going well; null where it did. */
    trouble: text({ enum: FEED_TROUBLES }),
    nextReadAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("radars_user").on(table.userId),
    index("radars_due").on(table.isOn, table.nextReadAt),
  ],
);

/** Posts that are worth a look, never who wrote them; deleted after two weeks. */
export const radarEntries = snakeCase.table(
  "radar_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    projectId: ofProject(),
    source: text({ enum: RADAR_SOURCES }).notNull(),
    /** Reddit's id of the post. */
    postId: code().notNull(),
    permalink: text().notNull(),
    /** As Reddit spells it, without 'r/'. */
    community: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    reason: json().$type<RadarReason>().notNull(),
    score: doublePrecision().notNull(),
    /** Of the search that brought it; null for what came from a community's feed or was pasted. */
    phrase: text(),
    postedAt: instant(),
    foundAt: instant().notNull(),
    /** When the founder said 'Not this'. */
    dismissedAt: instant(),
    /** By how much the bar rose then, so that it can be taken back. */
    raisedBy: doublePrecision(),
  },
  (table) => [
    unique("radar_entries_once").on(table.projectId, table.postId),
    index("radar_entries_user").on(table.userId),
    index("radar_entries_found").on(table.foundAt),
  ],
);
