import type { Receipt } from "#engine/billing/list-receipts.ts";
import { insertNotices } from "#server/db/notices-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { ReceiptData } from "./receipt-data.ts";

/** A payment is told of once, however often and in whichever order it is reported. */
export async function noteReceipts(
  deps: Pick<ServiceDeps, "database" | "payments" | "clock">,
  userId: UserId,
  receipts: readonly Receipt[],
): Promise<void> {
  const now = deps.clock();
  const rows = receipts.map(({ key, paidAt, ...receipt }) => ({
    userId,
    kind: "receipt" as const,
    about: key,
    data: {
      ...receipt,
      paidAt: paidAt.toISOString(),
      isTest: deps.payments.mode !== "live",
    } satisfies ReceiptData,
    createdAt: now,
  }));
  await insertNotices(deps.database.db, rows);
}
