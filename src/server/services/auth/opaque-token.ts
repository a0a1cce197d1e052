import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for the user, and the hash that is all we keep of them. */
export function createOpaqueToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOpaqueToken(token) };
}

export function hashOpaqueToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
