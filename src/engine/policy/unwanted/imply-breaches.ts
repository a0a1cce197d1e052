import type { Concern, DemandCode, PolicyDemand } from "../demand.ts";
import { IMPLIED_BREACHES } from "./rows/implied.ts";

/** Of these something by others may be shown, whose maker is to be named. */
const SHOWN: ReadonlySet<Concern> = new Set(["all", "image", "own work", "other"] as const);
const OF_WORDS: ReadonlySet<DemandCode> = new Set(["contains", "title-format"] as const);

/** What breaks a demand on words, said by the draft itself: that its headline is another, that nobody knows the maker, that no attempt was made. */
export function implyBreaches(demands: readonly PolicyDemand[]): PolicyDemand[] {
  const ofWords = demands.filter(({ code, detail }) => OF_WORDS.has(code) && detail !== "comment");
  const named = ofWords.flatMap((demand) => {
    const value = String(demand.value).toLowerCase();
    const isHeadline =
      demand.of === "link" && IMPLIED_BREACHES["a headline of one's own"].noted.test(value);
    if (isHeadline) return [breach(demand, "link", "a headline of one's own")];
    const isOfEffort =
      demand.of === "question" && IMPLIED_BREACHES["nothing but the answers"].noted.test(value);
    if (isOfEffort) return [breach(demand, "all", "nothing but the answers")];
    const isCredit = SHOWN.has(demand.of) && IMPLIED_BREACHES["nobody credited"].noted.test(value);
    return isCredit ? [breach(demand, "all", "nobody credited")] : [];
  });
  return named.length < 2 ? named : [...new Map(named.map((each) => [each.detail, each])).values()];
}

function breach(
  { source, certainty }: PolicyDemand,
  of: Concern,
  detail: keyof typeof IMPLIED_BREACHES,
): PolicyDemand {
  const is = { of, code: "unwanted", value: null, detail, countsComments: false } as const;
  return { ...is, sign: IMPLIED_BREACHES[detail].found, source, certainty };
}
