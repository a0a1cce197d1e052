import type { Policy } from "#engine/policy/policy.ts";
import { wordSource, wordStance } from "#engine/policy/word-policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";
import { findShowcaseFlair, quoteFlair } from "./flairs-in-use.ts";

/** Where promotion belongs there, if anywhere. */
export function notePromotion({ flairs }: SubredditFacts, policy: Policy): string {
  const { stance, kind } = policy;
  const flair = findShowcaseFlair(flairs);
  const isHintWanted = flair && (stance.is === "unknown" || stance.is === "flair");
  return joinSentences(
    `${wordStance(stance, kind)}${stance.detail && !SAYS_DETAIL.has(stance.is) ? `: ${stance.detail}` : ""}.`,
    ADVICE[stance.is],
    wordGates(policy),
    isHintWanted && `Posts with the flair ${quoteFlair(flair)} were seen.`,
    stance.source.kind === "none" ? "" : `Source: ${wordSource(stance.source)}.`,
  );
}

/** Stances whose few words hold the detail already. */
const SAYS_DETAIL: ReadonlySet<Stance> = new Set<Stance>(["value", "thread", "weekday"]);

const ADVICE: Record<Stance, string> = {
  welcome: "Say that it is yours, and answer the comments.",
  flair: "Choose the flair when you post.",
  weekday: "On other days such posts are removed.",
  thread: "Look for it among the pinned posts, and comment there instead of posting.",
  share: "Take part in other ways first.",
  value: "Give readers something they can use, and let your project come second.",
  ask: "Write to the moderators before you post about your project.",
  closed: "Take part by comments, without presenting or linking your project.",
  "no-place": "Look for another community.",
  unknown: "Read its rules on Reddit before you post about your project, or paste them here.",
};

function wordGates({ codes }: Policy): string {
  const karma = codes["min-karma"];
  const ageDays = codes["min-account-age-days"];
  const gates = [
    typeof karma === "number" ? `${formatCount(karma)} karma` : karma && "some karma",
    typeof ageDays === "number"
      ? `an account at least ${ageDays} ${ageDays === 1 ? "day" : "days"} old`
      : ageDays && "an account of some age",
  ].filter((gate) => typeof gate === "string");
  return gates.length > 0 ? `You need ${joinWords(gates)}.` : "";
}

function joinSentences(...sentences: (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(" ");
}
