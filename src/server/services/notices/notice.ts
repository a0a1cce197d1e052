import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { MailMessage } from "#server/gateways/mail/mail-gateway.ts";

export type NoticeDeps = Pick<
  ServiceDeps,
  "database" | "clock" | "reddit" | "appUrl" | "operator" | "unsubscribeSignatures"
>;

/** Without its recipient; null when there is nothing to tell any more. */
export type ComposedNotice = Omit<MailMessage, "to" | "messageId"> | null;
