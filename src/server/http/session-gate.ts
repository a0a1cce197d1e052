import type { onRequestHookHandler } from "fastify";
import type { TokenScope } from "#engine/accounts/personal-token.ts";
import type { Route } from "#contract/endpoints/route.ts";
import type { Scope } from "#server/scope.ts";
import { notSignedIn, ServiceError } from "#server/service-error.ts";
import type { Admission } from "#server/services/auth/sessions.ts";

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

/** `needed` is what a personal token has to be allowed; null where only a session is let in. */
export type Admit = (bearer: string, needed: TokenScope | null) => Promise<Admission | null>;

const SCHEME = "bearer ";
const LONGEST_HEADER = 4096;

/** Runs before the body is read: who may not call is not listened to. */
export function createSessionGate(
  { auth, knowsUser, token: needed }: Pick<Route, "auth" | "knowsUser" | "token">,
  admit: Admit,
): onRequestHookHandler[] {
  if (auth === "public") return knowsUser ? [createNoticer(admit)] : [];
  if (auth === "refresh") return [keepRefreshToken];
  return [
    (request, _reply, done) => {
      const bearer = readBearer(request.headers.authorization);
      if (bearer === null) return done(notSignedIn());
      admit(bearer, needed ?? null).then((admission) => {
        request.admission = admission;
        done(admission ? undefined : notSignedIn());
      }, done);
    },
  ];
}

/** A token that is no good makes nobody of its bearer, as if there were none. */
function createNoticer(admit: Admit): onRequestHookHandler {
  return (request, _reply, done) => {
    const bearer = readBearer(request.headers.authorization);
    if (bearer === null) return done();
    admit(bearer, "read").then(
      (admission) => {
        request.visitor = admission?.scope ?? null;
        done();
      },
      (error: Error) => done(isNobody(error) ? undefined : error),
    );
  };
}

export function isNobody(error: Error): boolean {
  return error instanceof ServiceError && error.code === "UNAUTHENTICATED";
}

const keepRefreshToken: onRequestHookHandler = (request, _reply, done) => {
  request.refreshToken = readBearer(request.headers.authorization);
  done(request.refreshToken ? undefined : notSignedIn());
};

export function readBearer(header: string | undefined): string | null {
  const isBearer = header?.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  if (!header || !isBearer || header.length > LONGEST_HEADER) return null;
  return header.slice(SCHEME.length);
}
