import { jwtVerify, SignJWT } from "jose";
import type { Scope, SessionId, UserId } from "#server/scope.ts";

export type AccessTokens = {
  issue: (scope: Scope) => Promise<string>;
  /** Null for anything but an access token of ours that has not expired. */
  verify: (token: string) => Promise<Scope | null>;
};

const LIFETIME_SECONDS = 15 * 60;
const ALGORITHM = "HS256";
const CLAIMS = { issuer: "foothold", audience: "foothold:access" };
const REMEMBERED_TOKENS = 10_000;

export function createAccessTokens(secret: string, clock: () => Date): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const verified = new Map<string, { scope: Scope; expiresAtSeconds: number }>();

  return {
    issue: ({ userId, sessionId }) => {
      const nowSeconds = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(CLAIMS.issuer)
        .setAudience(CLAIMS.audience)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + LIFETIME_SECONDS)
        .sign(key);
    },

    // A signature that was right once stays right: only the expiry is looked at again.
    verify: async (token) => {
      const known = verified.get(token);
      if (known) return known.expiresAtSeconds * 1000 > clock().getTime() ? known.scope : null;
      const claims = await readClaims(token, key, clock());
      if (!claims) return null;
      if (verified.size >= REMEMBERED_TOKENS) verified.clear();
      verified.set(token, claims);
      return claims.scope;
    },
  };
}

async function readClaims(token: string, key: Uint8Array, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, {
      ...CLAIMS,
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ["sub", "sid", "exp"],
    });
    const scope: Scope = { userId: payload.sub as UserId, sessionId: payload["sid"] as SessionId };
    return { scope, expiresAtSeconds: payload.exp ?? 0 };
  } catch {
    return null;
  }
}
