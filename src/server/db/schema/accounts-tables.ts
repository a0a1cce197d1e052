import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  primaryKey,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { REMINDERS, KARMA_SOURCES } from "#contract/accounts/user.ts";
import { AUDIENCES } from "#engine/projects/project-options.ts";
import { TOKEN_SCOPES } from "#engine/accounts/personal-token.ts";
import type { SessionId, UserId } from "#server/scope.ts";
import { instant } from "./columns.ts";

export const users = snakeCase.table(
  "users",
  {
    id: uuid().$type<UserId>().primaryKey().defaultRandom(),
    /** Case-folded by the engine's foldEmail. One account has it for sure; others may claim it unverified. */
    email: text().notNull(),
    emailVerifiedAt: instant(),
    passwordHash: text(),
    name: text(),
    timezone: text().notNull().default("UTC"),
    /** null while neither the browser nor the user told one: the UTC beside it then means nothing. */
    timezoneToldAt: instant(),
    redditUsername: text(),
    redditKarma: integer().notNull().default(0),
    /** null while nobody told: the 0 beside it then means nothing. */
    redditKarmaToldAt: instant(),
    /** Its first day (UTC), so that the age grows by itself; null while nobody told. */
    redditAccountSince: date({ mode: "string" }),
    /** When Reddit was last asked for the two. */
    redditAskedAt: instant(),
    reminders: text({ enum: REMINDERS }).notNull().default("off"),
    onboardedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("users_verified_email")
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index("users_email").on(table.email),
    index("users_digest")
      .on(table.timezone)
      .where(sql`${table.reminders} = 'daily-digest'`),
    index("users_to_ask")
      .on(table.redditAskedAt)
      .where(sql`${table.redditUsername} is not null`),
  ],
);

/** Of whom a row is; it goes with them. */
export const ofUser = () =>
  uuid()
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The Reddit account day by day; what comes later on a day replaces what was there. */
export const karmaSnapshots = snakeCase.table(
  "karma_snapshots",
  {
    userId: ofUser(),
    /** In UTC. */
    day: date({ mode: "string" }).notNull(),
    /** These are null where they were not told. */
    karma: integer(),
    accountAgeDays: integer(),
    source: text({ enum: KARMA_SOURCES }).notNull(),
    takenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What the onboarding asks beyond the user's own fields, as far as it was answered. */
export const onboardings = snakeCase.table("onboardings", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  step: integer().notNull().default(1),
  projectName: text().notNull().default(""),
  projectDescription: text().notNull().default(""),
  projectUrl: text(),
  targetAudience: text({ enum: AUDIENCES }).array().notNull().default([]),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** A sign-in on one device: the family that its refresh tokens belong to. */
export const sessions = snakeCase.table(
  "sessions",
  {
    id: uuid().$type<SessionId>().primaryKey().defaultRandom(),
    userId: ofUser(),
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiring").on(table.expiresAt),
  ],
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
  (table) => [
    index("refresh_tokens_session").on(table.sessionId),
    index("refresh_tokens_expiring").on(table.expiresAt),
  ],
);

/** What a user lets a script or an assistant in with; a revoked one stays a while, to be told so. */
export const personalTokens = snakeCase.table(
  "personal_tokens",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    scope: text({ enum: TOKEN_SCOPES }).notNull(),
    /** Its last four characters. */
    hint: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
    expiresAt: instant(),
    revokedAt: instant(),
  },
  (table) => [index("personal_tokens_user").on(table.userId)],
);

/** Keyed by address, not by user: the account of a new address begins when its link is used. */
export const magicLinks = snakeCase.table(
  "magic_links",
  {
    tokenHash: text().primaryKey(),
    email: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index("magic_links_expiring").on(table.expiresAt)],
);

/** In the database, so that all servers count together. The key is a hash: no address is kept. */
export const rateLimits = snakeCase.table(
  "rate_limits",
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (table) => [index("rate_limits_ending").on(table.windowEndsAt)],
);

/** A user's calendar address holds this id and its signature; who reads the table can't sign. */
export const calendarFeeds = snakeCase.table("calendar_feeds", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  feedId: uuid().notNull().unique(),
  createdAt: instant().notNull(),
});

/** What the operator decides while the service runs, the same for all its servers; without a row it is as shipped. */
export const serviceSettings = snakeCase.table("service_settings", {
  name: text({ enum: ["sign-up"] }).primaryKey(),
  value: text().notNull(),
  updatedAt: instant().notNull(),
});
