import { formatCount } from "#engine/text/format-count.ts";
import { wordSource } from "#engine/policy/word-policy.ts";
import type { Removal, RemovalBasis, RemovalCause } from "./removal.ts";

/** Three to five sentences, in the order in which to do them. Never: post it again at once. */
export function listNextSteps(
  removal: Removal,
  cause: RemovalCause,
  basis: RemovalBasis | undefined,
  isGiven: boolean,
): string[] {
  return [
    ...(isGiven ? [] : lookFirst(removal)),
    ...mendCause(removal, cause, basis),
    isGiven ? ASK_WHETHER : askOnce(removal),
    LAST[cause],
  ];
}

/** Why it went is known by then. */
const ASK_WHETHER =
  "If you want to try once more, ask the moderators once whether a changed version fits, with the words below.";

const LAST: Record<RemovalCause, string> = {
  rule: "Wait for an answer, and mend what was wrong before you post anything like it, here or anywhere else.",
  words:
    "Wait for an answer, and mend what was wrong before you post anything like it, here or anywhere else.",
  told: "Wait for an answer, and mend what was wrong before you post anything like it, here or anywhere else.",
  gate: "Until then, post nothing like it, here or anywhere else.",
  unknown: "Wait for an answer before you post anything like it, here or anywhere else.",
};

function lookFirst({ sighting, post }: Removal): string[] {
  const noun = post.isComment ? "comment" : "post";
  switch (sighting) {
    case "removed-by-moderators":
      return [
        `Read the removal message first. It is a reply to your ${noun} or a message in your Reddit inbox, and it often names the rule.`,
      ];
    case "removed-by-reddit":
      return [
        "Look into your Reddit inbox. If Reddit gives a reason, it counts more than ours.",
        "Open your own profile in a private window. If it does not show, your account is restricted: use Reddit's appeal form.",
      ];
    case "not-listed":
      return [
        `Leave the ${noun} as it is for a few hours. Many communities hold new ones back until a moderator has looked.`,
      ];
  }
}

function mendCause(removal: Removal, cause: RemovalCause, basis?: RemovalBasis): string[] {
  const { fullName } = removal.policy;
  if (cause === "unknown") return readAgain(removal);
  if (cause === "told") {
    return ["Read on Reddit what the reason points to, a rule or a weekly thread, and go by that."];
  }
  if (cause === "gate") {
    return [
      `Comment helpfully for a while before you post in ${fullName} again. Until your account has grown, the next post may go the same way.`,
    ];
  }
  if (basis?.kind === "unlisted") {
    return [`Read that rule on Reddit: it is not among those that we know of ${fullName}.`];
  }
  if (basis?.kind !== "rule") return [];
  const source = wordSource(basis.source);
  return [`Read that rule on Reddit. We know it from ${source}, and it may have changed.`];
}

/** Where nothing was found, what could not be looked at is the place to look. */
function readAgain({ sighting, policy, author, checks }: Removal): string[] {
  const { fullName, codes } = policy;
  if (sighting === "removed-by-reddit") return [];
  const karma = codes["min-karma"];
  if (typeof karma === "number" && author.karma === null) {
    return [
      `Compare your karma: ${fullName} asks for ${formatCount(karma)}, and we do not know yours.`,
    ];
  }
  const days = codes["min-account-age-days"];
  if (typeof days === "number" && author.accountAgeDays === null) {
    return [
      `Compare the age of your account: ${fullName} asks for ${formatCount(days)} days, and we do not know yours.`,
    ];
  }
  const isPartlyRead = checks.some(({ outcome }) => outcome === "read");
  const why = isPartlyRead ? " Some of them no machine can check." : "";
  return [`Read the rules of ${fullName} on Reddit once more.${why}`];
}

function askOnce({ sighting, post }: Removal): string {
  const noun = post.isComment ? "comment" : "post";
  switch (sighting) {
    case "removed-by-moderators":
      return "If the message names no rule, ask the moderators once, with the words below.";
    case "removed-by-reddit":
      return `Ask the moderators once, with the words below. They can let a ${noun} through that Reddit's filter caught.`;
    case "not-listed":
      return "If it is still missing tomorrow, ask the moderators once, with the words below.";
  }
}
