export const SUBSCRIPTION_STATUSES = ["none", "ACTIVE", "CANCEL_AT_PERIOD_END", "EXPIRED"] as const;
