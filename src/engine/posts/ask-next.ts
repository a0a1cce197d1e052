import type { AnswerId, Answers } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { findUnserved } from "./community/needs.ts";
import { isPriceWelcome } from "./community/openness.ts";
import { findWanted } from "./community/subject.ts";
import type { Place } from "./place-of.ts";
import type { PostBrief } from "./post-brief.ts";
import type { UsableAnswers } from "./usable-answers.ts";

/** What makes a post out of the least: what the thing is for its kind. */
const TELLS_MOST: Record<ProjectKind, AnswerId[]> = {
  software: ["unusual"],
  game: ["howItPlays", "unusual"],
  book: ["premise", "unusual"],
  product: ["unusual", "stackOrMaterial"],
  shop: ["unusual"],
  media: ["unusual", "episode"],
  course: ["unusual"],
  service: ["unusual", "oneJob"],
  cause: ["theAsk", "unusual"],
};

/** What opens the most posts in each place once there is a scene. */
const OPENS_POSTS: Record<Place, AnswerId[]> = {
  maker: ["mistake", "numbers", "surprise", "before", "askPeers"],
  technical: ["before", "stackOrMaterial", "mistake", "limits", "teach", "askPeers"],
  hobby: ["askReaders", "mistake", "teach", "surprise", "before"],
  audience: ["surprise", "askReaders", "userSaid", "limits"],
  local: ["platform", "askReaders", "price", "numbers"],
  showcase: ["userSaid", "numbers", "limits", "stackOrMaterial", "price"],
  thread: ["numbers", "price", "surprise", "platform"],
};

/** Everything that can open a post, for founders who have answered much already. */
const REST: AnswerId[] = ["mistake", "surprise", "askReaders", "numbers", "limits", "userSaid", "teach", "before", "stackOrMaterial", "askPeers", "price", "platform", "forWhom", "why"]; // prettier-ignore

/** Where something about the readers' own subject can be told. */
const SUBJECT_FIRST: Record<Place, AnswerId[]> = {
  maker: [],
  technical: ["teach", "mistake", "before", "surprise"],
  hobby: ["teach", "before", "surprise", "mistake"],
  audience: ["teach", "surprise", "before", "mistake"],
  local: ["scene"],
  showcase: ["teach", "before", "surprise", "mistake"],
  thread: [],
};
export const BEARS_SUBJECT: ReadonlySet<AnswerId> = new Set<AnswerId>([...Object.values(SUBJECT_FIRST).flat(), "scene", "unusual", "episode", "formula", "oneJob"]); // prettier-ignore

/** A cause that can say exactly what it asks for is nearly a post, and in a thread one more answer is enough. */
export function isNearly({ interview }: PostBrief, place: Place, answers: UsableAnswers): boolean {
  const { kind } = interview;
  const hasDetail = TELLS_MOST[kind].some((id) => answers[id]);
  return place === "thread" || (kind === "cause" && Boolean(answers.scene) && !hasDetail);
}

/**
 * What is still to be answered, first what would give the best post here: what the community looks for, then
 * what can be said in one breath. A founder gladly says where they were and what they threw away. None where
 * everything was answered.
 */
export function listOpen(
  brief: PostBrief,
  place: Place,
  answers: UsableAnswers,
  { lacksSubject = false } = {},
): AnswerId[] {
  const { community, interview } = brief;
  const { kind, answers: said } = interview;
  const tells = TELLS_MOST[kind];
  const hasDetail = tells.some((id) => answers[id]);
  const isShown = place === "showcase";
  const detail = hasDetail ? [] : tells.slice(0, 1);
  const order: AnswerId[] = [
    "what",
    ...findUnserved(brief),
    ...(lacksSubject ? SUBJECT_FIRST[place] : []),
    ...findWanted(community).filter((id) => id === "scene" || id === "numbers"),
    ...(isShown ? detail : []),
    // A comment in a thread does without.
    ...(place === "thread" ? [] : (["scene"] as const)),
    ...(answers.scene || place === "thread" ? [] : [besideScene(said, place)]),
    ...detail,
    ...findWanted(community),
    ...OPENS_POSTS[place],
    ...tells,
    ...REST,
    "scene",
  ];
  const isSold = isPriceWelcome(community.policy) && community.policy.stance.is !== "unknown";
  const open = order.filter((id) => id !== "price" || isSold || findUnserved(brief).includes(id));
  const missing = [...new Set(open)].filter((id) => !answers[id]);
  // Nobody is asked again for what they answered, however short it was; without what it is there is nothing to say.
  return missing.filter((id) => id === "what" || !said[id]?.trim());
}

/** What was answered in a way that no post can hold, where nothing else is left to ask. */
export function listWeak(brief: PostBrief, answers: UsableAnswers): AnswerId[] {
  const said = brief.interview.answers;
  return (["what", "scene", ...REST] as const).filter((id) => said[id]?.trim() && !answers[id]);
}

/** The easiest thing to add to a scene, by what is there already and by what readers there want. */
function besideScene({ price, platform, forWhom, why }: Answers, place: Place): AnswerId {
  if (place === "technical" || place === "showcase") return "stackOrMaterial";
  if (place === "hobby") return "teach";
  if (place === "local") return "platform";
  if (price ?? platform) return "numbers";
  return (forWhom ?? why) ? "mistake" : "price";
}
