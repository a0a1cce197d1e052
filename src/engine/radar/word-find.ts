import { bansAiText, type Policy } from "#engine/policy/policy.ts";
import { STANCE_ROWS } from "#engine/policy/stances.ts";
import { joinWords } from "#engine/text/format.ts";
import type { Announcement } from "./announcement-rows.ts";
import type { RadarReason } from "./rank-entries.ts";
import type { FeedTrouble } from "./radar-options.ts";

const MOST_SHARED = 3;

const ANNOUNCED: Record<Announcement, string> = {
  rules: "It may announce new rules. Read it before you post there.",
  thread: "A regular thread may have moved. Read it before you post there.",
  closing: "The community may close for a while. Read it before you post there.",
};

/** Why a post is on the radar. */
export function wordReason(reason: RadarReason): string {
  switch (reason.is) {
    case "asks": {
      const words = reason.shared.slice(0, MOST_SHARED);
      if (words.length === 0) return "They ask for something you know.";
      return `They ask, and you know about ${joinWords(words.map((word) => `“${word}”`))}.`;
    }
    case "names-project":
      return `They name ${reason.name}.`;
    case "names-competitor":
      return `They name ${reason.name}, your competitor.`;
    case "announces":
      return ANNOUNCED[reason.what];
  }
}

/** What the policy lets one say in a comment there; null stands for a community that nobody knows. */
export function wordAllowed(
  policy: Pick<Policy, "fullName" | "stance" | "codes" | "demands"> | null,
): string {
  if (!policy) return NOT_KNOWN;
  const { fullName, stance } = policy;
  const isGuess = stance.source.kind === "hint";
  const says = {
    post: "Help first. Name your project only if somebody asks, and say it's yours.",
    "take-part": `Help only: ${fullName} is ${isGuess ? "probably " : ""}closed to promotion. No link and no name.`,
    "left-out": `Help only: ${fullName} ${isGuess ? "probably " : ""}isn't a place for projects. No link and no name.`,
    "not-known": NOT_KNOWN,
  }[STANCE_ROWS[stance.is].group];
  return bansAiText(policy) ? `${says} Write it yourself: AI text is banned.` : says;
}

const NOT_KNOWN = "We don't know its rules. Help without a link or your project's name.";

/** Why nothing new comes, and what to do. */
export const TROUBLES: Record<FeedTrouble, string> = {
  "slow-down": "Reddit asked us to slow down, so we've paused.",
  refused: "Reddit no longer accepts your feed address. Paste a new one.",
  lost: "This server can no longer open your feed address. Please paste it again.",
  unreadable: "Reddit sent something that isn't a feed. We'll try again.",
  "no-answer": "Reddit's feeds aren't answering. We'll try again.",
};
