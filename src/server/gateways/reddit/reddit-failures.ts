import { RedditError, type RedditGateway } from "./reddit-gateway.ts";
import type * as z from "zod";

/** The sentences for what goes wrong, once each. */

export function notFound(subject: "community" | "account" = "community"): RedditError {
  return new RedditError("not-found", `There is no ${subject} of this name on Reddit.`);
}

export function rateLimited(waitSeconds: number): RedditError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds));
  return new RedditError(
    "rate-limited",
    `Reddit asks us to slow down. Please try again in ${nameDuration(retryAfterSeconds)}.`,
    { retryAfterSeconds, reason: "rate-limit" },
  );
}

export function refused(reason: string): RedditError {
  return new RedditError(
    "refused",
    "Reddit refused our access. The operator of this server should check its Reddit keys.",
    { reason },
  );
}

/** A call that Reddit understood and did not accept, with what it said about it. */
export function notAccepted(reason: string, explanation: string): RedditError {
  const quoted = explanation.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const message = quoted
    ? `Reddit did not accept the request: ${quoted.slice(0, 200)}`
    : "Reddit did not accept the request.";
  return new RedditError("refused", message, { reason });
}

export function unavailable(reason: string): RedditError {
  return new RedditError(
    "unavailable",
    "Reddit is not answering properly right now. Please try again later.",
    { reason },
  );
}

function nameDuration(seconds: number): string {
  if (seconds === 1) return "1 second";
  if (seconds < 120) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** An answer that is not what it should be is as good as none. */
export function readAs<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (!result.success) throw unavailable("unexpected-answer");
  return result.data;
}

/** Reddit tells times in seconds. */
export function dateOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}

async function refuse(): Promise<never> {
  throw new RedditError("not-configured", "Live Reddit data is not configured");
}

/** Without an operator's keys: the shipped catalogue is all there is. */
export const unconfiguredReddit: RedditGateway = {
  isConfigured: false,
  until: () => unconfiguredReddit,
  fetchAbout: refuse,
  fetchRules: refuse,
  fetchPostRequirements: refuse,
  fetchLinkFlairs: refuse,
  fetchNew: refuse,
  fetchPosts: refuse,
  fetchThread: refuse,
  searchSubreddits: refuse,
  searchPosts: refuse,
  fetchUser: refuse,
  close: () => {},
};
