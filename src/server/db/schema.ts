import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  primaryKey,
  real,
  snakeCase,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { OUTCOMES, POST_STATUSES } from "#contract/post.ts";
import { REMINDERS } from "#contract/user.ts";
import { PLAN_CODES } from "#engine/billing/plans.ts";
import { POST_TYPES } from "#engine/posts/draft.ts";
import type { FounderFacts } from "#engine/posts/founder-facts.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
} from "#engine/projects/project-options.ts";
import type { Category } from "#engine/subreddits/categories.ts";
import type { RiskLevel } from "#engine/subreddits/risk-level.ts";
import type { ProjectId, SessionId, UserId } from "#server/scope.ts";
import type { StoredFacts } from "./stored-facts.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });
/** Compared by its bytes whatever the server's locale, so that a prefix is a range. */
const code = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const users = snakeCase.table("users", {
  id: uuid().$type<UserId>().primaryKey().defaultRandom(),
  /** Case-folded by the engine's foldEmail. */
  email: text().notNull().unique(),
  emailVerifiedAt: instant(),
  passwordHash: text(),
  name: text(),
  timezone: text().notNull().default("UTC"),
  redditUsername: text(),
  redditKarma: integer().notNull().default(0),
  redditAccountAgeDays: integer().notNull().default(0),
  reminders: text({ enum: REMINDERS }).notNull().default("off"),
  onboardedAt: instant(),
  createdAt: instant().notNull(),
});

/** A sign-in on one device: the family that its refresh tokens belong to. */
export const sessions = snakeCase.table(
  "sessions",
  {
    id: uuid().$type<SessionId>().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const refreshTokens = snakeCase.table(
  "refresh_tokens",
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .$type<SessionId>()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** Keyed by address, not by user: the account of a new address begins when its link is used. */
export const magicLinks = snakeCase.table("magic_links", {
  tokenHash: text().primaryKey(),
  email: text().notNull().unique(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

/** In the database, so that all servers count together. The key is a hash: no address is kept. */
export const rateLimits = snakeCase.table("rate_limits", {
  key: text().primaryKey(),
  hits: integer().notNull(),
  windowEndsAt: instant().notNull(),
});

/** What lists filter, sort and search by. Narrow on purpose: a search reads thousands of its rows. */
export const subreddits = snakeCase.table(
  "subreddits",
  {
    /** The name, lower-cased. */
    id: code().primaryKey(),
    name: text().notNull(),
    members: integer().notNull(),
    category: code().$type<Category>().notNull(),
    risk: code().$type<RiskLevel>().notNull(),
    /** Percent a year; null where it is not known. */
    growth: real(),
    /** The subreddit's vector in the shipped model; null for one that came later. */
    modelRow: integer(),
    source: text({ enum: ["catalogue", "import", "reddit"] }).notNull(),
    /** When an import or Reddit last renewed the facts. */
    refreshedAt: instant(),
    /** When Reddit was last asked and could not tell. */
    checkedAt: instant(),
    /** Each word once, behind a letter that says where it stands: see word-vector.ts. */
    words: tsvector().notNull(),
  },
  (table) => [
    index("subreddits_words").using("gin", table.words),
    index("subreddits_name_parts").using("gin", table.id.op("gin_trgm_ops")),
    index("subreddits_prefix").on(table.id, table.members, table.category, table.risk),
    index("subreddits_size").on(
      table.members.desc().nullsFirst(),
      table.id,
      table.category,
      table.risk,
    ),
    index("subreddits_category").on(
      table.category,
      table.risk,
      table.members.desc().nullsFirst(),
      table.id,
    ),
    index("subreddits_model_row").on(table.modelRow),
    index("subreddits_growth").on(table.growth.desc().nullsLast(), table.id),
  ],
);

/** Written together with its row of `subreddits`; a foreign key would only slow the bulk load. */
export const subredditFacts = snakeCase.table("subreddit_facts", {
  subredditId: code().primaryKey(),
  facts: json().$type<StoredFacts>().notNull(),
});

/** Words that searches are likely to mean, to put misspelt ones right. */
export const subredditWords = snakeCase.table(
  "subreddit_words",
  { word: code().primaryKey(), uses: integer().notNull() },
  (table) => [index("subreddit_words_parts").using("gin", table.word.op("gin_trgm_ops"))],
);

/** Which catalogue is loaded: one row. */
export const catalogueLoads = snakeCase.table("catalogue_loads", {
  version: text().primaryKey(),
  subreddits: integer().notNull(),
  loadedAt: instant().notNull(),
});

export const subredditSnapshots = snakeCase.table(
  "subreddit_snapshots",
  {
    subredditId: code()
      .notNull()
      .references(() => subreddits.id, { onDelete: "cascade" }),
    takenAt: instant().notNull(),
    source: text({ enum: ["import", "reddit"] }).notNull(),
    members: integer().notNull(),
    risk: text().$type<RiskLevel>().notNull(),
    postsPerDay: real(),
  },
  (table) => [primaryKey({ columns: [table.subredditId, table.takenAt] })],
);

/** Communities that Reddit no longer shows: no list has them. Nearly always empty. */
export const subredditClosures = snakeCase.table("subreddit_closures", {
  subredditId: code()
    .primaryKey()
    .references(() => subreddits.id, { onDelete: "cascade" }),
  reason: text().notNull(),
  noticedAt: instant().notNull(),
});

export const subredditFavorites = snakeCase.table(
  "subreddit_favorites",
  {
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subredditId: code()
      .notNull()
      .references(() => subreddits.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subredditId] }),
    index("subreddit_favorites_newest").on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.subredditId,
    ),
    index("subreddit_favorites_subreddit").on(table.subredditId),
  ],
);

export const projects = snakeCase.table(
  "projects",
  {
    id: uuid().$type<ProjectId>().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    description: text().notNull(),
    url: text(),
    category: text({ enum: PROJECT_CATEGORIES }),
    targetAudience: text({ enum: AUDIENCES }).array().notNull().default([]),
    goals: text({ enum: GOALS }).array().notNull().default([]),
    status: text({ enum: PROJECT_STATUSES }).notNull().default("active"),
    /** The founder's interview, without what was not answered. */
    founderFacts: json().$type<Partial<FounderFacts>>().notNull().default({}),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("projects_user").on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** The communities of a project. Why each fits is worked out when it is shown. */
export const projectSubreddits = snakeCase.table(
  "project_subreddits",
  {
    projectId: uuid()
      .$type<ProjectId>()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    subredditId: code()
      .notNull()
      .references(() => subreddits.id, { onDelete: "cascade" }),
    source: text({ enum: ["recommended", "added"] }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.subredditId] }),
    index("project_subreddits_subreddit").on(table.subredditId),
  ],
);

export const posts = snakeCase.table(
  "posts",
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
    by: text({ enum: ["engine", "llm"] }).notNull(),
    /** What the composer was given; an unsigned number of 32 bits. */
    seed: bigint({ mode: "number" }).notNull(),
    /** Until the purge a deleted post can come back. */
    deletedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("posts_project").on(table.projectId, table.createdAt),
    index("posts_user").on(table.userId, table.createdAt),
    index("posts_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** How many posts were written for a user in a calendar month (UTC), deleted ones included. */
export const postQuotas = snakeCase.table(
  "post_quotas",
  {
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 'YYYY-MM'. */
    month: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

/** The newest subscription of a user; without a row there never was one. */
export const subscriptions = snakeCase.table("subscriptions", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  planCode: text({ enum: PLAN_CODES }).notNull(),
  status: text({ enum: ["ACTIVE", "CANCEL_AT_PERIOD_END", "EXPIRED"] }).notNull(),
  /** null for what has no end, and for what ended before its time. */
  currentPeriodEnd: instant(),
  hasPaymentProblem: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** Who a user is to the payment provider. */
export const billingCustomers = snakeCase.table("billing_customers", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  customerId: text().notNull().unique(),
  /** Each look at the provider takes the next number; what an older look saw is not written. */
  looksBegun: integer().notNull().default(0),
  lookWritten: integer().notNull().default(0),
  createdAt: instant().notNull(),
});

/** What the payment provider reported, so that each report counts once. */
export const billingEvents = snakeCase.table(
  "billing_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text().notNull(),
    receivedAt: instant().notNull(),
    /** null when applying it failed: the provider sends it again. */
    appliedAt: instant(),
  },
  (table) => [index("billing_events_received").on(table.receivedAt)],
);

/** The payment page of a user and plan: one at a time, reserved before the provider is asked. */
export const billingCheckouts = snakeCase.table(
  "billing_checkouts",
  {
    /** Also the key by which the provider knows a repeated request. */
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planCode: text({ enum: PLAN_CODES }).notNull(),
    /** null until the provider has answered. */
    url: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [unique("billing_checkouts_plan").on(table.userId, table.planCode)],
);
