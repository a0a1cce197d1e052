import type { onRequestHookHandler } from "fastify";
import type { Route } from "#contract/routes.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { Admission } from "#server/services/auth/admit-session.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the gate on routes with auth "user". */
    admission: Admission | null;
    /** Set by the gate on routes that anyone may call and that know who is signed in. */
    visitor: Scope | null;
    /** Set by the gate on routes with auth "refresh"; the service judges it. */
    refreshToken: string | null;
  }
}

export type Admit = (accessToken: string) => Promise<Admission | null>;

const SCHEME = "bearer ";
const LONGEST_HEADER = 4096;

/** Runs before the body is read: who may not call is not listened to. */
export function createSessionGate(
  { auth, knowsUser }: Pick<Route, "auth" | "knowsUser">,
  admit: Admit,
): onRequestHookHandler[] {
  if (auth === "public") return knowsUser ? [createNoticer(admit)] : [];
  if (auth === "refresh") return [keepRefreshToken];
  return [
    (request, _reply, done) => {
      const token = readBearer(request.headers.authorization);
      if (token === null) return done(unauthenticated());
      admit(token).then((admission) => {
        request.admission = admission;
        done(admission ? undefined : unauthenticated());
      }, done);
    },
  ];
}

/** A token that is no good makes nobody of its bearer, as if there were none. */
function createNoticer(admit: Admit): onRequestHookHandler {
  return (request, _reply, done) => {
    const token = readBearer(request.headers.authorization);
    if (token === null) return done();
    admit(token).then((admission) => {
      request.visitor = admission?.scope ?? null;
      done();
    }, done);
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
