import type { Receipt } from "#engine/billing/list-receipts.ts";
import type { BillingAccount } from "#server/db/billing-account.ts";
import type { Db } from "#server/db/database.ts";
import { insertNotices } from "#server/db/notices-repository.ts";
import type { ReceiptData } from "./receipt-data.ts";

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
