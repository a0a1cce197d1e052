import { composeReceipt } from "#engine/mail/compose-receipt.ts";
import type { NoticeRow } from "#server/db/notices-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { composeCheckNotice } from "./compose-check-notice.ts";
import { composeDigestNotice } from "./compose-digest-notice.ts";
import { composeFoundNotice } from "./compose-found-notice.ts";
import { composeSlotNotice } from "./compose-slot-notice.ts";
import { ReceiptData } from "./receipt-data.ts";
import { unsubscribeAddress } from "./unsubscribe.ts";

export type NoticeDeps = Pick<
  ServiceDeps,
  "database" | "clock" | "reddit" | "appUrl" | "operator" | "unsubscribeSignatures"
>;

/** Without its recipient; null when there is nothing to tell any more. */
export type ComposedNotice = Omit<MailMessage, "to" | "messageId"> | null;

/** From what is true now: between deciding and sending, hours may have passed. */
export async function composeNotice(
  deps: NoticeDeps,
  user: UserRow,
  notice: NoticeRow,
): Promise<ComposedNotice> {
  const message = await compose(deps, user, notice);
  // A receipt is sent for what somebody did, and nobody can be spared it.
  if (!message || notice.kind === "receipt") return message;
  return { ...message, unsubscribeUrl: unsubscribeAddress(deps, user.id) };
}

async function compose(
  deps: NoticeDeps,
  user: UserRow,
  { kind, about, data }: NoticeRow,
): Promise<ComposedNotice> {
  switch (kind) {
    case "slot-reminder":
      return composeSlotNotice(deps, user, about);
    case "removal-check":
      return composeCheckNotice(deps, user, about);
    case "removal-found":
      return composeFoundNotice(deps, user, about);
    case "daily-digest":
      return composeDigestNotice(deps, user, about);
    case "receipt":
      return composeReceiptNotice(deps, user, about, ReceiptData.parse(data));
  }
}

/** Longer than any mail server is down; after that the billing page tells. */
const STALE_MS = 7 * 24 * 3_600_000;

function composeReceiptNotice(
  { appUrl, clock, operator }: NoticeDeps,
  { timezone }: UserRow,
  key: string,
  { isTest, paidAt, ...receipt }: ReceiptData,
): ComposedNotice {
  if (clock().getTime() - Date.parse(paidAt) > STALE_MS) return null;
  return composeReceipt({
    receipt: { ...receipt, key, paidAt: new Date(paidAt) },
    isTest,
    timezone,
    operator,
    billingUrl: `${appUrl}/billing`,
  });
}
