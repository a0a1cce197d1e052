import type { RuleCode, RuleCodes } from "#engine/rules/rule-table.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";
import type { Policy, PolicySource } from "./policy.ts";

type Codes = Pick<Policy, "codes" | "codeSources"> & {
  add: (code: RuleCode, value: RuleValue | null | undefined, source: PolicySource) => void;
};

/** Of several sources the first that has a value for a code counts, so the best are added first. */
export function collectCodes(): Codes {
  const codes: RuleCodes = {};
  const codeSources: Policy["codeSources"] = {};
  return {
    codes,
    codeSources,
    add: (code, value, source) => {
      if (value === null || value === undefined || codes[code] !== undefined) return;
      codes[code] = value;
      codeSources[code] = source;
    },
  };
}
