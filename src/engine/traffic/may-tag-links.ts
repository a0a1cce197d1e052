import type { RuleCodes } from "#engine/rules/rule-table.ts";

/**
 * Rules against affiliate and referral links are about links that say whose they are; a tagged one is
 * easily taken for such. Other rules object to the link itself, and the ban risk says so; rules that
 * are not known object to nothing.
 */
export function mayTagLinks(codes: RuleCodes | null): boolean {
  return codes?.["no-affiliate-links"] === undefined;
}
