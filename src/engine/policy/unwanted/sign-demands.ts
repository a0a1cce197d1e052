import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { PolicyDemand } from "../demand.ts";
import { nameUnwanted } from "./read-unwanted.ts";
import { CALLED, SUBJECTS } from "./rows/noted-subjects.ts";

/** Fewer letters than this ask something short, whatever they ask. */
const SHORT_QUESTION = "^(?=[^\\n]*\\?)[^]{0,220}$";

/**
 * Demands about some questions or subjects, with the pattern that finds them. The server adds it: the
 * patterns would weigh on every page that checks a draft.
 */
export function signDemands(demands: readonly PolicyDemand[], codes: RuleCodes): PolicyDemand[] {
  return demands.map((demand) => {
    const sign = findSign(demand, codes);
    return sign === null ? demand : { ...demand, sign };
  });
}

function findSign({ of, code, detail }: PolicyDemand, codes: RuleCodes): string | null {
  const notes = detail?.toLowerCase() ?? "";
  if (of === "other") {
    const found = SUBJECTS.find(([named]) => named.test(notes));
    // What a rule bans by itself is no second problem.
    return found && !(code === "unwanted" && codes[found[1]] !== undefined) ? found[2] : null;
  }
  const name =
    of === "special question" ? CALLED.find(([named]) => named.test(notes))?.[1] : undefined;
  if (name === undefined) return null;
  return name === "simple" ? SHORT_QUESTION : nameUnwanted(name).pattern;
}
