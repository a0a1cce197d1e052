import { isPromoting } from "#engine/policy/concerns.ts";
import type { Demand } from "#engine/policy/demand.ts";

/** 'No surveys' and no research, no promotion and no shop: what a rule refuses as a whole it does not refuse again as a sort. */
export function dropSaidTwice(demands: Demand[]): Demand[] {
  const hasCode = (code: Demand["code"]) => demands.some((each) => each.code === code);
  const isClosed = demands.some(({ of, code }) => of === "promotion" && code === "unwanted");
  return demands.filter(
    ({ of, code, detail }) =>
      code !== "unwanted" ||
      !(
        (of === "survey" && hasCode("no-surveys")) ||
        // 'Links need 80 words. Bare ones are removed.'
        (detail === BARE_LINKS && hasCode("min-words")) ||
        (isClosed && of !== "promotion" && isPromoting(of) && OWN_SORTS.has(detail))
      ),
  );
}

const BARE_LINKS = "bare links";
/** Videos, spam from blogs and pictures may be anybody's. */
const OWN_SORTS: ReadonlySet<string | null> = new Set([null, "own channel", "own blog"]);
