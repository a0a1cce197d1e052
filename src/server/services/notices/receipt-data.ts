import * as z from "zod";
import { PLAN_CODES } from "#engine/billing/plans.ts";

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
