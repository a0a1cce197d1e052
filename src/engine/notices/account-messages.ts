import type { Receipt } from "#engine/billing/list-receipts.ts";
import { formatPrice } from "#engine/billing/currencies.ts";
import { PLANS } from "#engine/billing/plans.ts";
import {
  formatLocalDate,
  formatLocalClock,
  formatLocalDay,
  nameZone,
} from "#engine/clock/format-local.ts";
import {
  layOutMessage,
  type LaidOutMessage,
  nameOperator,
  type Operator,
} from "./message-layout.ts";

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
    preview: isTest ? "A test payment. No money moved." : happened,
    heading: receipt.isRenewal ? "Your plan was renewed" : "Thank you for your purchase",
    blocks: [
      ...(isTest
        ? [{ kind: "note" as const, text: "This was a test payment. No money moved." }]
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
    smallPrint: [{ text: "Your plan, invoices and card are on your billing page." }],
    operator,
  });
}

function describePurchase({ planCode, isRenewal }: Receipt): string {
  const { name, interval } = PLANS[planCode];
  if (interval === "lifetime") return "You have lifetime access. You won't be charged again.";
  return isRenewal
    ? `${name} continues for another month.`
    : `${name} is active. It renews every month until you cancel it.`;
}

type WebhookOff = {
  /** As it may be shown. */
  address: string;
  failingSince: Date;
  /** What went wrong the last time, as a sentence. */
  failure: string;
  timezone: string;
  settingsUrl: string;
  operator: Operator;
};

/** Nothing had arrived for three days. */
export function composeWebhookOff(off: WebhookOff): LaidOutMessage {
  const { address, failingSince, failure, timezone } = off;
  const since = `${formatLocalClock(failingSince, timezone)}, ${formatLocalDay(failingSince, timezone)}`;
  return layOutMessage({
    subject: "Your webhook was turned off: nothing has arrived there for three days",
    preview: `${address}: ${failure}`,
    heading: "Your webhook was turned off",
    blocks: [
      {
        kind: "paragraph",
        text: "Nothing we sent has arrived for three days, so we've stopped. The log in your settings shows each attempt. Once the address works again, send a test and turn the webhook on.",
      },
      {
        kind: "facts",
        facts: [
          { label: "Address", value: address },
          { label: "Failing since", value: `${since} (${nameZone(timezone)})` },
          { label: "Last attempt", value: failure },
        ],
      },
      { kind: "button", label: "Open the webhooks", url: off.settingsUrl },
    ],
    smallPrint: [{ text: "You get this because you added this webhook to your account." }],
    operator: off.operator,
  });
}

/** Looks as all messages do, so that whoever gets it sees what users will. */
export function composeTestMessage(appUrl: string, operator: Operator): LaidOutMessage {
  return layOutMessage({
    subject: "Test message from Foothold",
    preview: "Your mail server works.",
    heading: "Your mail server works",
    blocks: [
      {
        kind: "paragraph",
        text: "Check this message's headers: if SPF, DKIM and DMARC don't each say 'pass', later messages may land in spam.",
      },
      { kind: "button", label: "Open Foothold", url: appUrl },
    ],
    smallPrint: [{ text: "The operator of this server asked for this message." }],
    operator,
  });
}
