import { Stripe } from "stripe";

const MOST_QUOTED = 300;

/**
 * What Stripe said, for whoever runs the server: its words, without keys and addresses, and the request's
 * id. null where it said nothing.
 */
export function describeStripeError(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError) || !error.statusCode) return null;
  const { statusCode, code, requestId, message } = error;
  return {
    status: statusCode,
    ...(code && { code }),
    ...(requestId && { requestId }),
    said: withoutSecrets(message),
  };
}

function withoutSecrets(message: string): string {
  return message
    .replace(/\b(sk|rk|pk|whsec)_[^\s'",.;]+/g, "$1_…")
    .replace(/(?<![^\s<'"])[^\s<'"@]{1,64}@[^\s>'"]+/g, "…")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .slice(0, MOST_QUOTED);
}
