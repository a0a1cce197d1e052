/** The report of a renewal may be late, so what renews itself gives access so long past its end. */
const RENEWAL_GRACE_MS = 24 * 3600 * 1000;

export function addRenewalGrace(periodEnd: Date): Date {
  return new Date(periodEnd.getTime() + RENEWAL_GRACE_MS);
}
