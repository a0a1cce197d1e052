import type { onRequestHookHandler } from "fastify";
import type { RouteAuth } from "#contract/routes.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { AccessTokens } from "#server/services/auth/access-tokens.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the gate on routes with auth "user". */
    scope: Scope | null;
    /** Set by the gate on routes with auth "refresh"; the service judges it. */
    refreshToken: string | null;
  }
}

const SCHEME = "bearer ";
const LONGEST_HEADER = 4096;

/** Runs before the body is read: who may not call is not listened to. */
export function createSessionGate(
  auth: RouteAuth,
  accessTokens: AccessTokens,
): onRequestHookHandler[] {
  if (auth === "public") return [];
  if (auth === "refresh") return [keepRefreshToken];
  return [
    (request, _reply, done) => {
      const token = readBearer(request.headers.authorization);
      const admit = (scope: Scope | null) => {
        request.scope = scope;
        done(scope ? undefined : unauthenticated());
      };
      const known = token === null ? null : accessTokens.recall(token);
      if (known || token === null) admit(known);
      else void accessTokens.verify(token).then(admit);
    },
  ];
}

const keepRefreshToken: onRequestHookHandler = (request, _reply, done) => {
  request.refreshToken = readBearer(request.headers.authorization);
  done(request.refreshToken ? undefined : unauthenticated());
};

function readBearer(header: string | undefined): string | null {
  const isBearer = header?.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  if (!header || !isBearer || header.length > LONGEST_HEADER) return null;
  return header.slice(SCHEME.length);
}

function unauthenticated(): ServiceError {
  return new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
}
