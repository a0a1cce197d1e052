import {
  Login,
  MagicLinkRequest,
  MagicLinkSent,
  MagicLinkVerification,
  SignedIn,
  Signup,
} from "../accounts/auth.ts";
import { LINK_MARK } from "../pages/link-mark.ts";
import { routes } from "./routes.ts";
import { type Endpoint, noContent } from "./endpoint.ts";

export const signInEndpoints = {
  requestMagicLink: {
    ...routes.requestMagicLink,
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
    tag: "Sign-in",
    summary:
      "Create an account with a password; unverified until a magic link was used, and the same answer for known and unknown addresses.",
    body: Signup,
    status: 201,
    response: SignedIn,
    errors: ["FORBIDDEN", "RATE_LIMITED"],
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
} as const satisfies Record<string, Endpoint>;
