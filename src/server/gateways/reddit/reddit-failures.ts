import { RedditError } from "./reddit-gateway.ts";

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
    "Reddit refused our access. Whoever runs this server should check its Reddit keys.",
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
    "Reddit gives no usable answer right now. Please try again later.",
    { reason },
  );
}

function nameDuration(seconds: number): string {
  if (seconds === 1) return "1 second";
  if (seconds < 120) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
