import type { PlanCode } from "#engine/billing/plans.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  countMatchingUsers,
  listUsers,
  lockUserByEmail,
  type UserRow,
} from "#server/db/accounts/users-repository.ts";
import { isSignUpClosed, saveSignUp } from "#server/db/service-repository.ts";
import { ServiceError } from "#server/service-error.ts";
import { endAccount } from "#server/services/accounts/delete-account.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import type { BillingDeps } from "#server/services/service-deps.ts";
import { foldEmail } from "#engine/accounts/account.ts";
import { formatCount } from "#engine/text/format.ts";
import { deletePlanGrant, savePlanGrant } from "#server/db/billing/subscriptions-repository.ts";

export type AdminDeps = BillingDeps;

export const ADMIN_USAGE = `Usage: npm run tool -- admin COMMAND, or foothold admin COMMAND

  users [WORD]                 lists accounts, newest first; WORD: those whose address holds it
  grant ADDRESS PLAN [UNTIL]   gives a plan without a payment: monthly or lifetime, free takes it back;
                               UNTIL: the last day, such as 2026-12-31 (UTC)
  sign-up open|closed          whether new accounts may be made; without a word it says which
  delete ADDRESS --yes         ends what may still be charged, then deletes the account for good
`;

const COMMANDS = {
  users: listAccounts,
  grant: grantPlan,
  "sign-up": switchSignUp,
  delete: deleteUser,
};

export function isAdminCommand(word: string): word is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, word);
}

/** One of the operator's commands on accounts; answers the lines to print. */
export async function runAdmin(deps: AdminDeps, words: readonly string[]): Promise<string[]> {
  const [command = "", ...rest] = words;
  if (!isAdminCommand(command)) throw refuse(ADMIN_USAGE);
  return COMMANDS[command](deps, rest);
}

const MOST_LISTED = 100;

async function listAccounts(deps: AdminDeps, [word = ""]: string[]): Promise<string[]> {
  const { db } = deps.database;
  const search = foldEmail(word);
  const found = await listUsers(db, { search, limit: MOST_LISTED });
  const total = await countMatchingUsers(db, search);
  const lines: string[] = [];
  for (const user of found) {
    const plan = await currentPlan(deps, { userId: user.id });
    const seen = user.lastUsedAt ? `seen ${formatDay(user.lastUsedAt)}` : "never seen";
    lines.push(
      `  ${user.email}  ${plan.code}  since ${formatDay(user.createdAt)}, ${seen}, ${formatCount(user.projects)} projects, ${formatCount(user.posts)} posts`,
    );
  }
  const left = total - found.length;
  if (left > 0) lines.push(`  and ${formatCount(left)} older ones: name a part of the address`);
  return [...lines, `  ${formatCount(total)} ${total === 1 ? "account" : "accounts"}`];
}

const PLAN_OF_WORD: Record<string, PlanCode> = {
  free: "FREE",
  monthly: "PREMIUM_MONTHLY",
  lifetime: "PREMIUM_LIFETIME",
};

async function grantPlan(
  deps: AdminDeps,
  [email, word = "", lastDay]: string[],
): Promise<string[]> {
  const planCode = PLAN_OF_WORD[word.toLowerCase()];
  if (!email || !planCode) throw refuse(ADMIN_USAGE);
  const user = await requireUser(deps, email);
  const { db } = deps.database;
  if (planCode === "FREE") {
    await deletePlanGrant(db, user.id);
    const { code } = await currentPlan(deps, { userId: user.id });
    return [`  ${user.email} has no granted plan now, and is on ${code}`];
  }
  const until = lastDay === undefined ? null : endOfDay(lastDay, deps.clock());
  await savePlanGrant(db, { userId: user.id, planCode, until, createdAt: deps.clock() });
  return [`  ${user.email} has ${planCode} ${until ? `until the end of ${lastDay}` : "for good"}`];
}

async function switchSignUp({ database, clock }: AdminDeps, [word]: string[]): Promise<string[]> {
  if (word !== undefined && word !== "open" && word !== "closed") throw refuse(ADMIN_USAGE);
  if (word) await saveSignUp(database.db, word, clock());
  return (await isSignUpClosed(database.db))
    ? ["  Sign-up is closed: those who have an account sign in, nobody else"]
    : ["  Sign-up is open: anybody with an email address may have an account"];
}

async function deleteUser(deps: AdminDeps, [email, ...rest]: string[]): Promise<string[]> {
  if (!email) throw refuse(ADMIN_USAGE);
  const user = await requireUser(deps, email);
  if (!rest.includes("--yes")) {
    throw refuse(`This deletes ${user.email} and all that is theirs for good. Say --yes to do it.`);
  }
  await endAccount(deps, user, "Their subscription");
  deps.logger.warn({ userId: user.id }, "the operator deleted an account");
  return [`  ${user.email} is deleted`];
}

async function requireUser({ database }: AdminDeps, email: string): Promise<UserRow> {
  // Of several that merely claim an address, the newest; what is granted to it passes on to who proves the address.
  const user = await lockUserByEmail(database.db, foldEmail(email));
  if (!user) throw refuse(`There is no account with the address ${email}.`);
  return user;
}

function endOfDay(text: string, now: Date): Date {
  const start = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(start.getTime());
  if (!isDay || formatDay(start) !== text) {
    throw refuse(`${text} is not a day of the calendar, such as 2026-12-31.`);
  }
  const end = new Date(start.getTime() + DAY_MS);
  if (end <= now) throw refuse(`${text} is over already.`);
  return end;
}

function formatDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function refuse(message: string): ServiceError {
  return new ServiceError("VALIDATION", message);
}
