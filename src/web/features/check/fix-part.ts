/** What tells which fixes can be made, and makes them, and what sort of post a draft is: the first look does without them. */
export { applyFix } from "#engine/risk/apply-fix.ts";
export { offerFixes } from "#engine/risk/offer-fixes.ts";
export { readSort } from "#engine/sorts/read-sort.ts";
