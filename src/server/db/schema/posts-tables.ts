import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  json,
  primaryKey,
  smallint,
  snakeCase,
  text,
  uuid,
  boolean,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type DraftFault, OUTCOMES, POST_STATUSES, WRITERS } from "#contract/post.ts";
import { LOOK_STAGES, OBSERVERS, SIGHTINGS } from "#engine/outcomes/look.ts";
import { POST_TYPES } from "#engine/drafts/draft.ts";
import { BAN_RISK_LEVELS } from "#engine/risk/ban-risk.ts";
import type { ProjectId } from "#server/scope.ts";
import { ofUser } from "./accounts-tables.ts";
import { ofProject, projects } from "./projects-tables.ts";
import { instant, code } from "./columns.ts";
import { CONTRIBUTION_KINDS } from "#engine/ledger/contribution.ts";

export const posts = snakeCase.table(
  "posts",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    projectId: ofProject(),
    /** No foreign key: a post outlives a community that leaves the catalogue. */
    subredditId: code().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    editSection: text(),
    flair: text(),
    postType: text({ enum: POST_TYPES }).notNull(),
    status: text({ enum: POST_STATUSES }).notNull(),
    scheduledFor: instant(),
    slotReason: text(),
    postedAt: instant(),
    permalink: text(),
    outcome: text({ enum: OUTCOMES }).notNull().default("unknown"),
    removedReason: text(),
    upvotes: integer(),
    comments: integer(),
    /** What the engine said of it when it was marked as posted; null for what was posted before that was kept. */
    predictedScore: smallint(),
    predictedLevel: text({ enum: BAN_RISK_LEVELS }),
    predictedAt: instant(),
    /** The estimate for its first words, noted when they were first changed; null where they never were. */
    firstScore: smallint(),
    /** Of the rules that could be checked when it was marked as posted: how many it met, and how many there were. */
    rulesMet: smallint(),
    rulesHeld: smallint(),
    /** The public address of its receipt; null while it is not shared. */
    receiptId: uuid(),
    /** When the two numbers were last told, and by whom. */
    countedAt: instant(),
    countedBy: text({ enum: OBSERVERS }),
    /** Rules that the author ticked as read, by the ids of the checks; before 2026-11 in our sentences. */
    rulesRead: json().$type<string[]>().notNull().default([]),
    /** When Foothold last asked Reddit about the post, whatever came of it. */
    watchedAt: instant(),
    by: text({ enum: WRITERS }).notNull(),
    /** What it could be called, as the founder was offered. */
    titles: json().$type<string[]>().notNull().default([]),
    /** What a language model's draft still had wrong with it, as far as its words are still there. */
    faults: json().$type<DraftFault[]>().notNull().default([]),
    /** The order of answers it was made of; null where the engine did not write it. */
    shape: text(),
    /** Nobody reads or writes it any more; servers of 0.1.1 still do, so it goes with the release after the next. */
    seed: bigint({ mode: "number" }).notNull().default(0),
    /** By which import it came, and when; null where it was written here. */
    importId: uuid(),
    importedAt: instant(),
    /** Until the purge a deleted post can come back. */
    deletedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("posts_project").on(table.projectId, table.createdAt),
    index("posts_user").on(
      table.userId,
      sql`coalesce(${table.postedAt}, ${table.scheduledFor}, ${table.createdAt}) desc`,
      table.id.desc().nullsFirst(),
    ),
    index("posts_due")
      .on(table.scheduledFor)
      .where(sql`${table.status} = 'scheduled' and ${table.deletedAt} is null`),
    index("posts_made")
      .on(table.postedAt)
      .where(sql`${table.status} = 'posted' and ${table.deletedAt} is null`),
    index("posts_results")
      .on(table.projectId, table.postedAt)
      .where(sql`${table.status} = 'posted' and ${table.deletedAt} is null`),
    index("posts_made_by")
      .on(table.userId, table.postedAt)
      .where(sql`${table.status} = 'posted'`),
    index("posts_open")
      .on(table.userId)
      .where(sql`${table.status} <> 'posted'`),
    index("posts_imported")
      .on(table.userId, table.importId)
      .where(sql`${table.importId} is not null`),
    uniqueIndex("posts_receipt")
      .on(table.receiptId)
      .where(sql`${table.receiptId} is not null`),
    index("posts_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * What was seen when a post was looked at again: once for each stage. A look; the table keeps the name that it had
 * before checks were what a draft is held against, since servers of two versions share it during an upgrade.
 */
export const postLooks = snakeCase.table(
  "post_checks",
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    userId: ofUser(),
    stage: text({ enum: LOOK_STAGES }).notNull(),
    sighting: text({ enum: SIGHTINGS }).notNull(),
    checkedAt: instant().notNull(),
    by: text({ enum: OBSERVERS }).notNull().default("user"),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.stage] }),
    index("post_checks_user").on(table.userId),
  ],
);

/** How many posts were written for a user in a calendar month (UTC), deleted ones included. */
export const postQuotas = snakeCase.table(
  "post_quotas",
  {
    userId: ofUser(),
    /** 'YYYY-MM'. */
    month: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

/** What a founder's site names itself by when it reports a visit. Public: it stands in the site's pages. */
export const trackingKeys = snakeCase.table(
  "tracking_keys",
  {
    projectId: uuid()
      .$type<ProjectId>()
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: ofUser(),
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
    userId: ofUser(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.hour] }),
    index("visits_user").on(table.userId),
  ],
);

/** What a user says to have written on Reddit beside the posts that were made through Foothold. */
export const contributions = snakeCase.table(
  "contributions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
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
    userId: ofUser(),
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
