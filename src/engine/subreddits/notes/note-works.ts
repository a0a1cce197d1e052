import type { Policy } from "#engine/policy/policy.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";
import { wordPostMix } from "../word-post-mix.ts";
import { quoteFlair, readableFlairs } from "./flairs-in-use.ts";

const MAX_FLAIRS = 3;

/** What posts look like there, as far as they were seen; undefined when nothing is known. */
export function noteWorks(facts: SubredditFacts, { codes }: Policy): string | undefined {
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
  return codes["title-format"]
    ? "Titles have rules of their own: read recent ones before you write yours."
    : undefined;
}
