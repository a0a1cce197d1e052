import { formatCount } from "#engine/text/format-count.ts";
import { type CodedRules, RULE_CODES, type RuleCode, type RuleValue } from "./rule-codes.ts";
import { wordDay } from "./word-day.ts";

/** What a community demands, in one sentence of ours. */
export function wordRule(code: RuleCode, value: RuleValue): string {
  switch (code) {
    case "promotion-on-day":
      return `Promotion only ${wordDay(value) ?? "on a set day; which one is not stated"}.`;
    case "showcase-on-day":
      return `Show your own work only ${wordDay(value) ?? "on a set day; which one is not stated"}.`;
    case "min-karma":
      return typeof value === "number"
        ? `You need at least ${formatCount(value)} karma to post.`
        : "A minimum of karma is needed; how much is not stated.";
    case "min-account-age-days":
      return typeof value === "number"
        ? `Your account must be at least ${value === 1 ? "1 day" : `${formatCount(value)} days`} old.`
        : "A minimum age of the account is needed; how old is not stated.";
    default:
      return WORDINGS[code];
  }
}

/** What matters most for promotion comes first. */
export function wordRules({ codes }: CodedRules): { code: RuleCode; text: string }[] {
  return RULE_CODES.flatMap((code) => {
    const value = codes[code];
    return value === undefined ? [] : [{ code, text: wordRule(code, value) }];
  });
}

type ValuedCode = "promotion-on-day" | "showcase-on-day" | "min-karma" | "min-account-age-days";

// The rule checker looks for the opening phrases of five of these: no self-promotion, be respectful,
// no spam, text posts only, no low effort.
const WORDINGS: Record<Exclude<RuleCode, ValuedCode>, string> = {
  "no-self-promotion": "No self-promotion: posts that advertise your own work are not allowed.",
  "promotion-limited": "Promotion only within limits; read how often and in what form.",
  "promotion-in-thread-only": "Promotion only in the thread that is meant for it.",
  "ask-moderators-first": "Ask the moderators first: some kinds of posts need their approval.",
  "no-apps-or-sites": "No posts that present your own app or site.",
  "flair-required": "Every post needs a flair.",
  "title-format": "Titles have rules of their own: read them before you write one.",
  "text-posts-only": "Text posts only: no links or images as the post itself.",
  "no-link-shorteners": "No shortened links: give the full address.",
  "no-affiliate-links": "No affiliate or referral links.",
  "no-blogspam": "No blogspam: link to the original source, not to a page that repeats it.",
  "no-video-links": "No links to videos or channels.",
  "no-surveys": "No surveys or polls for research.",
  "no-fundraising": "No fundraising or requests for money.",
  "no-giveaways": "No giveaways or contests.",
  "no-hiring": "No job offers, and no looking for work.",
  "no-feedback-requests": "No posts that ask for feedback on your own work.",
  "no-dm-requests": "Do not ask people to message you, and do not message them unasked.",
  "no-ai-content": "No content made by AI.",
  "no-low-effort": "No low effort posts: give enough detail to discuss.",
  "no-reposts": "No reposts or duplicates: search before you post.",
  "no-spam": "No spam: do not post the same thing again and again.",
  "on-topic": "Stay on topic.",
  "be-respectful": "Be respectful: no insults, harassment or hate.",
  "no-memes": "No memes or joke posts.",
  "no-politics": "No politics.",
  "no-nsfw": "No adult or shocking content.",
  "english-only": "Posts must be in English.",
  "no-personal-info": "No personal information about anyone.",
  "no-piracy": "No piracy: no pirated or cracked content, and no links to it.",
  "no-professional-advice": "No medical, legal or other professional advice.",
  "source-required": "Name or link the source of what you post.",
  "crossposts-limited": "Crossposts are limited or not allowed.",
  "no-crypto": "No cryptocurrency, tokens or NFTs.",
};
