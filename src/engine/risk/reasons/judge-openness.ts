import type { Situation } from "#engine/checks/situation.ts";
import { countBlanks, findBlanks } from "#engine/drafts/blanks.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { DRAFT_FIELDS } from "#engine/drafts/read-draft.ts";
import { normBasis, type RiskReason } from "../ban-risk.ts";

/** Whether the draft says who speaks, hides nothing, and is finished. */
export function judgeOpenness(situation: Situation): RiskReason[] {
  return [...judgeDisclosure(situation), ...judgeHiding(situation), ...judgeBlanks(situation)];
}

/** Where makers show their things, nobody takes them for neutral users. */
function weighDisclosure({ policy }: Situation): number {
  const { is } = policy.stance;
  if (is === "welcome") return 4;
  return is === "flair" || is === "weekday" || is === "thread" || is === "value" ? 7 : 15;
}

function judgeDisclosure(situation: Situation): RiskReason[] {
  const { draft, promotion, projectName } = situation;
  if (promotion.degree === "none") return [];
  const isDisclosed = [draft.title, draft.content].some((text) =>
    findDisclosure(text, projectName),
  );
  if (isDisclosed) return [];
  return [
    {
      id: "no-disclosure",
      points: weighDisclosure(situation),
      text: "Nothing says that you made it: posing as a neutral user is what gets founders banned.",
      basis: normBasis("Communities expect people who promote their own work to say so."),
      places: promotion.places,
      fix: { kind: "add-disclosure", label: "Add a sentence that says you made it" },
    },
  ];
}

function judgeHiding({ hidden }: Situation): RiskReason[] {
  if (hidden.length === 0) return [];
  return [
    {
      id: "hidden-words",
      points: 45,
      text: "Words are written so that filters miss them, which moderators take for spam: write them plainly.",
      basis: normBasis("Reddit and its moderators ban accounts for getting around filters."),
      places: hidden,
      fix: null,
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
      text: `${what} still open: fill in or delete what is in double braces.`,
      basis: normBasis("A post that looks like a form letter is reported as spam."),
      places: DRAFT_FIELDS.flatMap((field) =>
        findBlanks(draft[field] ?? "").map(({ start, end }) => ({ field, start, end })),
      ),
      fix: null,
    },
  ];
}
