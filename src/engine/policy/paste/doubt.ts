import type { ReadLanguage } from "#engine/policy/reading/concepts/says.ts";
import { type Meaning, speaksOfOwn } from "#engine/policy/reading/meaning.ts";
import type { Stance } from "#engine/policy/stances.ts";
import type { Corrections } from "./corrections.ts";
import { DOUBT_SIGNS, namesOwn, readDoubtSigns } from "./doubt-signs.ts";
import { DOUBT_WEIGHTS, MOST_DOUBT } from "./doubt-weights.ts";
import { pickStance, statesStance } from "./read-stance.ts";
import type { Statement } from "./statement.ts";

/** What can be answered to whether own things may be posted; each is a stance of the user's own. */
export const STANCE_ANSWERS = [
  { is: "closed", label: "No" },
  { is: "ask", label: "Only after asking the moderators" },
  { is: "thread", label: "Only in a thread" },
  { is: "weekday", label: "Only on a certain day" },
  { is: "flair", label: "Only with a certain flair" },
  { is: "share", label: "As a share of what you post" },
  { is: "value", label: "Only if the post is worth something by itself" },
  { is: "welcome", label: "Yes" },
] as const satisfies { is: Stance; label: string }[];

/** Shorter texts have little that could be overlooked, and none of the lists that weights were fitted on is so short. */
const FEWEST_SENTENCES = 6;

/**
 * The keys of the sentences that speak of promotion, where what they come to is too unsure to claim: always where rules
 * were silent until a word such as 'your post' was taken for own things.
 */
export function findDoubted(
  statements: readonly Statement[],
  { language, isWide }: { language: ReadLanguage; isWide: boolean },
): string[] {
  const stance = pickStance(statements.flatMap(({ meanings }) => meanings));
  if (stance === null || statements.length < FEWEST_SENTENCES) return [];
  const signs = readDoubtSigns(statements, stance, language);
  const sum = DOUBT_SIGNS.reduce((all, sign) => all + signs[sign] * DOUBT_WEIGHTS[sign], 0);
  if (!isWide && 1 / (1 + Math.exp(-sum)) <= MOST_DOUBT) return [];
  const speaks = ({ sentence, meanings }: Statement) =>
    meanings.some(speaksOfOwn) || namesOwn(sentence, language);
  return [...new Set(statements.filter(speaks).map(({ key }) => key))];
}

/** Whether the user is still to say what the rules allow; who decided on a sentence has said it. */
export function isStanceOpen(
  { doubted }: { doubted: readonly string[] },
  { stance, choices = {} }: Pick<Corrections, "stance" | "choices">,
): boolean {
  const isDecided = doubted.some((key) => (choices[key] ?? "unsure") !== "unsure");
  return doubted.length > 0 && stance === null && !isDecided;
}

/** Without what a doubted reading says of the stance, but for what the user's answer bears out. */
export function dropDoubted(meanings: readonly Meaning[], answer: Stance | null): Meaning[] {
  return meanings.filter((meaning) => {
    const is = speaksOfOwn(meaning) ? statesStance(meaning) : null;
    return is === null || is === answer;
  });
}
