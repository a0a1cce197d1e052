import { sql } from "drizzle-orm";
import { index, snakeCase, text, uuid } from "drizzle-orm/pg-core";
import { ASSISTANT_SCOPES } from "#engine/accounts/personal-token.ts";
import { ofUser } from "./accounts-tables.ts";
import { instant } from "./columns.ts";

/** Programs that introduced themselves (RFC 7591). They belong to no user, and nothing they say of themselves is proved. */
export const assistantClients = snakeCase.table(
  "assistant_clients",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Where its users may be sent back to, to the letter. */
    redirectUris: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("assistant_clients_created").on(table.createdAt)],
);

/** What a user allowed one of them; it begins with the code's exchange, and a new consent is a row of its own. */
export const assistants = snakeCase.table(
  "assistants",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    clientId: uuid()
      .notNull()
      .references(() => assistantClients.id, { onDelete: "cascade" }),
    scope: text({ enum: ASSISTANT_SCOPES }).notNull(),
    redirectUri: text().notNull(),
    codeChallenge: text().notNull(),
    createdAt: instant().notNull(),
    /** null until the code was exchanged. */
    connectedAt: instant(),
    lastUsedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index("assistants_user").on(table.userId),
    index("assistants_client").on(table.clientId),
    index("assistants_created")
      .on(table.createdAt)
      .where(sql`${table.connectedAt} is null`),
    index("assistants_ended")
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);

/** Codes and tokens by their hashes; all of an assistant end with it. */
export const assistantTokens = snakeCase.table(
  "assistant_tokens",
  {
    tokenHash: text().primaryKey(),
    assistantId: uuid()
      .notNull()
      .references(() => assistants.id, { onDelete: "cascade" }),
    kind: text({ enum: ["code", "access", "refresh"] }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When a code or a refresh token was traded in: it is good for one trade. */
    usedAt: instant(),
  },
  (table) => [
    index("assistant_tokens_assistant").on(table.assistantId),
    index("assistant_tokens_expiring").on(table.expiresAt),
  ],
);
