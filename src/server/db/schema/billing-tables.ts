import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  primaryKey,
  snakeCase,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { PLAN_CODES } from "#engine/billing/plans.ts";
import type { UserId } from "#server/scope.ts";
import { ofUser, users } from "./accounts-tables.ts";
import { instant } from "./columns.ts";
import { PAYMENT_MODES } from "#engine/billing/customer-state.ts";

/** What was paid for in a rehearsal gives nothing once the keys are live: each mode has rows of its own. */
const mode = () => text({ enum: PAYMENT_MODES }).notNull();

/** The newest subscription of a user; without a row there never was one. */
export const subscriptions = snakeCase.table(
  "subscriptions",
  {
    userId: ofUser(),
    mode: mode(),
    planCode: text({ enum: PLAN_CODES }).notNull(),
    status: text({ enum: ["ACTIVE", "CANCEL_AT_PERIOD_END", "EXPIRED"] }).notNull(),
    /** null for what has no end, and for what ended before its time. */
    currentPeriodEnd: instant(),
    /**
     * The last payment failed, and access lasts until the period ends. Beside EXPIRED it means that
     * access is over, yet the provider may go on charging: no second one is sold until it is cancelled.
     */
    hasPaymentProblem: boolean().notNull().default(false),
    /** Who paid for it; null where nobody did. */
    customerId: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mode] }),
    index("subscriptions_period").on(table.currentPeriodEnd),
    index("subscriptions_running")
      .on(table.currentPeriodEnd)
      .where(sql`${table.status} <> 'EXPIRED'`),
  ],
);

/** A plan that the operator gave away; it lasts beside whatever is paid for, and no provider is asked about it. */
export const planGrants = snakeCase.table("plan_grants", {
  userId: uuid()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  planCode: text({ enum: PLAN_CODES }).notNull(),
  /** null for good. */
  until: instant(),
  createdAt: instant().notNull(),
});

/** Who a user is to the payment provider: several, where one was deleted or lost. None is ever overwritten. */
export const billingCustomers = snakeCase.table(
  "billing_customers",
  {
    customerId: text().primaryKey(),
    userId: ofUser(),
    mode: mode(),
    /** Each look at a user's customers takes the next number; what an older look saw is not written. */
    looksBegun: integer().notNull().default(0),
    lookWritten: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [index("billing_customers_user").on(table.userId, table.mode)],
);

/** What the payment provider reported, so that each report counts once. */
export const billingEvents = snakeCase.table(
  "billing_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text().notNull(),
    receivedAt: instant().notNull(),
    /** null when applying it failed: the provider sends it again, and a job looks by itself. */
    appliedAt: instant(),
  },
  (table) => [
    index("billing_events_received").on(table.receivedAt),
    index("billing_events_unapplied")
      .on(table.receivedAt)
      .where(sql`${table.appliedAt} is null`),
    index("billing_events_customer").on(table.customerId),
  ],
);

/** The payment page of a user and plan: one at a time, reserved before the provider is asked. */
export const billingCheckouts = snakeCase.table(
  "billing_checkouts",
  {
    /** Also the key by which the provider knows a repeated request. */
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    mode: mode(),
    planCode: text({ enum: PLAN_CODES }).notNull(),
    /** The provider's name of the page, to close it by; this and the address are null until it has answered. */
    sessionId: text(),
    url: text(),
    /** By the provider's clock, once it has answered. */
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    unique("billing_checkouts_plan").on(table.userId, table.mode, table.planCode),
    index("billing_checkouts_opened")
      .on(table.createdAt)
      .where(sql`${table.sessionId} is not null`),
    index("billing_checkouts_unanswered")
      .on(table.expiresAt)
      .where(sql`${table.sessionId} is null`),
  ],
);
