import { hashText } from "#engine/text/hash-text.ts";
import { findRoom, type PromotionRoom } from "./community/promotion-room.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import type { PostBrief } from "./post-brief.ts";

type Wish = Pick<PostBrief, "community" | "founder" | "postType"> & {
  project: Pick<PostBrief["project"], "goals">;
};

/** The kind of post that a community's rules and habits leave room for. */
export function choosePostType(wish: Wish, seed: number): PostType {
  return rankPostTypes(wish, seed)[0] ?? "question";
}

/** All kinds that fit, the chosen one first; who asks for one that fits gets no other. */
export function rankPostTypes(wish: Wish, seed: number): PostType[] {
  const { policy } = wish.community;
  const room = findRoom(policy);
  if (room === "thread") {
    // A question or a lesson that does not show the project needs no thread.
    const isOwnPost = wish.postType === "question" || wish.postType === "lesson";
    return [isOwnPost && wish.postType ? wish.postType : "thread-comment"];
  }
  const fitting = keepAllowed(weigh(wish, room), policy.allowedPostTypes);
  if (wish.postType && fitting.has(wish.postType)) return [wish.postType];
  const chosen = pickByWeight(fitting, hashText(`${policy.subredditId} type ${seed}`));
  return [chosen, ...[...fitting.keys()].filter((type) => type !== chosen)];
}

type Weights = Map<PostType, number>;

/** Types that are missing do not fit. */
function weigh({ community, founder, project, postType }: Wish, room: PromotionRoom): Weights {
  const works = community.notes?.works ?? "";
  const { codes } = community.policy;
  // A lesson that nobody told would be all blanks.
  const lesson =
    2 * Number(founder.wentWrong !== null) +
    Number(/lesson|postmortem|experience|figures|case/i.test(works));
  const question = 1 + 2 * Number(/question|ask/i.test(works));
  if (room === "banned")
    return new Map([
      ["question", question + 1],
      ["lesson", lesson],
    ]);
  const mayAskFeedback = !codes["no-feedback-requests"];
  if (room === "day") {
    const weights: Weights = new Map([
      ["showcase", 1],
      ["story", 0],
    ]);
    return allowWish(weights, postType, mayAskFeedback);
  }
  const weights: Weights = new Map([
    ["story", 2],
    ["lesson", lesson],
    ["question", question],
  ]);
  const isShown =
    room === "open" && (community.isMaker || /own (?:project|work)|show|demo|release/i.test(works));
  if (isShown) weights.set("showcase", 3);
  // Who comes to see things made does not want to be polled.
  if (community.isMaker) weights.delete("question");
  if (community.isMaker) weights.set("lesson", Math.min(lesson, 1));
  if (room === "open" && mayAskFeedback) {
    const isWanted = project.goals.includes("Get feedback") || /feedback|critique/i.test(works);
    if (isShown || isWanted) weights.set("feedback", isWanted ? 2 : 1);
  }
  return allowWish(weights, postType, mayAskFeedback);
}

/** Who asks for a type by name gets it where no known rule speaks against it. */
function allowWish(weights: Weights, wish: PostType | undefined, mayAskFeedback: boolean): Weights {
  if (!wish || wish === "thread-comment" || weights.has(wish)) return weights;
  return wish === "feedback" && !mayAskFeedback ? weights : weights.set(wish, 0);
}

/** Some communities list the types they take; types that we do not write say nothing about ours. */
function keepAllowed(weights: Weights, allowed: string[]): Weights {
  const names = allowed.map((type) => type.trim().toLowerCase());
  const ours: string[] = names.filter(
    (name) => name === "story" || name === "question" || name === "showcase",
  );
  if (ours.length === 0 || ours.length < names.length) return weights;
  const kept = new Map([...weights].filter(([type]) => ours.includes(type)));
  return kept.size > 0 ? kept : weights;
}

function pickByWeight(weights: Weights, random: number): PostType {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let left = random % Math.max(total, 1);
  for (const [type, weight] of weights) {
    if (left < weight) return type;
    left -= weight;
  }
  return "question";
}
