import type { Database } from "#server/db/database.ts";
import type { MailGateway } from "#server/gateways/mail/mail-gateway.ts";
import type { AccessTokens } from "./auth/access-tokens.ts";

/** What services work with; main.ts chooses it, tests bring their own. */
export type ServiceDeps = {
  database: Database;
  mail: MailGateway;
  accessTokens: AccessTokens;
  clock: () => Date;
  appUrl: string;
  version: string;
};
