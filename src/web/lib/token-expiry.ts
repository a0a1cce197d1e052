/** Whether a signed token says of itself that its time is over; what cannot be read has not expired. */
export function isExpired(token: string, nowMs: number): boolean {
  const expiresAtSeconds = readExpiry(token);
  return expiresAtSeconds !== null && expiresAtSeconds * 1000 <= nowMs;
}

function readExpiry(token: string): number | null {
  try {
    const payload = token.split(".")[1] ?? "";
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const expiry = (claims as { exp?: unknown }).exp;
    return typeof expiry === "number" ? expiry : null;
  } catch {
    return null;
  }
}
