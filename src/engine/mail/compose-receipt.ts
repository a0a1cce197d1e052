import type { Receipt } from "#engine/billing/list-receipts.ts";
import { formatPrice } from "#engine/billing/currencies.ts";
import { PLANS } from "#engine/billing/plans.ts";
import { formatLocalDate } from "#engine/timing/format-local.ts";
import { layOutMessage } from "./lay-out-message.ts";
import type { LaidOutMessage } from "./message-parts.ts";
import { nameOperator, type Operator } from "./operator.ts";

type ReceiptMessage = {
  receipt: Receipt;
  /** Paid to the stand-in. */
  isTest: boolean;
  timezone: string;
  /** Whoever runs the installation sells its plans. */
  operator: Operator;
  billingUrl: string;
};

export function composeReceipt({
  receipt,
  isTest,
  timezone,
  operator,
  billingUrl,
}: ReceiptMessage): LaidOutMessage {
  const { name, interval } = PLANS[receipt.planCode];
  const amount = formatPrice(receipt.paidCents, receipt.currency);
  const happened = describePurchase(receipt);
  return layOutMessage({
    subject: `${isTest ? "Test receipt" : "Receipt"}: Foothold ${name}, ${amount}`,
    preview: isTest ? "A test payment: no money moved." : happened,
    heading: receipt.isRenewal ? "Your plan was renewed" : "Thank you for your purchase",
    blocks: [
      ...(isTest
        ? [{ kind: "note" as const, text: "This was a test payment: no money moved." }]
        : []),
      { kind: "paragraph", text: happened },
      {
        kind: "facts",
        facts: [
          {
            label: "Plan",
            value: interval === "month" ? `${name}, monthly` : `${name}, paid once`,
          },
          { label: "Amount", value: amount },
          { label: "Paid on", value: formatLocalDate(receipt.paidAt, timezone) },
          { label: "Seller", value: nameOperator(operator) },
          ...(operator.taxId === null ? [] : [{ label: "Tax number", value: operator.taxId }]),
        ],
      },
      { kind: "button", label: "Open billing", url: billingUrl },
    ],
    smallPrint: [
      { text: "Your plan, your invoices and your card are on the billing page of Foothold." },
    ],
    operator,
  });
}

function describePurchase({ planCode, isRenewal }: Receipt): string {
  const { name, interval } = PLANS[planCode];
  if (interval === "lifetime")
    return "Lifetime access is yours. Nothing renews, and nothing more is due.";
  return isRenewal
    ? `${name} goes on for another month.`
    : `${name} is active. It renews every month until you cancel it.`;
}
