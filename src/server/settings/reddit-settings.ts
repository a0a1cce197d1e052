import * as z from "zod";
import { type AddFault, httpUrl } from "./setting-shapes.ts";

export const redditSettings = {
  REDDIT_CLIENT_ID: z.string().optional(),
  REDDIT_CLIENT_SECRET: z.string().optional(),
  REDDIT_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]{10,256}$/, "must be 10 to 256 plain characters that say who asks")
    .optional(),
  REDDIT_API_BASE: httpUrl.optional(),
  REDDIT_AUTH_BASE: httpUrl.optional(),
};

type Given = z.output<z.ZodObject<typeof redditSettings>>;

export type RedditKeys = {
  clientId: string;
  clientSecret: string;
  userAgent: string;
  apiBase?: string;
  authBase?: string;
};

const TOGETHER = ["REDDIT_CLIENT_ID", "REDDIT_CLIENT_SECRET", "REDDIT_USER_AGENT"] as const;

export function checkReddit(given: Given, addFault: AddFault): void {
  const missing = TOGETHER.filter((name) => !given[name]);
  if (missing.length === TOGETHER.length) return;
  for (const name of missing) {
    addFault(name, `is needed too: Reddit asks for ${TOGETHER.join(", ")} together`);
  }
}

export function readRedditKeys(given: Given): RedditKeys | null {
  const { REDDIT_CLIENT_ID: clientId, REDDIT_CLIENT_SECRET: clientSecret } = given;
  const { REDDIT_USER_AGENT: userAgent } = given;
  if (!clientId || !clientSecret || !userAgent) return null;
  return {
    clientId,
    clientSecret,
    userAgent,
    ...(given.REDDIT_API_BASE && { apiBase: given.REDDIT_API_BASE }),
    ...(given.REDDIT_AUTH_BASE && { authBase: given.REDDIT_AUTH_BASE }),
  };
}
