/** The plans, as the status tells of them. */
export const FREE = { isPremium: false, planCode: "FREE", status: "none" } as const;
export const MONTHLY = { isPremium: true, planCode: "PREMIUM_MONTHLY", status: "ACTIVE" } as const;
export const LIFETIME = {
  isPremium: true,
  planCode: "PREMIUM_LIFETIME",
  status: "ACTIVE",
} as const;
export const ENDED = {
  isPremium: false,
  planCode: "FREE",
  status: "EXPIRED",
  hasPaymentProblem: false,
} as const;
