import * as z from "zod";
import { CURRENCIES, parsePrice } from "#engine/billing/currencies.ts";
import { type Plans, PLANS, pricePlans } from "#engine/billing/plans.ts";
import { type AddFault, httpUrl } from "./setting-shapes.ts";

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

type Given = z.output<z.ZodObject<typeof paymentSettings>>;

export type StripeKeys = { secretKey: string; webhookSecret: string; apiBase?: string };

const TOGETHER = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const PRICES = ["PRICE_MONTHLY", "PRICE_LIFETIME"] as const;

export function checkPayments(given: Given, addFault: AddFault): void {
  const missing = TOGETHER.filter((name) => !given[name]);
  if (missing.length === 1) {
    addFault(missing[0] ?? "", `is needed too: payments need ${TOGETHER.join(" and ")}`);
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

export function readStripeKeys(given: Given): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (!secretKey || !webhookSecret) return null;
  const { STRIPE_API_BASE: apiBase } = given;
  return { secretKey, webhookSecret, ...(apiBase && { apiBase }) };
}

/** The plans at this installation's prices. */
export function readPlans({ CURRENCY: currency, PRICE_MONTHLY, PRICE_LIFETIME }: Given): Plans {
  const read = (text: string | undefined, plan: keyof Plans) =>
    (text === undefined ? null : parsePrice(text, currency)) ?? PLANS[plan].priceCents;
  return pricePlans({
    currency,
    monthlyCents: read(PRICE_MONTHLY, "PREMIUM_MONTHLY"),
    lifetimeCents: read(PRICE_LIFETIME, "PREMIUM_LIFETIME"),
  });
}
