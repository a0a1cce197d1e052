import * as z from "zod";
import { DEFAULT_ANTHROPIC_MODEL, type LlmProvider } from "../gateways/llm/llm-gateway.ts";
import { type AddFault, httpUrl, wholeNumber } from "./setting-shapes.ts";
import { CURRENCIES, parsePrice } from "#engine/billing/currencies.ts";
import { type Plans, PLANS, pricePlans } from "#engine/billing/plans.ts";

export const llmSettings = {
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  LLM_TIMEOUT_SECONDS: wholeNumber(5, 600).optional(),
  LLM_MAX_OUTPUT_TOKENS: wholeNumber(500, 100_000).optional(),
};

type GivenLlm = z.output<z.ZodObject<typeof llmSettings>>;

/** Where they are missing, the adapter has its own. */
export type LlmLimits = { timeoutMs?: number; maxOutputTokens?: number };

export function checkLlm(given: GivenLlm, addFault: AddFault): void {
  if (given.LLM_BASE_URL && !given.LLM_MODEL) {
    addFault("LLM_MODEL", "is needed with LLM_BASE_URL: the name of the model there");
  }
  if (given.ANTHROPIC_BASE_URL && !given.ANTHROPIC_API_KEY) {
    addFault("ANTHROPIC_API_KEY", "is needed with ANTHROPIC_BASE_URL: the key for that address");
  }
  const hasModel = given.LLM_BASE_URL ?? given.ANTHROPIC_API_KEY;
  if ((given.LLM_API_KEY ?? given.LLM_MODEL) && !hasModel) {
    addFault(
      "LLM_BASE_URL",
      "is needed with LLM_API_KEY and LLM_MODEL, or ANTHROPIC_API_KEY instead",
    );
  }
}

export function readLlmProvider(given: GivenLlm): LlmProvider | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY, ANTHROPIC_API_KEY } = given;
  if (baseUrl && model) {
    return { kind: "openai-compatible", baseUrl, apiKey: LLM_API_KEY ?? null, model };
  }
  if (!ANTHROPIC_API_KEY) return null;
  return {
    kind: "anthropic",
    apiKey: ANTHROPIC_API_KEY,
    model: model ?? DEFAULT_ANTHROPIC_MODEL,
    ...(given.ANTHROPIC_BASE_URL && { baseUrl: withVersion(given.ANTHROPIC_BASE_URL) }),
  };
}

/** Anthropic's own tools are given the address without the version, which others write out. */
function withVersion(baseUrl: string): string {
  return /\/v\d+$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1`;
}

export function readLlmLimits(given: GivenLlm): LlmLimits {
  const { LLM_TIMEOUT_SECONDS: seconds, LLM_MAX_OUTPUT_TOKENS: maxOutputTokens } = given;
  return {
    ...(seconds !== undefined && { timeoutMs: seconds * 1000 }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
  };
}

export const redditSettings = {
  REDDIT_CLIENT_ID: z.string().optional(),
  REDDIT_CLIENT_SECRET: z.string().optional(),
  REDDIT_USER_AGENT: z
    .string()
    .regex(/^[\x20-\x7e]{10,256}$/, "must be 10 to 256 plain characters that say who asks")
    .optional(),
  REDDIT_API_BASE: httpUrl.optional(),
  REDDIT_AUTH_BASE: httpUrl.optional(),
  REDDIT_FEEDS_BASE: httpUrl.optional(),
};

type GivenReddit = z.output<z.ZodObject<typeof redditSettings>>;

export type RedditKeys = {
  clientId: string;
  clientSecret: string;
  userAgent: string;
  apiBase?: string;
  authBase?: string;
};

const REDDIT_TOGETHER = ["REDDIT_CLIENT_ID", "REDDIT_CLIENT_SECRET", "REDDIT_USER_AGENT"] as const;

export function checkReddit(given: GivenReddit, addFault: AddFault): void {
  const missing = REDDIT_TOGETHER.filter((name) => !given[name]);
  if (missing.length === REDDIT_TOGETHER.length) return;
  for (const name of missing) {
    addFault(name, `is needed too: Reddit asks for ${REDDIT_TOGETHER.join(", ")} together`);
  }
}

export function readRedditKeys(given: GivenReddit): RedditKeys | null {
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

const PRICE = /^\d{1,6}(\.\d{1,2})?$/;
const price = z.string().regex(PRICE, "must be a price such as 29.99").optional();

export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\S+$/, "must be a secret key, which starts with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be an endpoint's signing secret, which starts with whsec_")
    .optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  CURRENCY: z
    .string()
    .toUpperCase()
    .pipe(z.enum(CURRENCIES, `must be one of ${CURRENCIES.join(", ")}`))
    .default("USD"),
  PRICE_MONTHLY: price,
  PRICE_LIFETIME: price,
};

type GivenPayments = z.output<z.ZodObject<typeof paymentSettings>>;

export type StripeKeys = { secretKey: string; webhookSecret: string; apiBase?: string };

const STRIPE_TOGETHER = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const PRICES = ["PRICE_MONTHLY", "PRICE_LIFETIME"] as const;

export function checkPayments(given: GivenPayments, addFault: AddFault): void {
  const missing = STRIPE_TOGETHER.filter((name) => !given[name]);
  if (missing.length === 1) {
    addFault(missing[0] ?? "", `is needed too: payments need ${STRIPE_TOGETHER.join(" and ")}`);
  }
  for (const name of PRICES) {
    const text = given[name];
    if (text === undefined && given.CURRENCY !== "USD") {
      addFault(name, "is needed with CURRENCY: the built-in price is in US dollars");
    }
    if (text && PRICE.test(text) && parsePrice(text, given.CURRENCY) === null) {
      addFault(name, `must be more than 0, in a way that ${given.CURRENCY} is counted`);
    }
  }
}

export function readStripeKeys(given: GivenPayments): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (!secretKey || !webhookSecret) return null;
  const { STRIPE_API_BASE: apiBase } = given;
  return { secretKey, webhookSecret, ...(apiBase && { apiBase }) };
}

/** The plans at this installation's prices. */
export function readPlans({
  CURRENCY: currency,
  PRICE_MONTHLY,
  PRICE_LIFETIME,
}: GivenPayments): Plans {
  const read = (text: string | undefined, plan: keyof Plans) =>
    (text === undefined ? null : parsePrice(text, currency)) ?? PLANS[plan].priceCents;
  return pricePlans({
    currency,
    monthlyCents: read(PRICE_MONTHLY, "PREMIUM_MONTHLY"),
    lifetimeCents: read(PRICE_LIFETIME, "PREMIUM_LIFETIME"),
  });
}
