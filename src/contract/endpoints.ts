import * as z from "zod";
import {
  Login,
  MagicLinkRequest,
  MagicLinkSent,
  MagicLinkVerification,
  SessionList,
  SignedIn,
  Signup,
} from "./auth.ts";
import { PlanList } from "./billing.ts";
import type { ErrorCode } from "./errors.ts";
import { Health } from "./health.ts";
import { type Route, type RouteName, routes } from "./routes.ts";
import { ProfileChanges, User } from "./user.ts";

export type Endpoint = Route & {
  tag: "Service" | "Sign-in" | "Account" | "Billing";
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** 200 unless stated. */
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** Beyond what follows from the rest: VALIDATION with any input, UNAUTHENTICATED with auth. */
  errors?: readonly ErrorCode[];
  /** The path parameter that names an object of one user; to anyone else it is NOT_FOUND. */
  ownedParam?: string;
};

const noContent = z.undefined().meta({ description: "Done; nothing to say." });

/** The one registry: server routes, client, OpenAPI and the generated tests all read it. */
export const endpoints = {
  getHealth: {
    ...routes.getHealth,
    tag: "Service",
    summary: "Is the service up, and what does it run on?",
    response: Health,
  },

  requestMagicLink: {
    ...routes.requestMagicLink,
    tag: "Sign-in",
    summary: "Send a sign-in link; the answer is the same for known and unknown addresses.",
    body: MagicLinkRequest,
    response: MagicLinkSent,
    errors: ["RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  verifyMagicLink: {
    ...routes.verifyMagicLink,
    tag: "Sign-in",
    summary: "Trade the token of a sign-in link for a session; creates the account if it is new.",
    body: MagicLinkVerification,
    response: SignedIn,
    errors: ["RATE_LIMITED"],
  },
  signUp: {
    ...routes.signUp,
    tag: "Sign-in",
    summary: "Create an account with a password; unverified until a magic link was used.",
    body: Signup,
    status: 201,
    response: SignedIn,
    errors: ["CONFLICT", "RATE_LIMITED"],
  },
  logIn: {
    ...routes.logIn,
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

  listPlans: {
    ...routes.listPlans,
    tag: "Billing",
    summary: "The plans, their prices and what they include.",
    response: PlanList,
  },
} as const satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
