/** What tells which fixes can be made, and makes them: nobody needs it for the verdict itself. */
export { applyFix } from "#engine/risk/apply-fix.ts";
export { offerFixes } from "#engine/risk/offer-fixes.ts";
