import {
  boolean,
  index,
  json,
  primaryKey,
  snakeCase,
  text,
  uuid,
  integer,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Interview } from "#engine/interview/interview.ts";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
} from "#engine/projects/project-options.ts";
import type { PromisedPosts } from "#engine/writer/project/promised-posts.ts";
import type { ProjectId } from "#server/scope.ts";
import { ofUser } from "./accounts-tables.ts";
import { ofSubreddit } from "./catalogue-tables.ts";
import { instant, code } from "./columns.ts";
import { DESCRIBERS, MENTION_SOURCES } from "#engine/competitors/competitor-options.ts";
import { MENTION_KINDS } from "#engine/competitors/mention.ts";

export const projects = snakeCase.table(
  "projects",
  {
    id: uuid().$type<ProjectId>().primaryKey().defaultRandom(),
    userId: ofUser(),
    name: text().notNull(),
    description: text().notNull(),
    url: text(),
    category: text({ enum: PROJECT_CATEGORIES }),
    targetAudience: text({ enum: AUDIENCES }).array().notNull().default([]),
    goals: text({ enum: GOALS }).array().notNull().default([]),
    status: text({ enum: PROJECT_STATUSES }).notNull().default("active"),
    /** What it is, where the founder said so; otherwise it is detected. */
    kind: text({ enum: PROJECT_KINDS }),
    /** What the founder said, without what was not answered. */
    interview: json().$type<Partial<Omit<Interview, "kind">>>().notNull().default({}),
    /** What was said to be ready when its last post was written; null before the first. */
    promised: json().$type<PromisedPosts>(),
    /** Whether links to the project are tagged by post when they leave for Reddit. */
    tagsLinks: boolean().notNull().default(false),
    /** Communities that the founder does not want recommended for it, by their ids. */
    leftOut: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("projects_user").on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** Of which project a row is; it goes with it. */
export const ofProject = () =>
  uuid()
    .$type<ProjectId>()
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" });

/** The communities of a project. Why each fits is worked out when it is shown. */
export const projectSubreddits = snakeCase.table(
  "project_subreddits",
  {
    projectId: ofProject(),
    subredditId: ofSubreddit(),
    source: text({ enum: ["recommended", "added"] }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.subredditId] }),
    index("project_subreddits_subreddit").on(table.subredditId),
  ],
);

/** Whom a project is compared with. Which communities fit them is worked out when it is shown. */
export const competitors = snakeCase.table(
  "competitors",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    projectId: ofProject(),
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
    userId: ofUser(),
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
