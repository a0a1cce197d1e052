import { ACCOUNT_ROWS } from "./account-rows.ts";
import { CONTENT_ROWS } from "./content-rows.ts";
import { FORM_ROWS } from "./form-rows.ts";
import { LINK_ROWS } from "./link-rows.ts";
import { PROMOTION_ROWS } from "./promotion-rows.ts";
import type { RuleRow } from "./rule-row.ts";
import type { FactDate, RuleValue } from "./rule-value.ts";
import { TOPIC_ROWS } from "./topic-rows.ts";

const TABLE = {
  ...PROMOTION_ROWS,
  ...ACCOUNT_ROWS,
  ...FORM_ROWS,
  ...LINK_ROWS,
  ...CONTENT_ROWS,
  ...TOPIC_ROWS,
};

export type RuleCode = keyof typeof TABLE;

/** Every kind of rule that the product knows, what matters most for promotion first. */
export const RULES: Record<RuleCode, RuleRow> = TABLE;
export const RULE_CODES = Object.keys(TABLE) as RuleCode[];

export type RuleCodes = Partial<Record<RuleCode, RuleValue>>;

/** What a community demands, as far as its rules were read. None at all means unknown, not 'no rules'. */
export type CodedRules = {
  asOf: FactDate;
  /** How many rules the community lists; not each of them has a code. */
  count: number;
  codes: RuleCodes;
};

/** What a community demands, in one sentence of ours. */
export function wordRule(code: RuleCode, value: RuleValue): string {
  const { word } = RULES[code];
  return typeof word === "string" ? word : word(value);
}

/** What matters most for promotion comes first. */
export function wordRules({
  codes,
}: Pick<CodedRules, "codes">): { code: RuleCode; text: string }[] {
  return RULE_CODES.flatMap((code) => {
    const value = codes[code];
    return value === undefined ? [] : [{ code, text: wordRule(code, value) }];
  });
}
