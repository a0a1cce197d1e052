import { and, asc, eq, getColumns, isNotNull, isNull, lt, notExists } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { assistantClients, assistants, assistantTokens, users } from "../schema.ts";
import type { UserRow } from "./users-repository.ts";

export type ClientRow = typeof assistantClients.$inferSelect;
export type AssistantRow = typeof assistants.$inferSelect;
export type AssistantTokenRow = typeof assistantTokens.$inferSelect;
export type TokenKind = AssistantTokenRow["kind"];

export async function insertClient(db: Db, client: Omit<ClientRow, "id">): Promise<ClientRow> {
  return onlyRow(await db.insert(assistantClients).values(client).returning());
}

export async function findClient(db: Db, clientId: string): Promise<ClientRow | null> {
  const [row] = await db.select().from(assistantClients).where(eq(assistantClients.id, clientId));
  return row ?? null;
}

/** Those that introduced themselves before then, and that no user has. */
export async function deleteUnusedClients(db: Db, before: Date): Promise<void> {
  const used = db
    .select({ id: assistants.id })
    .from(assistants)
    .where(eq(assistants.clientId, assistantClients.id));
  await db
    .delete(assistantClients)
    .where(and(lt(assistantClients.createdAt, before), notExists(used)));
}

export async function insertAssistant(
  db: Db,
  assistant: typeof assistants.$inferInsert,
): Promise<AssistantRow> {
  return onlyRow(await db.insert(assistants).values(assistant).returning());
}

export type NamedAssistant = AssistantRow & { name: string };

/** Those that are connected, the oldest first. */
export function listAssistants(db: Db, userId: UserId): Promise<NamedAssistant[]> {
  return db
    .select({ ...getColumns(assistants), name: assistantClients.name })
    .from(assistants)
    .innerJoin(assistantClients, eq(assistantClients.id, assistants.clientId))
    .where(
      and(
        eq(assistants.userId, userId),
        isNotNull(assistants.connectedAt),
        isNull(assistants.endedAt),
      ),
    )
    .orderBy(asc(assistants.connectedAt), assistants.id);
}

/** With its first tokens; later ones change nothing. */
export async function noteConnected(
  db: Db,
  { id, userId }: Pick<AssistantRow, "id" | "userId">,
  now: Date,
): Promise<void> {
  await db
    .update(assistants)
    .set({ connectedAt: now })
    .where(
      and(eq(assistants.id, id), eq(assistants.userId, userId), isNull(assistants.connectedAt)),
    );
}

export async function touchAssistant(
  db: Db,
  { id, userId }: Pick<AssistantRow, "id" | "userId">,
  now: Date,
): Promise<void> {
  await db
    .update(assistants)
    .set({ lastUsedAt: now })
    .where(and(eq(assistants.id, id), eq(assistants.userId, userId)));
}

/** False when there is no such assistant of this user, or it was disconnected already. */
export async function endAssistant(
  db: Db,
  userId: UserId,
  assistantId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(assistants)
    .set({ endedAt: now })
    .where(
      and(
        eq(assistants.id, assistantId),
        eq(assistants.userId, userId),
        isNull(assistants.endedAt),
      ),
    )
    .returning({ id: assistants.id });
  return rows.length > 0;
}

/** Of an account that its owner takes over: whoever connected them would go on reading. */
export async function deleteAssistants(db: Db, userId: UserId): Promise<void> {
  await db.delete(assistants).where(eq(assistants.userId, userId));
}

/** Consents that came to nothing, and what was disconnected long ago. */
export async function deleteEndedAssistants(
  db: Db,
  { askedBefore, endedBefore }: { askedBefore: Date; endedBefore: Date },
): Promise<void> {
  await db
    .delete(assistants)
    .where(and(isNull(assistants.connectedAt), lt(assistants.createdAt, askedBefore)));
  await db.delete(assistants).where(lt(assistants.endedAt, endedBefore));
}

export async function insertAssistantTokens(
  db: Db,
  tokens: (typeof assistantTokens.$inferInsert)[],
): Promise<void> {
  await db.insert(assistantTokens).values(tokens);
}

export type FoundToken = { token: AssistantTokenRow; assistant: AssistantRow; user: UserRow };

export async function findAssistantToken(db: Db, tokenHash: string): Promise<FoundToken | null> {
  const [row] = await db
    .select({
      token: getColumns(assistantTokens),
      assistant: getColumns(assistants),
      user: getColumns(users),
    })
    .from(assistantTokens)
    .innerJoin(assistants, eq(assistants.id, assistantTokens.assistantId))
    .innerJoin(users, eq(users.id, assistants.userId))
    .where(eq(assistantTokens.tokenHash, tokenHash));
  return row ?? null;
}

/** False where somebody traded it in before: of two at once, one gets it. */
export async function takeAssistantToken(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(assistantTokens)
    .set({ usedAt: now })
    .where(and(eq(assistantTokens.tokenHash, tokenHash), isNull(assistantTokens.usedAt)))
    .returning({ tokenHash: assistantTokens.tokenHash });
  return rows.length > 0;
}

export async function deleteExpiredAssistantTokens(db: Db, before: Date): Promise<void> {
  await db.delete(assistantTokens).where(lt(assistantTokens.expiresAt, before));
}
