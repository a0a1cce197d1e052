import { wordSource } from "#engine/policy/word-source.ts";
import type { Removal, RemovalBasis, RemovalCause, RemovalEvidence } from "./removal.ts";
import { formatCount } from "#engine/text/format.ts";
import type { RiskReason } from "#engine/risk/ban-risk.ts";
import { toSingleLine } from "#engine/text/single-line.ts";

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
  "To try again, ask the moderators once whether a changed version fits. The message below does.";

const LAST: Record<RemovalCause, string> = {
  rule: "Wait for an answer and fix what was wrong before you post anything like it anywhere.",
  words: "Wait for an answer and fix what was wrong before you post anything like it anywhere.",
  told: "Wait for an answer and fix what was wrong before you post anything like it anywhere.",
  gate: "Until then, post nothing like it anywhere.",
  unknown: "Wait for an answer before you post anything like it anywhere.",
};

function lookFirst({ sighting, post }: Removal): string[] {
  const noun = post.isComment ? "comment" : "post";
  switch (sighting) {
    case "removed-by-moderators":
      return [
        `Read the removal message first. It's a reply to your ${noun} or a message in your Reddit inbox, and it often names the rule.`,
      ];
    case "removed-by-reddit":
      return [
        "Check your Reddit inbox. If Reddit gives a reason, trust it more than ours.",
        "Open your profile in a private window. If it doesn't show, Reddit has restricted your account: use its appeal form.",
      ];
    case "not-listed":
      return [
        `Leave the ${noun} as it is for a few hours. Many communities hold new posts for a moderator.`,
      ];
  }
}

function mendCause(removal: Removal, cause: RemovalCause, basis?: RemovalBasis): string[] {
  const { fullName } = removal.policy;
  if (cause === "unknown") return readAgain(removal);
  if (cause === "told") {
    return ["Read what the reason points to, such as a rule or a weekly thread, and follow it."];
  }
  if (cause === "gate") {
    return [
      `Comment helpfully for a while before you post in ${fullName} again. With a new account, the next post may go the same way.`,
    ];
  }
  if (basis?.kind === "unlisted") {
    return [`Read that rule on Reddit. It isn't among the rules of ${fullName} that we know.`];
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
      `Compare your karma: ${fullName} asks for ${formatCount(karma)}, and we don't know yours.`,
    ];
  }
  const days = codes["min-account-age-days"];
  if (typeof days === "number" && author.accountAgeDays === null) {
    return [
      `Compare the age of your account: ${fullName} asks for ${formatCount(days)} days, and we don't know yours.`,
    ];
  }
  const isPartlyRead = checks.some(({ outcome }) => outcome === "read");
  const why = isPartlyRead ? " We can't check some of them." : "";
  return [`Read the rules of ${fullName} on Reddit again.${why}`];
}

function askOnce({ sighting, post }: Removal): string {
  const noun = post.isComment ? "comment" : "post";
  switch (sighting) {
    case "removed-by-moderators":
      return "If the message names no rule, send the moderators the message below, once.";
    case "removed-by-reddit":
      return `Send the moderators the message below, once. They can let a ${noun} through that Reddit's filter caught.`;
    case "not-listed":
      return "If it's still missing tomorrow, send the moderators the message below, once.";
  }
}

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
        ? `${where} doesn't show when I'm signed out`
        : `${where} isn't in the list of new posts when I'm signed out`;
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
  return `If a change would make it fit, I'll make it. If it doesn't belong here, I'll ${isUp ? "take it down" : "leave it at that"}. I won't post it again before I hear from you.`;
}

/** Without the title that Reddit repeats in it. */
function shortenAddress(permalink: string | null): string | null {
  if (!permalink || permalink.length <= LONGEST_ADDRESS) return permalink;
  const [short = null] =
    /^https:\/\/[^/]+\/r\/\w{1,50}\/comments\/\w{1,20}\//.exec(permalink) ?? [];
  return short;
}

const LONGEST_QUOTE = 90;

/** A reason against a draft, as a finding in what was posted. */
export function wordEvidence(reason: RiskReason, removal: Removal): RemovalEvidence {
  return {
    text: wordFinding(reason, removal),
    quote: quotePost(reason, removal),
    basis: reason.basis,
  };
}

function wordFinding({ id, text }: RiskReason, { policy, author, post }: Removal): string {
  const { fullName, codes } = policy;
  const noun = post.isComment ? "comment" : "post";
  switch (id) {
    case "min-account-age-days":
      return `Your account was ${wordDays(author.accountAgeDays ?? 0)} old when you posted, and ${fullName} asks for ${wordDays(Number(codes[id] ?? 0))}.`;
    case "flair":
      return `${fullName} wants a flair on every post, and you noted none.`;
    case "open-blanks":
      return "You left blanks open, so it reads like a form letter.";
    case "stance":
      return dropAdvice(text)
        .replace("You planned it for a", "You posted it on a")
        .replace(/^This /, `The ${noun} `);
    case "similar-text":
      return text.slice(0, text.indexOf(". ") + 1).replace("of this", `of the ${noun}`);
    case "affiliate-link":
      return dropAdvice(text);
    default:
      return dropAdvice(text).replace(/^(?:This|The draft) /, `The ${noun} `);
  }
}

/** What is behind the colon is advice for a draft, and too late for a post. */
function dropAdvice(text: string): string {
  const [finding = text] = text.split(": ");
  return finding.endsWith(".") ? finding : `${finding}.`;
}

/** The longest of the places says most; what the finding quotes itself is not quoted twice. */
function quotePost({ places, text }: RiskReason, { post }: Removal): string | null {
  const quotes = places.map(({ field, start, end }) => (post[field] ?? "").slice(start, end));
  const [longest = ""] = quotes.toSorted((a, b) => b.length - a.length);
  const quote = toSingleLine(longest, LONGEST_QUOTE);
  const isSaid = text.toLowerCase().includes(`'${quote.toLowerCase()}'`);
  return isSaid ? null : quote || null;
}

function wordDays(days: number): string {
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}
