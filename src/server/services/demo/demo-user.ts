import { PAYMENT_MODES } from "#engine/billing/payment-modes.ts";
import { saveSubscription } from "#server/db/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import { updateCurrentUser } from "../accounts/update-current-user.ts";
import { issueMagicLink } from "../auth/issue-magic-link.ts";
import { verifyMagicLink } from "../auth/verify-magic-link.ts";
import type { ServiceDeps } from "../service-deps.ts";

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
export async function enterDemoAccount(deps: ServiceDeps): Promise<Scope> {
  const { token } = await issueMagicLink(deps, DEMO_EMAIL);
  const caller = { ip: "127.0.0.1", userAgent: "npm run demo" };
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
