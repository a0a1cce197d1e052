import * as z from "zod";
import { AccountDeletion, AccountExport } from "#contract/accounts/account-data.ts";
import { SessionList } from "#contract/accounts/auth.ts";
import { KarmaReport } from "#contract/accounts/karma.ts";
import { Onboarding, OnboardingChanges } from "#contract/accounts/onboarding.ts";
import { ProfileChanges, User } from "#contract/accounts/user.ts";
import { routes } from "#contract/endpoints/routes.ts";
import { type Endpoint, noContent } from "./endpoint.ts";
import { nameExport } from "#engine/accounts/account.ts";

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
    tag: "Account",
    summary: "Everything that is kept of the user, as one file.",
    download: { nameFile: ({ exportedAt }) => nameExport(exportedAt) },
    response: AccountExport,
    errors: ["RATE_LIMITED"],
  },
  exportPosts: {
    ...routes.exportPosts,
    tag: "Account",
    summary: "All of the user's posts with what became of them, as CSV.",
    download: { nameFile: () => "foothold-posts.csv" },
    response: z.string(),
    errors: ["RATE_LIMITED"],
  },
  deleteAccount: {
    ...routes.deleteAccount,
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
    params: z.object({ sessionId: z.uuid("This is not the id of a session.") }),
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
