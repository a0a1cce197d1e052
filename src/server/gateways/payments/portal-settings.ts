import type { Stripe } from "stripe";
import { createOnce } from "./create-once.ts";

const OURS = { product: "foothold" };
const CREATE_ONCE = "foothold-portal-1";

/** Stripe shows no portal before someone says what it offers; this says so, once per account. */
export function createPortalSettings(stripe: Stripe) {
  let known: string | null = null;
  return {
    find: async (): Promise<string> => {
      known ??= (await findSettings(stripe)) ?? (await createSettings(stripe));
      return known;
    },
  };
}

async function findSettings(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = data.find(({ metadata }) => metadata?.["product"] === OURS.product);
  return ours?.id ?? null;
}

async function createSettings(stripe: Stripe): Promise<string> {
  const settings = {
    metadata: OURS,
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
  } as const;
  const { id } = await createOnce(CREATE_ONCE, (idempotencyKey) =>
    stripe.billingPortal.configurations.create(settings, { idempotencyKey }),
  );
  return id;
}
