import type { Stripe } from "stripe";

/** Fields of ours must be fields of theirs, of a type that theirs takes: the compiler sees to it. */
type Shape<
  Theirs,
  Ours extends { [K in keyof Ours]: K extends keyof Theirs ? Theirs[K] : never },
> = Ours;

type Base = { id: string; created: number; livemode: false };

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

export type StandinCustomer = Shape<
  Stripe.Customer,
  Base & { object: "customer"; email: string; metadata: Record<string, string> }
>;

export type StandinSession = Shape<
  Stripe.Checkout.Session,
  Base & {
    object: "checkout.session";
    mode: "payment" | "subscription";
    status: "open" | "complete" | "expired";
    payment_status: "paid" | "unpaid";
    customer: string;
    client_reference_id: string | null;
    metadata: Record<string, string>;
    amount_total: number;
    currency: string;
    subscription: string | null;
    payment_intent: string | null;
    invoice: string | null;
    success_url: string;
    cancel_url: string | null;
    url: string;
    expires_at: number;
  }
>;

export type StandinSubscription = Shape<
  Stripe.Subscription,
  Base & {
    object: "subscription";
    customer: string;
    status: "active" | "past_due" | "canceled";
    currency: string;
    cancel_at: number | null;
    cancel_at_period_end: boolean;
    canceled_at: number | null;
    ended_at: number | null;
    latest_invoice: string | null;
    metadata: Record<string, string>;
  }
> & { items: List<StandinItem> };

export type StandinItem = Shape<
  Stripe.SubscriptionItem,
  {
    id: string;
    object: "subscription_item";
    subscription: string;
    quantity: number;
    current_period_start: number;
    current_period_end: number;
  }
> & { price: { object: "price"; unit_amount: number; currency: string } };

export type StandinInvoice = Shape<
  Stripe.Invoice,
  Base & {
    object: "invoice";
    customer: string;
    status: "open" | "paid" | "void";
    currency: string;
    amount_due: number;
    amount_paid: number;
    description: string;
  }
> & {
  parent: { type: "subscription_details"; subscription_details: { subscription: string } } | null;
  payments: List<StandinInvoicePayment>;
};

type StandinInvoicePayment = Shape<
  Stripe.InvoicePayment,
  Base & {
    object: "invoice_payment";
    invoice: string;
    amount_paid: number | null;
    status: "open" | "paid";
    payment: { type: "payment_intent"; payment_intent: string };
  }
>;

export type StandinIntent = Shape<
  Stripe.PaymentIntent,
  Base & {
    object: "payment_intent";
    customer: string;
    amount: number;
    amount_received: number;
    currency: string;
    status: "succeeded" | "requires_payment_method";
    latest_charge: string;
    metadata: Record<string, string>;
  }
>;

export type StandinCharge = Shape<
  Stripe.Charge,
  Base & {
    object: "charge";
    customer: string;
    payment_intent: string;
    amount: number;
    amount_captured: number;
    amount_refunded: number;
    currency: string;
    description: string;
    status: "succeeded" | "failed";
    paid: boolean;
    captured: boolean;
    refunded: boolean;
    disputed: boolean;
    failure_code: string | null;
    failure_message: string | null;
  }
>;

export type StandinRefund = Shape<
  Stripe.Refund,
  {
    id: string;
    created: number;
    object: "refund";
    amount: number;
    currency: string;
    charge: string;
    payment_intent: string;
    status: "succeeded" | "failed";
  }
>;

export type StandinDispute = Shape<
  Stripe.Dispute,
  Base & {
    object: "dispute";
    amount: number;
    currency: string;
    charge: string;
    payment_intent: string;
    reason: "general";
    status: "needs_response" | "won" | "lost";
  }
>;

export type StandinPortal = Shape<
  Stripe.BillingPortal.Session,
  Base & {
    object: "billing_portal.session";
    customer: string;
    configuration: string;
    return_url: string | null;
    url: string;
  }
>;

export type StandinPortalSettings = Shape<
  Stripe.BillingPortal.Configuration,
  Base & {
    object: "billing_portal.configuration";
    active: boolean;
    metadata: Record<string, string>;
  }
>;

export type StandinEvent = Base & {
  object: "event";
  type: string;
  api_version: string;
  /** 0 once the product has taken it. */
  pending_webhooks: number;
  data: { object: unknown };
};

export type StandinObject =
  | StandinCustomer
  | StandinSession
  | StandinSubscription
  | StandinInvoice
  | StandinIntent
  | StandinCharge
  | StandinRefund
  | StandinDispute
  | StandinPortal
  | StandinPortalSettings
  | StandinEvent;

export type StandinKind = StandinObject["object"];
export type StandinOf<K extends StandinKind> = Extract<StandinObject, { object: K }>;
