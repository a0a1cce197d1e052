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

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const LETTERS_A_WORD = 2;

/** No further than about that many. */
function countWords(text: string, most: number): number {
  const trimmed = text.trim();
  const spaced = trimmed ? trimmed.split(/\s+/, most).length : 0;
  if (spaced >= most) return spaced;
  const letters = trimmed.slice(0, most * 20).match(UNSPACED)?.length ?? 0;
  return Math.max(spaced, Math.floor(letters / LETTERS_A_WORD));
}

function weigh(isRule: boolean, isTiny: boolean): number {
  if (isRule) return isTiny ? 30 : 14;
  return isTiny ? 8 : 4;
}
