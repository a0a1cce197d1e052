import type { Logger } from "pino";
import type { Profile } from "#engine/policy/notes/note.ts";
import type { Plans } from "#engine/billing/plans.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import type { Database } from "#server/db/database.ts";
import type { Composer } from "#server/gateways/composer/composer-gateway.ts";
import type { MailGateway } from "#server/gateways/mail/mail-gateway.ts";
import type { LlmGateway } from "#server/gateways/llm/llm-gateway.ts";
import type { PageReader } from "#server/gateways/page-reader/page-reader-gateway.ts";
import type { PaymentsGateway } from "#server/gateways/payments/payments-gateway.ts";
import type { RedditGateway } from "#server/gateways/reddit/reddit-gateway.ts";
import type { FeedsGateway } from "#server/gateways/feeds/feeds-gateway.ts";
import type { WebhookGateway } from "#server/gateways/webhooks/webhooks-gateway.ts";
import type { AccessTokens } from "./auth/access-tokens.ts";
import type { PasswordCost } from "./auth/passwords.ts";
import type { CalendarSignatures, Signatures } from "./signatures.ts";
import type { WebhookSecrets } from "./webhooks/webhook-signing.ts";
import type { Seals } from "./sealed-texts.ts";
import type { Operator } from "#engine/notices/message-layout.ts";

/** What services work with; main.ts chooses it, tests bring their own. */
export type ServiceDeps = {
  database: Database;
  mail: MailGateway;
  reddit: RedditGateway;
  llm: LlmGateway;
  composer: Composer;
  pages: PageReader;
  webhooks: WebhookGateway;
  feeds: FeedsGateway;
  payments: PaymentsGateway;
  /** Hand-written words on communities, by id. */
  profiles: ReadonlyMap<string, Profile>;
  matcher: Matcher;
  /** At this installation's prices. */
  plans: Plans;
  operator: Operator;
  accessTokens: AccessTokens;
  /** What a hash takes to compute. */
  passwordCost: PasswordCost;
  calendarSignatures: CalendarSignatures;
  unsubscribeSignatures: Signatures;
  webhookSecrets: WebhookSecrets;
  feedKeySeals: Seals;
  radarFeedSignatures: Signatures;
  clock: () => Date;
  logger: Logger;
  appUrl: string;
  version: string;
};

export type BillingDeps = Pick<ServiceDeps, "database" | "payments" | "clock" | "logger">;
