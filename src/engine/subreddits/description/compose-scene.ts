import { joinWords } from "#engine/text/join-words.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";
import { wordPostMix } from "../word-post-mix.ts";
import { isExplicit } from "./unfit-words.ts";

/** What one would see there: the posts, or else how long it has been around and what is near. */
export function composeScene(facts: SubredditFacts, seed: number): string {
  const posts = composePosts(facts, seed);
  if (posts) return posts;
  const since = facts.createdOn ? `Around since ${facts.createdOn.slice(0, 4)}.` : "";
  // Beside a person's name, related communities are too easily misread.
  const related = facts.topic === "Celebrity" ? "" : wordRelated(facts.related);
  return [since, related].filter(Boolean).join(" ");
}

function composePosts(facts: SubredditFacts, seed: number): string {
  const types = wordPostMix(facts.postTypes);
  const talk = wordTalk(facts.frontPage);
  if (types && talk) {
    return seed % 2 === 0
      ? `The front page is ${types}, and ${talk}.`
      : `Expect ${types} on the front page, where ${talk}.`;
  }
  // Without a front page, the newest posts were read instead.
  if (types) return `${facts.frontPage ? "The front page is" : "The newest posts are"} ${types}.`;
  return talk && `On the front page ${talk}.`;
}

function wordTalk(frontPage: SubredditFacts["frontPage"]): string {
  if (!frontPage || frontPage.posts < 20) return "";
  const { medianComments } = frontPage;
  if (medianComments >= 50) return "threads run long";
  if (medianComments >= 15) return "most posts start a discussion";
  if (medianComments >= 4) return "most posts get some comments";
  return "most posts get few comments";
}

// With one or two relations only, they are mostly chance.
const MIN_RELATED = 3;

function wordRelated(related: string[]): string {
  if (related.length < MIN_RELATED) return "";
  const names = related.filter((name) => !isExplicit(name.toLowerCase())).slice(0, 2);
  return names.length > 0
    ? `Its visitors are also seen in ${joinWords(names.map((name) => `r/${name}`))}.`
    : "";
}
