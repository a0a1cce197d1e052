import { LOW_EFFORT_LENGTH } from "#engine/checks/check-rule.ts";
import type { RiskReason } from "../ban-risk.ts";
import { normBasis, ruleBasis, type Situation } from "../situation.ts";

const FEW_WORDS = 40;

/** Whether there is enough to discuss. */
export function judgeEffort(situation: Situation): RiskReason[] {
  if (situation.postType === "thread-comment") return [];
  const { title, content } = situation.draft;
  const rule = ruleBasis(situation, "no-low-effort");
  const isTiny = title.length + content.length <= LOW_EFFORT_LENGTH;
  const words = countWords(content, FEW_WORDS);
  if (words >= FEW_WORDS && !isTiny) return [];
  return [
    {
      id: "low-effort",
      points: weigh(rule !== null, isTiny),
      text: `The text has only ${words === 1 ? "1 word" : `${words} words`}: give readers something to discuss.`,
      basis: rule ?? normBasis("Very short posts are often removed as low effort."),
      places: [],
      fix: null,
    },
  ];
}

/** No further than that many. */
function countWords(text: string, most: number): number {
  const trimmed = text.trim();
  return trimmed ? trimmed.split(/\s+/, most).length : 0;
}

function weigh(isRule: boolean, isTiny: boolean): number {
  if (isRule) return isTiny ? 30 : 14;
  return isTiny ? 8 : 4;
}
