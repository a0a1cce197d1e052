import { RULE_CODES, type RuleCode } from "#engine/rules/rule-codes.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";

const MAX_NAMED = 6;

// What a founder's post can run into; promotion itself has its own note.
const REMOVED: Partial<Record<RuleCode, string>> = {
  "no-link-shorteners": "shortened links",
  "no-affiliate-links": "affiliate links",
  "no-blogspam": "blogspam",
  "no-video-links": "video links",
  "no-surveys": "surveys",
  "no-fundraising": "fundraising",
  "no-giveaways": "giveaways",
  "no-hiring": "job posts",
  "no-feedback-requests": "requests for feedback",
  "no-dm-requests": "requests to message you",
  "no-ai-content": "AI content",
  "no-low-effort": "low effort posts",
  "no-reposts": "reposts",
  "no-spam": "spam",
  "no-memes": "memes",
  "no-politics": "politics",
  "no-crypto": "crypto",
};

/** What the known rules do not let stand; undefined where they name nothing of the kind. */
export function noteRemoved({ rules }: SubredditFacts): string | undefined {
  if (!rules) return undefined;
  const named = RULE_CODES.flatMap((code) => (rules.codes[code] ? (REMOVED[code] ?? []) : []));
  const isOnTopic = rules.codes["on-topic"] ? ["anything off topic"] : [];
  const list = [...named.slice(0, MAX_NAMED - isOnTopic.length), ...isOnTopic];
  if (list.length === 0) return undefined;
  return `Its rules, read ${formatFactDate(rules.asOf)}, do not allow ${joinWords(list, "or")}.`;
}
