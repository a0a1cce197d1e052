import type { Policy } from "#engine/policy/policy.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";
import { shareSeen } from "../share-seen.ts";
import { findFlair, findPromotionFlair, quoteFlair } from "./flairs-in-use.ts";

const MIN_SHARE = 0.2;

/** Where the rules say one thing and the posts seen another; undefined where they agree. */
export function noteDifferences(facts: SubredditFacts, policy: Policy): string | undefined {
  const seen = findContradiction(facts, policy);
  return (
    seen && `${seen}. The rules may have changed, or we misread them: read them before you post.`
  );
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
  const memes = findFlair(facts.flairs, /\bmemes?\b/i);
  if (demands("no-memes") && memes) {
    return `The rules we know exclude memes, yet the flair ${quoteFlair(memes)} is in use`;
  }
  return undefined;
}
