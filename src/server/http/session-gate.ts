import type { FastifyRequest } from "fastify";
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
export function createSessionGate(auth: RouteAuth, accessTokens: AccessTokens) {
  return async (request: FastifyRequest): Promise<void> => {
    if (auth === "public") return;
    const token = readBearer(request.headers.authorization);
    if (auth === "refresh") {
      request.refreshToken = token;
      return;
    }
    const scope = await accessTokens.verify(token);
    if (!scope) throw unauthenticated();
    request.scope = scope;
  };
}

function readBearer(header: string | undefined): string {
  const isBearer = header?.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  if (!header || !isBearer || header.length > LONGEST_HEADER) throw unauthenticated();
  return header.slice(SCHEME.length);
}

function unauthenticated(): ServiceError {
  return new ServiceError("UNAUTHENTICATED", "Please sign in to continue.");
}
