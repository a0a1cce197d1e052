/** Whose money moves: nobody's at the stand-in or with the provider's test keys, real one with live keys. */
export const PAYMENT_MODES = ["stand-in", "test", "live"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
