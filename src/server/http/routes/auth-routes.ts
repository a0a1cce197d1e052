import type { Handlers } from "#server/http/handlers.ts";
import { logIn } from "#server/services/auth/log-in.ts";
import { logOut } from "#server/services/auth/log-out.ts";
import { refreshSession } from "#server/services/auth/refresh-session.ts";
import { requestMagicLink } from "#server/services/auth/request-magic-link.ts";
import { signUp } from "#server/services/auth/sign-up.ts";
import { verifyMagicLink } from "#server/services/auth/verify-magic-link.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export function authRoutes(deps: ServiceDeps) {
  return {
    requestMagicLink: async ({ caller, body, setCookie }) => {
      const { mark, message } = await requestMagicLink(deps, caller, body);
      setCookie(mark);
      return { message };
    },
    verifyMagicLink: ({ caller, body }) => verifyMagicLink(deps, caller, body),
    signUp: ({ caller, body }) => signUp(deps, caller, body),
    logIn: ({ caller, body }) => logIn(deps, caller, body),
    refreshSession: ({ caller, refreshToken }) => refreshSession(deps, caller, refreshToken),
    logOut: ({ scope }) => logOut(deps, scope),
  } satisfies Partial<Handlers>;
}
