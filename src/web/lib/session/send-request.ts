import type { Send } from "#contract/client.ts";
import type { Route } from "#contract/endpoints/route.ts";
import type { RefreshTokens, TokenStore } from "./session-store.ts";

type Dependencies = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  tokens: TokenStore;
  refreshTokens: RefreshTokens;
  now: () => number;
};

/** Adds the token a route asks for; a refused access token is refreshed and the request replayed once. */
export function createSend({ fetch, tokens, refreshTokens, now }: Dependencies): Send {
  return async (url, init, route) => {
    if (route.auth === "public" && !route.knowsUser) return fetch(url, init);

    let held = tokens.read();
    if (route.auth === "refresh") return fetch(url, withBearer(init, held?.refreshToken));

    // What is not replayed must not start with a token that is known to be over, nor what refuses nobody.
    if (held && (route.knowsUser || !isReplayed(route)) && isExpired(held.accessToken, now())) {
      held = await refreshTokens(held.accessToken);
    }

    const answer = await fetch(url, withBearer(init, held?.accessToken));
    if (answer.status !== 401 || !held || !isReplayed(route)) return answer;

    const renewed = await refreshTokens(held.accessToken);
    return renewed ? fetch(url, withBearer(init, renewed.accessToken)) : answer;
  };
}

/** Billing calls are never replayed: nobody wants to pay twice. */
function isReplayed(route: Route): boolean {
  return !route.path.startsWith("/api/billing/");
}

function withBearer(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  return { ...init, headers };
}

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
