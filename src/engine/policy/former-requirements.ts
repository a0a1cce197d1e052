import type { Demand } from "./demand.ts";
import type { Requirement } from "./policy.ts";

/** Demands on every post as policies had them that were saved before there was one form for all demands. */
export type FormerRequirement =
  | { kind: "tag"; tags: string[] }
  | { kind: "phrase"; phrase: string }
  | { kind: "sections"; headings: string[] }
  | { kind: "title-bracket"; text: string };

type Saved = Requirement | FormerRequirement;

export function isCurrent(saved: Saved): saved is Requirement {
  return !(saved.kind in FORMER);
}

/** What was saved in the old form, as demands. */
export function readFormer(requirements: readonly Saved[]): Demand[] {
  return requirements.flatMap((each): Demand[] => {
    if (isCurrent(each)) return [];
    const value =
      each.kind === "tag"
        ? each.tags
        : each.kind === "phrase"
          ? each.phrase
          : each.kind === "sections"
            ? each.headings
            : each.text;
    return [{ ...FORMER[each.kind], value, detail: null, countsComments: false }];
  });
}

const FORMER: Record<FormerRequirement["kind"], Pick<Demand, "of" | "code">> = {
  tag: { of: "all", code: "title-tag" },
  phrase: { of: "all", code: "phrase" },
  sections: { of: "own work", code: "sections" },
  "title-bracket": { of: "all", code: "title-format" },
};
