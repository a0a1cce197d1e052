import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { PostTypeSeen, SubredditFacts } from "../subreddit-facts.ts";
import { quoteFlair, readableFlairs } from "./flairs-in-use.ts";

const MIN_POSTS_SEEN = 20;
const MAX_FLAIRS = 3;

const NAMES: Record<PostTypeSeen, string> = {
  text: "text posts",
  image: "images",
  gallery: "image galleries",
  video: "videos",
  link: "links",
  crosspost: "crossposts",
  poll: "polls",
};

/** What posts look like there, as far as they were seen; undefined when nothing is known. */
export function noteWorks(facts: SubredditFacts): string | undefined {
  const sentences = [wordTypes(facts), wordFlairs(facts), wordTitles(facts)].filter(Boolean);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

function wordTypes({ postTypes, activity }: SubredditFacts): string | undefined {
  const total = postTypes.reduce((sum, { posts }) => sum + posts, 0);
  const ranked = postTypes.toSorted((a, b) => b.posts - a.posts);
  const [first, second] = ranked;
  if (!first || total < MIN_POSTS_SEEN) return undefined;
  // The front page was read together with its hours, so it has their date.
  const date = activity?.source === "hot-2025" ? `, ${formatFactDate(activity.asOf)}` : "";
  const basis = `(${total} posts seen${date})`;
  if (first.posts / total >= 0.6) return `Its front page is mostly ${NAMES[first.type]} ${basis}.`;
  if (!second) return undefined;
  return `Its front page mixes ${NAMES[first.type]} and ${NAMES[second.type]} ${basis}.`;
}

function wordFlairs({ flairs, rules }: SubredditFacts): string | undefined {
  const common = readableFlairs(flairs).slice(0, MAX_FLAIRS).map(quoteFlair);
  if (rules?.codes["flair-required"]) {
    return common.length > 0
      ? `Every post needs a flair; seen most: ${joinWords(common)}.`
      : "Every post needs a flair.";
  }
  return common.length > 0 ? `Flairs seen most: ${joinWords(common)}.` : undefined;
}

function wordTitles({ rules }: SubredditFacts): string | undefined {
  return rules?.codes["title-format"]
    ? "Titles have rules of their own: read recent ones before you write yours."
    : undefined;
}
