import { jwtVerify, SignJWT } from "jose";
import type { SessionScope, SessionId, UserId } from "#server/scope.ts";
import { createHash, randomBytes } from "node:crypto";

export type AccessTokens = {
  issue: (scope: SessionScope) => Promise<string>;
  /** Null for anything but an access token of ours that has not expired. Never throws. */
  verify: (token: string) => Promise<SessionScope | null>;
  /** The same at once, for a token that was verified before; null when it was not. */
  recall: (token: string) => SessionScope | null;
};

const LIFETIME_SECONDS = 15 * 60;
const ALGORITHM = "HS256";
const CLAIMS = { issuer: "foothold", audience: "foothold:access" };
const REMEMBERED_TOKENS = 10_000;

export function createAccessTokens(secret: string, clock: () => Date): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const verified = new Map<string, { scope: SessionScope; expiresAtMs: number }>();

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

    verify: async (token) => {
      const claims = await readClaims(token, key, clock());
      if (!claims) return null;
      if (verified.size >= REMEMBERED_TOKENS) verified.clear();
      verified.set(token, claims);
      return claims.scope;
    },

    // A signature that was right once stays right: only the expiry is looked at again.
    recall: (token) => {
      const known = verified.get(token);
      return known && known.expiresAtMs > clock().getTime() ? known.scope : null;
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
    const scope: SessionScope = {
      userId: payload.sub as UserId,
      sessionId: payload["sid"] as SessionId,
    };
    return { scope, expiresAtMs: (payload.exp ?? 0) * 1000 };
  } catch {
    return null;
  }
}

/** 256 random bits for the user, and the hash that is all we keep of them. */
export function createOpaqueToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOpaqueToken(token) };
}

export function hashOpaqueToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
