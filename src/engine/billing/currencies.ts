/** What prices may be in: currencies that Stripe and this table count in the same smallest unit. */
export const CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CZK",
  "DKK",
  "HKD",
  "INR",
  "JPY",
  "KRW",
  "MXN",
  "NOK",
  "NZD",
  "PLN",
  "RON",
  "SEK",
  "SGD",
  "THB",
  "TRY",
  "ZAR",
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** 2999 → "$29.99", 0 → "$0"; of any currency, as a payment may be older than the settings. */
export function formatPrice(priceCents: number, currency: string = "USD"): string {
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    useGrouping: false,
    ...(priceCents === 0 && { maximumFractionDigits: 0 }),
  });
  return format.format(priceCents / 10 ** countDigits(currency));
}

/** 2999 → "29.99" */
export function formatAmount(priceCents: number, currency: string): string {
  const digits = countDigits(currency);
  return (priceCents / 10 ** digits).toFixed(digits);
}

/** "29.99" → 2999; null for what the currency has no coin for, and for nothing. */
export function parsePrice(text: string, currency: Currency): number | null {
  const [whole = "", fraction = ""] = text.split(".");
  const digits = countDigits(currency);
  if (fraction.length > digits) return null;
  const cents = Number(whole + fraction.padEnd(digits, "0"));
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null;
}

function countDigits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}
