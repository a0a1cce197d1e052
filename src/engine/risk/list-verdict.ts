import { NEVER_KNOWN } from "./never-known.ts";
import type { Check } from "#engine/checks/check.ts";
import { isFault, isUnsure, NO_FAULT } from "#engine/checks/summarise-checks.ts";
import type { RiskReason } from "./ban-risk.ts";
import type { Assessment } from "./weigh-situation.ts";

/** What a verdict comes to: what to change, what is well as it is, and what nobody can tell from here. */
export type VerdictLists = {
  /** The weightiest first; a reason that rests on a demand comes with its check. */
  fix: { reason: RiskReason; check: Check | null }[];
  fine: Check[];
  unknown: { checks: Check[]; sentences: string[] };
};

/** Every check and every reason in just one list: good news is never among what is to be fixed. */
export function listVerdict({ checks, risk }: Pick<Assessment, "checks" | "risk">): VerdictLists {
  const byId = new Map(checks.map((check) => [check.id, check]));
  const fix = risk.reasons
    .map((reason) => ({ reason, check: byId.get(reason.id) ?? null }))
    .filter(({ reason, check }) => (check ? isFault(check) : !NO_FAULT.has(reason.id)));
  const listed = new Set(fix.map(({ check }) => check));
  return {
    fix,
    fine: checks.filter((check) => check.outcome === "kept" || check.outcome === "note"),
    unknown: {
      checks: checks.filter((check) => isUnsure(check) && !listed.has(check)),
      sentences: [
        ...risk.reasons.filter(({ id }) => NO_FAULT.has(id)).map(({ text }) => text),
        ...risk.notChecked,
        ...NEVER_KNOWN,
      ],
    },
  };
}
