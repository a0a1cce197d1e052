import { sql } from "drizzle-orm";
import { index, integer, json, primaryKey, real, snakeCase, text, uuid } from "drizzle-orm/pg-core";
import type { Category } from "#engine/subreddits/categories.ts";
import { SUBREDDIT_SORTS } from "#engine/subreddits/list-options.ts";
import type { StanceGroup, RiskLevel } from "#engine/policy/stances.ts";
import type { StoredFacts } from "#server/db/subreddits/stored-facts.ts";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { Corrections } from "#engine/policy/paste/corrections.ts";
import { ofUser } from "./accounts-tables.ts";
import { instant, code, tsvector } from "./columns.ts";

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
    /** What a founder can do there, by its policy. */
    stanceGroup: code()
      .$type<StanceGroup>()
      .notNull()
      .default(sql`'not-known'`),
  },
  (table) => [
    index("subreddits_words").using("gin", table.words),
    index("subreddits_name_parts").using("gin", table.id.op("gin_trgm_ops")),
    index("subreddits_prefix").on(
      table.id,
      table.members,
      table.category,
      table.risk,
      table.stanceGroup,
    ),
    index("subreddits_size").on(
      table.members.desc().nullsFirst(),
      table.id,
      table.category,
      table.risk,
      table.stanceGroup,
    ),
    index("subreddits_category").on(
      table.category,
      table.risk,
      table.members.desc().nullsFirst(),
      table.id,
      table.stanceGroup,
    ),
    index("subreddits_model_row").on(table.modelRow),
    index("subreddits_growth").on(table.growth.desc().nullsLast(), table.id),
  ],
);

/** Of which community a row is; it goes with it. */
export const ofSubreddit = () =>
  code()
    .notNull()
    .references(() => subreddits.id, { onDelete: "cascade" });

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
    subredditId: ofSubreddit(),
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
    userId: ofUser(),
    subredditId: ofSubreddit(),
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

/** Words and filters of the subreddit browser that a user keeps under a name. */
export const savedSearches = snakeCase.table(
  "saved_searches",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    name: text().notNull(),
    q: text().notNull(),
    category: text().$type<Category>(),
    risk: text().$type<RiskLevel>(),
    stance: text().$type<StanceGroup>(),
    minMembers: integer(),
    maxMembers: integer(),
    sort: text({ enum: SUBREDDIT_SORTS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("saved_searches_user").on(table.userId)],
);

/** The rules of communities as users pasted them. */
export const ownPolicies = snakeCase.table(
  "own_policies",
  {
    userId: ofUser(),
    subredditId: ofSubreddit(),
    text: text().notNull(),
    corrections: json().$type<Corrections>().notNull(),
    /** What the user saw it read as when it was saved: lists do not read the text again. */
    policy: json().$type<OwnPolicy>().notNull(),
    /** The user's day: 'YYYY-MM-DD'. */
    asOf: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subredditId] }),
    index("own_policies_subreddit").on(table.subredditId),
  ],
);
