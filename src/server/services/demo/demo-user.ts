import { saveSubscription } from "#server/db/billing/subscriptions-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import { updateCurrentUser } from "#server/services/accounts/update-current-user.ts";
import { verifyMagicLink } from "#server/services/auth/verify-magic-link.ts";
import { issueMagicLink } from "#server/services/auth/magic-link.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { PAYMENT_MODES } from "#engine/billing/customer-state.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import { utcOffsetMinutes } from "#engine/clock/local-hours.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";

/** The name and the address say what it is; nobody receives mail there. */
export const DEMO_EMAIL = "demo@foothold.example";
export const DEMO_TIMEZONE = "America/New_York";

const PROFILE = {
  name: "Demo founder",
  timezone: DEMO_TIMEZONE,
  redditKarma: 1240,
  redditAccountAgeDays: 730,
  reminders: "off",
} as const;

/** Signs in as the demo user, who is created with the first link that is used. */
export async function enterDemoAccount(deps: ServiceDeps): Promise<SessionScope> {
  const { token } = await issueMagicLink(deps, DEMO_EMAIL);
  const caller = { ip: "127.0.0.1", userAgent: "npm run tool -- demo" };
  const { accessToken } = await verifyMagicLink(deps, caller, { token });
  const scope = await deps.accessTokens.verify(accessToken);
  if (!scope) throw new Error("The demo account could not be entered.");
  await updateCurrentUser(deps, scope, PROFILE);
  return scope;
}

/** Access to everything; there is no payment behind it, so nothing can be charged or refunded. */
export async function grantDemoPlan(deps: ServiceDeps, { userId }: Scope): Promise<void> {
  const now = deps.clock();
  // Whichever keys the server has: there is nothing at any provider that could tell otherwise.
  for (const mode of PAYMENT_MODES) {
    await saveSubscription(deps.database.db, {
      userId,
      mode,
      planCode: "PREMIUM_LIFETIME",
      status: "ACTIVE",
      currentPeriodEnd: null,
      hasPaymentProblem: false,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/** Some days ago, at an hour of the demo user's clock. */
export function findDemoMoment(now: Date, daysAgo: number, hour: number): Date {
  const { name } = findLocalDay(new Date(now.getTime() - daysAgo * DAY_MS), DEMO_TIMEZONE);
  const asUtc = Date.parse(`${name}T${String(hour).padStart(2, "0")}:00:00Z`);
  // Clocks change at night, and nothing here is posted then.
  return new Date(asUtc - utcOffsetMinutes(DEMO_TIMEZONE, new Date(asUtc)) * MINUTE_MS);
}

export type DemoTime = { now: Date; clock: () => Date; moveTo: (time: Date) => void };

/** A clock that stands where it was put, for what happened in the past. */
export function createDemoTime(now: Date): DemoTime {
  let time = now;
  return { now, clock: () => time, moveTo: (next) => void (time = next) };
}
