import { and, count, desc, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { billingCustomers, planGrants, subscriptions, users } from "../schema.ts";
import type { UserRow } from "./users-repository.ts";

/** Whether somebody has proven that the address is theirs, and how many accounts a proof would end. */
export async function readAddress(
  db: Db,
  email: string,
): Promise<{ accounts: number; isVerified: boolean; endedByProof: number }> {
  const [row] = await db
    .select({ accounts: count(), verified: count(users.emailVerifiedAt) })
    .from(users)
    .where(eq(users.email, email));
  const { accounts = 0, verified = 0 } = row ?? {};
  const endedByProof = accounts > verified ? await db.$count(users, isEndedByProof(db, email)) : 0;
  return { accounts, isVerified: verified > 0, endedByProof };
}

/** Those who merely claim an address, locked until the transaction ends. */
export function lockClaimants(db: Db, email: string): Promise<UserRow[]> {
  return db.select().from(users).where(isClaim(email)).orderBy(users.id).for("no key update");
}

/** How the passwords of an address were hashed: mostly in one way with one salt, which its claimants share. */
export async function listPasswordRecipes(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recipe: sql<string>`regexp_replace(${users.passwordHash}, '[$][^$]*$', '')` })
    .from(users)
    .where(and(eq(users.email, email), sql`${users.passwordHash} is not null`));
  return rows.map(({ recipe }) => recipe);
}

/** The oldest account of the address with one of these hashes. */
export async function findUserByPassword(
  db: Db,
  email: string,
  hashes: string[],
): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), inArray(users.passwordHash, hashes)))
    .orderBy(users.createdAt, users.id)
    .limit(1);
  return row ?? null;
}

/** Erases what was opened with an address before its owner proved it; what the operator gave to it is the owner's. */
export async function endClaims(db: Db, { id: userId, email }: UserRow): Promise<void> {
  const ended = db.select({ id: users.id }).from(users).where(isEndedByProof(db, email));
  const [grant] = await db
    .select()
    .from(planGrants)
    .where(inArray(planGrants.userId, ended))
    .orderBy(desc(planGrants.createdAt))
    .limit(1);
  if (grant)
    await db
      .insert(planGrants)
      .values({ ...grant, userId })
      .onConflictDoNothing();
  await db.delete(users).where(isEndedByProof(db, email));
}

function isClaim(email: string) {
  return and(eq(users.email, email), isNull(users.emailVerifiedAt));
}

/** Where something was bought, money may still be owed or charged: such an account lives on apart. */
function isEndedByProof(db: Db, email: string) {
  const isCustomer = db
    .select({ one: sql`1` })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, users.id));
  const isSubscriber = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.userId, users.id));
  return and(isClaim(email), notExists(isCustomer), notExists(isSubscriber));
}
