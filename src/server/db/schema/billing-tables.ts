import { boolean, index, integer, snakeCase, text, unique, uuid } from "drizzle-orm/pg-core";
import { PLAN_CODES } from "#engine/billing/plans.ts";
import type { UserId } from "#server/scope.ts";
import { users } from "./accounts-tables.ts";
import { instant } from "./columns.ts";

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
