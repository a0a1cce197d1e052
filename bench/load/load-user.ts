import type { Pool } from "undici";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { type Client, createClient } from "#contract/client.ts";
import type { Route } from "#contract/endpoints/route.ts";
import { type RouteName, routes } from "#contract/endpoints/routes.ts";
import type { Tally } from "./tally.ts";

export type Account = Pick<SignedIn, "accessToken" | "refreshToken"> & {
  hasPlan: boolean;
  projectId: string;
  communities: string[];
  /** Posts that are not made yet. */
  pending: string[];
};

export type LoadUser = Account & {
  api: Client;
  /** When the access token was handed out. */
  tokenAt: number;
};

const NAMES = new Map<Route, RouteName>(
  Object.entries(routes).map(([name, route]) => [route, name as RouteName]),
);

/** A founder at an own address, whose every call is written down. */
export function createLoadUser(
  account: Account,
  index: number,
  pool: Pool,
  tally: Tally,
): LoadUser {
  // As from a proxy: from one address alone the limits per address would rightly stop them.
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const user: LoadUser = {
    ...account,
    tokenAt: performance.now(),
    api: createClient(async (path, init, route) => {
      const token = route.auth === "refresh" ? user.refreshToken : user.accessToken;
      const startedAt = performance.now();
      const answer = await pool.request({
        path,
        method: route.method,
        headers: {
          ...(init.headers as Record<string, string>),
          authorization: `Bearer ${token}`,
          "x-forwarded-for": address,
        },
        body: (init.body as string | undefined) ?? null,
      });
      const text = await answer.body.text();
      tally.note(NAMES.get(route) ?? path, performance.now() - startedAt, answer.statusCode, text);
      return toResponse(answer.statusCode, text);
    }),
  };
  return user;
}

/** Only what the client reads: building a real one takes longer than some answers. */
function toResponse(status: number, text: string): Response {
  const ok = status >= 200 && status < 300;
  const json = async (): Promise<unknown> => JSON.parse(text);
  return { ok, status, json, text: async () => text } as Response;
}
