import { Stripe } from "stripe";
import { randomUUID } from "node:crypto";
import type { PaymentMode } from "#engine/billing/customer-state.ts";
import { nameConnectionFailure } from "#server/gateways/outside-failures.ts";
import {
  PaymentsError,
  declined,
  rejected,
  unavailable,
  unknownCustomer,
} from "./payments-gateway.ts";

export type StripeConnection = {
  secretKey: string;
  /** Another address than Stripe's own, without '/v1'. */
  apiBase?: string;
  timeoutMs?: number;
  maxRetries?: number;
};

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

export function connectStripe(connection: StripeConnection): Stripe {
  const { secretKey, apiBase, timeoutMs = TIMEOUT_MS, maxRetries = MAX_RETRIES } = connection;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: maxRetries,
    telemetry: false,
    // Its own client for Node starts the time anew with each byte that comes.
    httpClient: Stripe.createFetchHttpClient(fetchPlainly),
    appInfo: { name: "Foothold" },
    ...(apiBase && readAddress(apiBase)),
  });
}

/** Follows no redirect, as a key would go along. */
const fetchPlainly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "manual" });

function readAddress(apiBase: string): { host: string; port: number; protocol: "http" | "https" } {
  const { protocol, hostname, port } = new URL(apiBase);
  const isSecure = protocol === "https:";
  return {
    host: hostname,
    port: port ? Number(port) : isSecure ? 443 : 80,
    protocol: isSecure ? "https" : "http",
  };
}

/**
 * Asks under the key, so that a repeated request makes nothing twice. Stripe keeps an answer under its
 * key for a day, also one that says that something broke; then it is asked once more under another.
 */
export async function createOnce<T>(
  key: string,
  create: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  try {
    return await create(key);
  } catch (error) {
    if (!readFailure(error).isKeySpent) throw error;
    return create(`${key}-${randomUUID()}`);
  }
}

/** A key says which it is: sk_test_…, rk_test_…, sk_live_…, rk_live_…. */
export function readMode(secretKey: string): PaymentMode {
  return /^(sk|rk)_test_/.test(secretKey) ? "test" : "live";
}

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

const { errors } = Stripe;

/** Answers that pass by themselves: too many calls, or two with one key at once. */
const PASSING_STATUSES = new Set([409, 429]);

/** What the library threw, in our words. Nothing of it is kept but a short code. */
export function readFailure(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error;
  if (error instanceof errors.StripeConnectionError) {
    return unavailable(nameConnectionFailure(error.detail) ?? "connection");
  }
  if (!(error instanceof errors.StripeError)) return unavailable("unexpected-answer");
  const { statusCode, code } = error;
  const reason = code ?? (statusCode ? `http-${statusCode}` : "invalid-answer");
  if (error instanceof errors.StripeCardError) return declined(error.decline_code || reason);
  if (!statusCode || PASSING_STATUSES.has(statusCode)) return unavailable(reason);
  if (statusCode >= 500) return unavailable(reason, true);
  if (error instanceof errors.StripeIdempotencyError) return rejected(reason, true);
  return isUnknownCustomer(error) ? unknownCustomer() : rejected(reason);
}

/** Where a customer is asked for by address, Stripe names the fault's parameter 'id'. */
function isUnknownCustomer(error: InstanceType<typeof errors.StripeError>): boolean {
  const isAboutCustomer =
    error.param === "customer" || error.message.startsWith("No such customer");
  return error.code === "resource_missing" && isAboutCustomer;
}
