import type { RiskReason } from "#engine/risk/ban-risk.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import type { Removal, RemovalCause } from "./removal.ts";

const LONGEST_TITLE = 100;
const LONGEST_ADDRESS = 160;
const LONGEST_REASON = 150;

/** Asks which rule, or thanks for the reason; offers to change, and neither excuses nor begs. */
export function writeToModerators(
  removal: Removal,
  cause: RemovalCause,
  reason: RiskReason | undefined,
  isGiven: boolean,
): string {
  const address = shortenAddress(removal.post.permalink);
  return [
    "Hello,",
    [`${wordEvent(removal)}${address ? ":" : "."}`, address].filter(Boolean).join("\n"),
    [
      ...(isGiven
        ? [wordAnswer(removal)]
        : [wordQuestion(removal), wordGuess(removal, cause, reason)]),
      wordOffer(removal),
    ]
      .filter(Boolean)
      .join(" "),
    "Thank you for your time.",
  ].join("\n\n");
}

function wordEvent({ sighting, post, policy }: Removal): string {
  const title = toSingleLine(post.title, LONGEST_TITLE);
  const what = post.isComment ? "My comment" : `My post "${title}"`;
  const where = `${what} in ${policy.fullName}`;
  switch (sighting) {
    case "removed-by-moderators":
      return `${where} was removed`;
    case "removed-by-reddit":
      return `${where} was removed by Reddit's filters, as far as I can see`;
    case "not-listed":
      return post.isComment
        ? `${where} does not show when I am signed out`
        : `${where} is not in the list of new posts when I am signed out`;
  }
}

function wordQuestion({ sighting, post }: Removal): string {
  switch (sighting) {
    case "removed-by-moderators":
      return "Could you tell me which rule it broke?";
    case "removed-by-reddit":
      return `Could you look at whether the ${post.isComment ? "comment" : "post"} fits your rules? If it breaks one, which one is it?`;
    case "not-listed":
      return "Is it waiting for review, or does it break a rule? If so, which one?";
  }
}

/** They have said why: asking again would waste their time. */
function wordAnswer({ givenReason, post }: Removal): string {
  const reason = toSingleLine(givenReason ?? "", LONGEST_REASON);
  const noun = post.isComment ? "comment" : "post";
  return `Thank you for the reason: "${reason}". Would a ${noun} that follows it be welcome here, or is there a better place for it?`;
}

/** Only what the community itself can judge. */
function wordGuess(
  { sighting }: Removal,
  cause: RemovalCause,
  reason: RiskReason | undefined,
): string | null {
  if (!reason || sighting === "removed-by-reddit") return null;
  if (cause === "gate") return "It may be my account: is there a minimum of karma or age?";
  if (reason.id === "banned-keywords") return "It may be a word that your filter catches.";
  if (reason.id === "flair") return "It may be the flair.";
  if (reason.id === "stance") return "I think it may be your rule on self-promotion.";
  if (reason.basis.kind !== "rule") return null;
  const [rule = ""] = reason.basis.text.split(/[:;]|\.$/);
  return `I think it may be this one: "${rule.trim()}".`;
}

function wordOffer({ sighting }: Removal): string {
  const isUp = sighting === "not-listed";
  return `If a change would make it fit, I will make it. If it does not belong here, I will ${isUp ? "take it down" : "leave it at that"}. I will not post it again before I hear from you.`;
}

/** Without the title that Reddit repeats in it. */
function shortenAddress(permalink: string | null): string | null {
  if (!permalink || permalink.length <= LONGEST_ADDRESS) return permalink;
  const [short = null] =
    /^https:\/\/[^/]+\/r\/\w{1,50}\/comments\/\w{1,20}\//.exec(permalink) ?? [];
  return short;
}
