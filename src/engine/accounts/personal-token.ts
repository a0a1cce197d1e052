import type { TextField } from "#engine/text/text-field.ts";

/** What a personal token may do. Each includes those before it. */
export const TOKEN_SCOPES = ["read", "write-drafts", "manage-webhooks"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What an assistant that connects by itself can be allowed. */
export const ASSISTANT_SCOPES = ["read", "write-drafts"] as const satisfies TokenScope[];
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];

export function includesScope(given: TokenScope, needed: TokenScope): boolean {
  return TOKEN_SCOPES.indexOf(given) >= TOKEN_SCOPES.indexOf(needed);
}

export const MAX_TOKENS = 20;
export const TOKEN_NAME = {
  missing: "Please name the token, for example after the program that uses it.",
  longest: 60,
  tooLong: "The name can have at most 60 characters.",
} satisfies TextField;
/** In days, where a token is not to live until it is revoked. */
export const TOKEN_LIFETIMES = [7, 30, 90, 365] as const;
export type TokenLifetime = (typeof TOKEN_LIFETIMES)[number];

/** So that a person, a program that looks for leaked secrets and the server all know one on sight. */
export const TOKEN_PREFIX = "foothold_";

/** Of an assistant that connected by itself: such a token lives for an hour. */
export const ASSISTANT_PREFIX = `${TOKEN_PREFIX}oauth_`;

/** 256 bits as base64url behind the prefix. */
const WHOLE = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);
const ASSISTANTS = new RegExp(`^${ASSISTANT_PREFIX}[\\w-]{43}$`);

export type TokenLook = "whole" | "an assistant's" | "damaged" | "something else";

export function lookAtToken(text: string): TokenLook {
  if (WHOLE.test(text)) return "whole";
  if (ASSISTANTS.test(text)) return "an assistant's";
  return text.startsWith(TOKEN_PREFIX.slice(0, -1)) ? "damaged" : "something else";
}
