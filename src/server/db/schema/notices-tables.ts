import { sql } from "drizzle-orm";
import { index, jsonb, snakeCase, text, unique, uuid, integer } from "drizzle-orm/pg-core";
import { ofUser } from "./accounts-tables.ts";
import { instant } from "./columns.ts";
import { DELIVERY_EVENTS, WEBHOOK_EVENTS, WEBHOOK_SHAPES } from "#engine/webhooks/webhook.ts";
import type { WebhookEvent } from "#engine/webhooks/webhook-event.ts";

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
    userId: ofUser(),
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

/** Where a user wants to be told of things; the address of a chat is itself a secret. */
export const webhooks = snakeCase.table(
  "webhooks",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    address: text().notNull(),
    shape: text({ enum: WEBHOOK_SHAPES }).notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    /** The signing secret is made of this and the server's own; another salt is another secret. */
    secretSalt: uuid().notNull().defaultRandom(),
    /**
     * How the user was shown it: 'url-safe' before messages were signed by Standard Webhooks. That is also what
     * a server of an older version means, which names no form, while it still runs beside this one.
     */
    secretForm: text({ enum: ["standard", "url-safe"] })
      .notNull()
      .default("url-safe"),
    /** Of the secret before, by which messages are signed as well until then. */
    earlierSalt: uuid(),
    earlierUntil: instant(),
    /** When the next week is to be summed up; null where nobody asked. */
    weeklyAt: instant(),
    /** Since when it is told of due posts: what was due before is not news to it. */
    toldOfDueSince: instant().notNull().defaultNow(),
    /** Since when nothing has arrived there; null while things arrive. */
    failingSince: instant(),
    turnedOffAt: instant(),
    turnedOffBy: text({ enum: ["user", "failures"] }),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("webhooks_once").on(table.userId, table.address),
    index("webhooks_weekly")
      .on(table.weeklyAt)
      .where(sql`${table.weeklyAt} is not null`),
  ],
);

/** Each thing that is told to a webhook, decided once; kept a while as its log. */
export const webhookDeliveries = snakeCase.table(
  "webhook_deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text({ enum: DELIVERY_EVENTS }).notNull(),
    /** Names what it is about, so that one thing is told once. */
    eventId: text().notNull(),
    facts: jsonb().$type<WebhookEvent>().notNull(),
    createdAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    attemptedAt: instant(),
    /** When it is to be tried next; null once it is settled. */
    nextAttemptAt: instant(),
    /** What the queue knows the next attempt by: it takes no id twice. */
    turnId: uuid().notNull().unique().defaultRandom(),
    queuedAt: instant(),
    outcome: text({ enum: ["delivered", "failed", "dropped"] }),
    status: integer(),
    /** What went wrong the last time, in words. */
    failure: text(),
    /** The beginning of what the receiver answered. */
    answer: text(),
  },
  (table) => [
    unique("webhook_deliveries_once").on(table.webhookId, table.eventId),
    index("webhook_deliveries_log").on(table.webhookId, table.createdAt),
    index("webhook_deliveries_user").on(table.userId),
    index("webhook_deliveries_open")
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
