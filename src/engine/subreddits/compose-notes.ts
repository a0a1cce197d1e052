import type { Policy } from "#engine/policy/policy.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { RULE_CODES, type RuleCode } from "#engine/rules/rule-table.ts";
import { isPostRule, UNWANTED } from "#engine/rules/wordings/unwanted.ts";
import { shareSeen } from "#engine/policy/policy-facts.ts";
import {
  findFlair,
  findPromotionFlair,
  quoteFlair,
  readableFlairs,
  findShowcaseFlair,
} from "./notes/flairs-in-use.ts";
import { wordPostMix } from "./word-post-mix.ts";
import { wordStance } from "#engine/policy/word-policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { formatCount, formatFactDate, joinWords } from "#engine/text/format.ts";
import { MEMES } from "./notes/flair-rows.ts";

export type PostingNote = { kind: "works" | "removed" | "promotion" | "differs"; text: string };

/** What to know before posting, from the facts; there is always a note on promotion. */
export function composeNotes(facts: SubredditFacts, policy: Policy): PostingNote[] {
  const notes: PostingNote[] = [{ kind: "promotion", text: notePromotion(facts, policy) }];
  const works = noteWorks(facts, policy);
  const removed = noteRemoved(policy);
  const differs = noteDifferences(facts, policy);
  if (works) notes.unshift({ kind: "works", text: works });
  if (removed) notes.push({ kind: "removed", text: removed });
  if (differs) notes.push({ kind: "differs", text: differs });
  return notes;
}

const MAX_NAMED = 6;

/** What the listed rules do not allow; undefined where they name nothing of the kind. */
function noteRemoved({ codes, listedRules }: Policy): string | undefined {
  if (!listedRules) return undefined;
  // Promotion itself has its own note, and an account is not removed.
  const named = RULE_CODES.filter(isPostRule).filter((code) => codes[code]);
  if (named.length === 0) return undefined;
  const list = named.slice(0, MAX_NAMED).map((code) => UNWANTED[code]);
  return `It doesn't allow ${joinWords(list, "or")} (${wordSource(listedRules.source)}).`;
}

const MIN_SHARE = 0.2;

/** Where the rules say one thing and the posts seen another; undefined where they agree. */
function noteDifferences(facts: SubredditFacts, policy: Policy): string | undefined {
  const seen = findContradiction(facts, policy);
  return seen && `${seen}. Read the rules before you post.`;
}

function findContradiction(facts: SubredditFacts, { codes, stance }: Policy): string | undefined {
  const demands = (code: RuleCode) => codes[code] !== undefined;
  const promotion = findPromotionFlair(facts.flairs);
  if (stance.is === "closed" && stance.source.kind === "rules" && promotion) {
    return `The rules we know ban self-promotion, yet the flair ${quoteFlair(promotion)} is in use`;
  }
  if (
    demands("text-posts-only") &&
    shareSeen(facts.postTypes, ["image", "gallery", "link"]) >= MIN_SHARE
  ) {
    return "The rules we know ask for text posts only, yet links or images were seen";
  }
  if (demands("no-video-links") && shareSeen(facts.postTypes, ["video"]) >= MIN_SHARE) {
    return "The rules we know exclude video links, yet many videos were seen";
  }
  const memes = findFlair(facts.flairs, MEMES);
  if (demands("no-memes") && memes) {
    return `The rules we know exclude memes, yet the flair ${quoteFlair(memes)} is in use`;
  }
  return undefined;
}

const MAX_FLAIRS = 3;

/** What posts look like there, as far as they were seen; undefined when nothing is known. */
function noteWorks(facts: SubredditFacts, { codes }: Policy): string | undefined {
  const sentences = [wordTypes(facts), wordFlairs(facts, codes), wordTitles(codes)].filter(Boolean);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

function wordTypes({ postTypes, frontPage, seenAsOf }: SubredditFacts): string | undefined {
  const mix = wordPostMix(postTypes);
  if (!mix) return undefined;
  const seen = postTypes.reduce((sum, { posts }) => sum + posts, 0);
  const date = seenAsOf ? `, ${formatFactDate(seenAsOf)}` : "";
  // Without a front page, the newest posts were read instead.
  const where = frontPage ? "Its front page is" : "Its newest posts are";
  return `${where} ${mix} (${seen} posts seen${date}).`;
}

function wordFlairs({ flairs }: SubredditFacts, codes: Policy["codes"]): string | undefined {
  const common = readableFlairs(flairs).slice(0, MAX_FLAIRS).map(quoteFlair);
  if (codes["flair-required"]) {
    return common.length > 0
      ? `Every post needs a flair; seen most: ${joinWords(common)}.`
      : "Every post needs a flair.";
  }
  return common.length > 0 ? `Flairs seen most: ${joinWords(common)}.` : undefined;
}

function wordTitles(codes: Policy["codes"]): string | undefined {
  return codes["title-format"] ? "Titles have their own rules: read recent ones first." : undefined;
}

/** Where promotion belongs there, if anywhere. */
function notePromotion({ flairs }: SubredditFacts, policy: Policy): string {
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
  welcome: "Say it's yours, and answer the comments.",
  flair: "Choose the flair when you post.",
  weekday: "Other days, such posts get removed.",
  thread: "Find it among the pinned posts, and comment there instead.",
  share: "Take part in other ways first.",
  value: "Give readers something they can use. Your project comes second.",
  ask: "Write to the moderators before you post about your project.",
  closed: "Comment, without mentioning or linking your project.",
  "no-place": "Look for another community.",
  unknown: "Read its rules on Reddit first, or paste them here.",
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
