import type { Receipt } from "#engine/billing/list-receipts.ts";
import type { BillingAccount } from "#server/db/billing/subscriptions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import * as z from "zod";
import { PLAN_CODES } from "#engine/billing/plans.ts";

/** A payment is told of once, however often and in whichever order it is reported. */
export async function noteReceipts(
  tx: Db,
  { userId, mode }: BillingAccount,
  receipts: readonly Receipt[],
  now: Date,
): Promise<void> {
  const rows = receipts.map(({ key, paidAt, ...receipt }) => ({
    userId,
    kind: "receipt" as const,
    about: key,
    data: {
      ...receipt,
      paidAt: paidAt.toISOString(),
      isTest: mode !== "live",
    } satisfies ReceiptData,
    createdAt: now,
  }));
  await insertNotices(tx, rows);
}

/** What a receipt says, as it was when the payment was made. */
export const ReceiptData = z.object({
  planCode: z.enum(PLAN_CODES),
  paidCents: z.int(),
  /** Receipts that waited while the server was renewed have none. */
  currency: z.string().default("USD"),
  paidAt: z.iso.datetime(),
  isRenewal: z.boolean(),
  isTest: z.boolean(),
});

export type ReceiptData = z.output<typeof ReceiptData>;
