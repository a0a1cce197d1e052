import { demandListed } from "../notes/read-listed.ts";
import type { PolicyDemand } from "../demand.ts";
import type { Policy } from "../policy.ts";
import { signDemands } from "./sign-demands.ts";

type Known = Pick<Policy, "threads" | "demands" | "subject" | "codes">;

/** What a recurring thread is for belongs there, though nobody noted that it is removed as a post: what a pattern of ours tells. */
export function placeInThreads({ threads, demands, subject, codes }: Known): PolicyDemand[] {
  if (threads.length === 0) return [];
  const placed = threads.flatMap(({ name, takes, source }) => {
    const listed = demandListed({
      unwanted: [],
      elsewhere: [{ what: takes, where: name }],
      demands: [],
      subject,
    });
    return listed.flatMap(({ of, detail }) => {
      const code = of === "special question" ? "question-in-thread" : "thread-only";
      const isNoted = demands.some((each) => each.code === code && String(each.value) === name);
      if ((of !== "other" && of !== "special question") || isNoted) return [];
      const is = { of, code, value: name, detail, countsComments: false } as const;
      return [{ ...is, source, certainty: "probable" as const }];
    });
  });
  return signDemands(placed, codes).filter(({ sign }) => sign !== undefined);
}
