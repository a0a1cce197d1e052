const MOST = 100_000_000;

/** "1,200" → 1200; null for nothing; a fault for what is no whole number. */
export function parseCount(typed: string): { count: number | null; fault: string | null } {
  const digits = typed.replace(/[\s,._']/g, "");
  if (digits === "") return { count: null, fault: null };
  const count = Number(digits);
  if (!/^\d+$/.test(digits) || count > MOST) {
    return { count: null, fault: "Please enter a whole number, 0 or more, or leave it empty." };
  }
  return { count, fault: null };
}
