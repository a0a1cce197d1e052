import type { AnswerId, Answers } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { findUnserved } from "./community/needs.ts";
import { isPriceWelcome } from "./community/openness.ts";
import { findWanted, findCore, listSubjectWords } from "./community/subject.ts";
import type { Place } from "./place-of.ts";
import type { PostBrief } from "./post-brief.ts";
import type { UsableAnswers } from "./usable-answers.ts";
import { PHRASE_IDS } from "#engine/interview/complete-sentence.ts";
import { countWords } from "#engine/pages/tells-fact.ts";

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

export const FEWEST_QUESTIONS = 2;
const MOST_QUESTIONS = 5;

/** Whether such answers would make a post; long ones have twice as many words. */
type IsEnough = (ids: AnswerId[], how?: { isLong: boolean }) => boolean;

/**
 * As many of the open questions as a post needs, so that a founder who answers them is not asked again. Those that
 * would change nothing are left out.
 */
export function askEnough(open: AnswerId[], fewest: number, isEnough: IsEnough): AnswerId[] {
  if (open.length === 0) return ["scene"];
  for (
    let count = Math.min(fewest, open.length);
    count <= Math.min(MOST_QUESTIONS, open.length);
    count += 1
  ) {
    const asked = open.slice(0, count);
    if (isEnough(asked)) return dropIdle(asked, fewest, isEnough);
  }
  // The best ones may be short, or wrong for what the place takes: then those that mostly say more.
  const first = open.slice(0, fewest);
  const longest = open.slice(fewest).toSorted((a, b) => countExpected(b) - countExpected(a));
  for (let count = 1; count <= MOST_QUESTIONS - fewest; count += 1) {
    const asked = [...first, ...longest.slice(0, count)];
    if (isEnough(asked)) return dropIdle(asked, fewest, isEnough);
  }
  if (isEnough(open)) return dropIdle(open, fewest, isEnough).slice(0, MOST_QUESTIONS);
  // Where few answers have a place, they have to be longer.
  const isLongEnough = (ids: AnswerId[]) => isEnough(ids, { isLong: true });
  return isLongEnough(open) ? dropIdle(open, fewest, isLongEnough).slice(0, MOST_QUESTIONS) : first;
}

function dropIdle(
  asked: AnswerId[],
  fewest: number,
  isEnough: (ids: AnswerId[]) => boolean,
): AnswerId[] {
  let kept = asked;
  // The last ones matter least, and the first one always.
  for (const id of asked.slice(1).toReversed()) {
    const without = kept.filter((each) => each !== id);
    if (without.length >= fewest && isEnough(without)) kept = without;
  }
  return kept;
}

/** Two or three sentences, as the screen asks for; who writes more is done sooner. */
const WORDS: Partial<Record<AnswerId, number>> = {
  scene: 40,
  teach: 40,
  howItPlays: 36,
  premise: 36,
  oneJob: 36,
  formula: 36,
  episode: 32,
  unusual: 32,
  mistake: 28,
  before: 26,
  limits: 24,
  surprise: 22,
  numbers: 20,
};
const WORDS_OF_OTHERS = 14;

function countExpected(id: AnswerId): number {
  return WORDS[id] ?? WORDS_OF_OTHERS;
}

/** What somebody might answer: as much as that, about the readers' subject, and nothing twice. Nobody ever reads it. */
export function imagineAnswers(
  ids: AnswerId[],
  { interview, community }: PostBrief,
  { isLong }: { isLong: boolean },
): UsableAnswers {
  const most = isLong ? 2 : 1;
  const own = listSubjectWords(interview.answers.what ?? "");
  const topic = [...findCore(community).slice(0, 2), ...own.slice(0, 1)].join(" ") || "rain";
  const words = community.name.split(/(?=[A-Z])|[\s_]+/);
  const town = (words.find(({ length }) => length > 3) ?? "town").toLowerCase().replace(/^\p{L}/u, (letter) => letter.toUpperCase()); // prettier-ignore
  return Object.fromEntries(
    ids.map((id) => {
      if (PHRASE_IDS.some((phrase) => phrase === id)) return [id, { sentences: [`a ${topic} thing of the ${id} sort`] }]; // prettier-ignore
      if (id === "askReaders" || id === "askPeers") return [id, { sentences: [`Which ${topic} would you take to the ${id}?`] }]; // prettier-ignore
      const say = (number: string) => `I saw ${number} ${topic} by the ${id} and went ${id}home to ${town} ${id}late.`; // prettier-ignore
      const count = Math.max(1, Math.floor((most * countExpected(id)) / countWords(say("one"))));
      const sentences = Array.from({ length: count }, (_, at) => say(ORDINALS[at] ?? "one"));
      return [id, { sentences }];
    }),
  );
}

const ORDINALS = ["one", "another", "a third", "a fourth", "a fifth", "a sixth"];
