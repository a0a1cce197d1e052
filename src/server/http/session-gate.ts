import type { onRequestHookHandler } from "fastify";
import type { Route } from "#contract/routes.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { AccessTokens } from "#server/services/auth/access-tokens.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the gate on routes with auth "user". */
    scope: Scope | null;
    /** Set by the gate on routes that anyone may call and that know who is signed in. */
    user: Scope | null;
    /** Set by the gate on routes with auth "refresh"; the service judges it. */
    refreshToken: string | null;
  }
}

const SCHEME = "bearer ";
const LONGEST_HEADER = 4096;

/** Runs before the body is read: who may not call is not listened to. */
export function createSessionGate(
  { auth, knowsUser }: Pick<Route, "auth" | "knowsUser">,
  accessTokens: AccessTokens,
): onRequestHookHandler[] {
  if (auth === "public") return knowsUser ? [createNoticer(accessTokens)] : [];
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

/** A token that is no good makes nobody of its bearer, as if there were none. */
function createNoticer(accessTokens: AccessTokens): onRequestHookHandler {
  return (request, _reply, done) => {
    const token = readBearer(request.headers.authorization);
    const notice = (scope: Scope | null) => {
      request.user = scope;
      done();
    };
    const known = token === null ? null : accessTokens.recall(token);
    if (known || token === null) notice(known);
    else void accessTokens.verify(token).then(notice);
  };
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
