import { countBlanks, findBlanks } from "#engine/drafts/blanks.ts";
import type { RiskReason } from "../ban-risk.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { DRAFT_FIELDS } from "#engine/drafts/read-draft.ts";
import { normBasis } from "../ban-risk.ts";

/** Whether the draft says who speaks, and whether it is finished. */
export function judgeOpenness(situation: Situation): RiskReason[] {
  return [...judgeDisclosure(situation), ...judgeBlanks(situation)];
}

function judgeDisclosure({ draft, promotion, projectName }: Situation): RiskReason[] {
  if (promotion.degree === "none") return [];
  const isDisclosed = [draft.title, draft.content].some((text) =>
    findDisclosure(text, projectName),
  );
  if (isDisclosed) return [];
  return [
    {
      id: "no-disclosure",
      points: 18,
      text: "Nothing says that you made it: posing as a neutral user is what gets founders banned.",
      basis: normBasis("Communities expect people who promote their own work to say so."),
      places: promotion.places,
      fix: { kind: "add-disclosure", label: "Add a sentence that says you made it" },
    },
  ];
}

function judgeBlanks({ draft }: Situation): RiskReason[] {
  const count = countBlanks(draft);
  if (count === 0) return [];
  const what = count === 1 ? "1 blank is" : `${count} blanks are`;
  return [
    {
      id: "open-blanks",
      points: 14,
      text: `${what} still open: fill in or delete what stands in double braces.`,
      basis: normBasis("A post that looks like a form letter is reported as spam."),
      places: DRAFT_FIELDS.flatMap((field) =>
        findBlanks(draft[field] ?? "").map(({ start, end }) => ({ field, start, end })),
      ),
      fix: null,
    },
  ];
}
