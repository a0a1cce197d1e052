import * as z from "zod";
import { AccountDeletion, AccountExport } from "#contract/accounts/account-data.ts";
import {
  SessionList,
  Login,
  MagicLinkRequest,
  MagicLinkSent,
  MagicLinkVerification,
  SignedIn,
  Signup,
} from "#contract/accounts/auth.ts";
import { KarmaReport, ProfileChanges, User } from "#contract/accounts/user.ts";
import { Onboarding, OnboardingChanges } from "#contract/accounts/onboarding.ts";
import { routes } from "#contract/endpoints/routes.ts";
import { type Endpoint, noContent } from "./endpoint.ts";
import { nameExport } from "#engine/accounts/account.ts";
import { LINK_MARK } from "../pages/page-paths.ts";
import {
  Checkout,
  CheckoutRequest,
  PlanList,
  Portal,
  SubscriptionStatus,
  WebhookReceipt,
} from "../billing.ts";

/** Any text: what was never given out is told so by the call itself, however it looks. */
const UnsubscribeParams = z.object({ ticket: z.string() });

export const accountEndpoints = {
  askToUnsubscribe: {
    ...routes.askToUnsubscribe,
    tag: "Account",
    summary: "A page that asks whether to end reminders, from the address in each of them.",
    params: UnsubscribeParams,
    response: z.string(),
    errors: ["NOT_FOUND"],
  },
  unsubscribe: {
    ...routes.unsubscribe,
    tag: "Account",
    summary: "End reminders, without signing in; mail programs do it in one click (RFC 8058).",
    params: UnsubscribeParams,
    unreadBody: { maxBytes: 10_000 },
    response: z.string(),
    errors: ["NOT_FOUND"],
  },
  getCurrentUser: {
    ...routes.getCurrentUser,
    tag: "Account",
    summary: "The signed-in user.",
    response: User,
  },
  updateCurrentUser: {
    ...routes.updateCurrentUser,
    tag: "Account",
    summary: "Change the profile; fields left out stay as they are.",
    body: ProfileChanges,
    response: User,
  },
  exportAccount: {
    ...routes.exportAccount,
    work: "heavy",
    tag: "Account",
    summary: "Everything kept about the user, as one file.",
    download: { nameFile: ({ exportedAt }) => nameExport(exportedAt) },
    response: AccountExport,
    errors: ["RATE_LIMITED"],
  },
  exportPosts: {
    ...routes.exportPosts,
    work: "heavy",
    tag: "Account",
    summary: "All the user's posts and what happened to them, as CSV.",
    download: { nameFile: () => "foothold-posts.csv" },
    response: z.string(),
    errors: ["RATE_LIMITED"],
  },
  deleteAccount: {
    ...routes.deleteAccount,
    work: "outside",
    tag: "Account",
    summary:
      "Erase the account: cancels what may still be charged, then deletes everything. Needs a sign-in within the last 10 minutes.",
    body: AccountDeletion,
    status: 204,
    response: noContent,
    errors: ["FORBIDDEN", "UPSTREAM", "UNAVAILABLE"],
  },
  getKarma: {
    ...routes.getKarma,
    tag: "Account",
    summary: "The Reddit account day by day, and what the communities of one's projects ask of it.",
    response: KarmaReport,
  },
  listSessions: {
    ...routes.listSessions,
    tag: "Account",
    summary: "Where the user is signed in, newest use first.",
    response: SessionList,
  },
  revokeOtherSessions: {
    ...routes.revokeOtherSessions,
    tag: "Account",
    summary: "Sign out everywhere but here.",
    status: 204,
    response: noContent,
  },
  revokeSession: {
    ...routes.revokeSession,
    tag: "Account",
    summary: "Sign out one session.",
    params: z.object({ sessionId: z.uuid("That isn't the id of a session.") }),
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "sessionId",
  },
  getOnboarding: {
    ...routes.getOnboarding,
    tag: "Account",
    summary: "The answers of the onboarding so far, and the step to go on with.",
    response: Onboarding,
  },
  saveOnboarding: {
    ...routes.saveOnboarding,
    tag: "Account",
    summary: "Save answers of the onboarding, as many as are known by now.",
    body: OnboardingChanges,
    response: Onboarding,
  },
} as const satisfies Record<string, Endpoint>;

export const signInEndpoints = {
  requestMagicLink: {
    ...routes.requestMagicLink,
    work: "outside",
    tag: "Sign-in",
    summary: "Send a sign-in link; the answer is the same for known and unknown addresses.",
    body: MagicLinkRequest,
    response: MagicLinkSent,
    cookie: LINK_MARK,
    errors: ["RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  verifyMagicLink: {
    ...routes.verifyMagicLink,
    tag: "Sign-in",
    summary: "Trade the token of a sign-in link for a session; creates the account if it is new.",
    body: MagicLinkVerification,
    response: SignedIn,
    errors: ["FORBIDDEN", "RATE_LIMITED"],
  },
  signUp: {
    ...routes.signUp,
    work: "heavy",
    tag: "Sign-in",
    summary:
      "Create an account with a password; the same answer for known and unknown addresses. It is unconfirmed: the first sign-in link that is used for its address deletes it, unless its password comes with the link.",
    body: Signup,
    status: 201,
    response: SignedIn,
    errors: ["FORBIDDEN", "RATE_LIMITED"],
  },
  logIn: {
    ...routes.logIn,
    work: "heavy",
    tag: "Sign-in",
    summary: "Sign in with a password.",
    body: Login,
    response: SignedIn,
    errors: ["UNAUTHENTICATED", "RATE_LIMITED"],
  },
  refreshSession: {
    ...routes.refreshSession,
    tag: "Sign-in",
    summary: "Trade the refresh token, sent as Bearer, for a new pair.",
    response: SignedIn,
    errors: ["RATE_LIMITED"],
  },
  logOut: {
    ...routes.logOut,
    tag: "Sign-in",
    summary: "End the session on the server.",
    status: 204,
    response: noContent,
  },
} as const satisfies Record<string, Endpoint>;

export const billingEndpoints = {
  getBillingStatus: {
    ...routes.getBillingStatus,
    tag: "Billing",
    summary: "The user's plan, until when it runs, and what of this month's quota is used.",
    response: SubscriptionStatus,
  },
  refreshBillingStatus: {
    ...routes.refreshBillingStatus,
    work: "outside",
    tag: "Billing",
    summary: "The same, once the payment provider has been asked what the user has paid for.",
    response: SubscriptionStatus,
    errors: ["RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  listPlans: {
    ...routes.listPlans,
    tag: "Billing",
    summary: "The plans, their prices and what they include.",
    response: PlanList,
  },
  createCheckout: {
    ...routes.createCheckout,
    work: "outside",
    tag: "Billing",
    summary: "Begin to pay for a plan; asked twice, it answers with the same payment page.",
    body: CheckoutRequest,
    response: Checkout,
    errors: ["CONFLICT", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  cancelSubscription: {
    ...routes.cancelSubscription,
    work: "outside",
    tag: "Billing",
    summary: "End the subscription with the period that is paid for; safe to repeat.",
    response: SubscriptionStatus,
    errors: ["CONFLICT", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  openPortal: {
    ...routes.openPortal,
    work: "outside",
    tag: "Billing",
    summary: "A page of the payment provider with the user's invoices and card.",
    response: Portal,
    errors: ["CONFLICT", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  receiveWebhook: {
    ...routes.receiveWebhook,
    work: "outside",
    tag: "Billing",
    summary: "What the payment provider reports, signed by it.",
    signedBody: { signatureHeader: "stripe-signature", maxBytes: 1_000_000 },
    response: WebhookReceipt,
    errors: ["UPSTREAM", "UNAVAILABLE"],
  },
} as const satisfies Record<string, Endpoint>;
