const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** 385969 → "385,969" */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** 950 → "950", 12430 → "12.4k", 385969 → "386k", 4900000 → "4.9M" */
export function formatCompact(count: number): string {
  if (Math.round(count) < 1000) return formatCount(count);
  // What rounds up to a thousand thousands is a million, not "1,000k".
  return count < 999_500 ? `${shorten(count / 1000)}k` : `${shorten(count / 1_000_000)}M`;
}

function shorten(value: number): string {
  const oneDecimal = Math.round(value * 10) / 10;
  return oneDecimal < 100 ? String(oneDecimal) : formatCount(value);
}
