import { Stripe } from "stripe";

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
