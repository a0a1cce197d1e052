import { isOpenFlair } from "#engine/checks/open-flair.ts";
import { findShowcaseFlair, readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import type { Fix, RiskReason } from "../ban-risk.ts";
import { normBasis, ruleBasis, type Situation } from "../situation.ts";

/** Posts without the flair that is demanded are mostly removed by a robot. */
export function judgeFlair(situation: Situation): RiskReason[] {
  const { draft, policy, postType } = situation;
  const rule = ruleBasis(situation, "flair-required");
  const isDemanded = policy.requiresFlair || rule !== null;
  const isOpen = isOpenFlair(draft.flair);
  const isChosen = Boolean(draft.flair?.trim()) && !isOpen;
  if (!isDemanded || isChosen || postType === "thread-comment") return [];
  return [
    {
      id: "flair-missing",
      points: 15,
      text: `${policy.fullName} wants a flair on every post, and ${isOpen ? "yours is still open: choose one on Reddit" : "none is chosen"}.`,
      basis: rule ?? normBasis(`${policy.fullName} is set to ask for a flair.`),
      places: [],
      fix: chooseFlair(situation),
    },
  ];
}

function chooseFlair({ policy, promotion }: Situation): Fix | null {
  const { flairText, flairsSeen } = policy;
  const showcase = promotion.degree === "promotion" ? findShowcaseFlair(flairsSeen) : undefined;
  const flair = flairText ?? showcase?.text ?? readableFlairs(flairsSeen)[0]?.text;
  return flair ? { kind: "choose-flair", label: `Choose the flair '${flair}'`, flair } : null;
}
