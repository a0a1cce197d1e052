import type { Situation } from "#engine/checks/situation.ts";
import { LOW_EFFORT_LENGTH } from "#engine/rules/find-effort.ts";
import { normBasis, type RiskReason } from "../ban-risk.ts";

const FEW_WORDS = 40;

/** Whether there is enough to discuss; where pictures are posted, a caption is enough. */
export function judgeEffort(situation: Situation, found: ReadonlySet<string>): RiskReason[] {
  const { postType, draft, policy } = situation;
  const takesPictures = policy.formats?.allowed.some((format) => format !== "text") ?? false;
  if (postType === "thread-comment" || found.has("no-low-effort") || takesPictures) return [];
  const words = countWords(draft.content, FEW_WORDS);
  const isTiny = draft.title.length + draft.content.length <= LOW_EFFORT_LENGTH;
  if (words >= FEW_WORDS && !isTiny) return [];
  return [
    {
      id: "low-effort",
      points: isTiny ? 6 : 3,
      text: `The text has only ${words === 1 ? "1 word" : `${words} words`}: give readers something to discuss.`,
      basis: normBasis("Very short posts are often removed as low effort."),
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
