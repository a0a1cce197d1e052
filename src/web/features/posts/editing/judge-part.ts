/** What judges a draft and mends it: half of the editor's weight, and nobody needs it to type. */
export { applyFix } from "#engine/risk/apply-fix.ts";
export { fixAll } from "#engine/risk/fix-all.ts";
export { assessDraft } from "#web/components/verdict/assess-draft.ts";
