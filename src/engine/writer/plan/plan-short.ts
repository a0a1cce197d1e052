import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import { findMatter, type Told } from "../told/told.ts";
import { barAnswers, findStart, leanTo } from "./list-candidates.ts";
import type { PlanEntry, Wish } from "./plan.ts";
import { valueAnswer } from "./value-answer.ts";

/** About as many as there is room for. */
const TOLD_AT_ONCE = { post: 4, comment: 2, link: 1, caption: 1 };
const OF_REPEATED = 1;
const OF_COUNTED = 1.5;

/** What makes sense in a few words, behind what the thing is. */
const OF_SHORT: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "unusual",
  "howItPlays",
  "premise",
  "oneJob",
  "episode",
  "numbers",
  "stackOrMaterial",
  "sample",
  "formula",
  "theAsk",
]);

/** A longer scene is a post, and no caption. */
const LONGEST_SCENE = 80;

/**
 * A comment or a caption takes the best few answers; another one begins with others. Who reads a weekly thread
 * may hear the same again, who looks at pictures may not. Null where nothing is left.
 */
export function planShort(
  told: Told,
  place: Place,
  repeated: Map<AnswerId, number>,
  wish: Wish = {},
  ask: (told: readonly AnswerId[]) => AnswerId | null = () => null,
): PlanEntry | null {
  const { angle = 0, maxWords, siblings = [] } = wish;
  const before = siblings.filter(({ fullName }) => fullName === place.fullName);
  const isSaid = (id: AnswerId) => {
    const first = findMatter(told, id)?.sentences[0] ?? "";
    return before.some(({ content }) => content.includes(first));
  };
  // A picture shows what was made; how often it was sold is for words.
  const isShown = place.form === "caption";
  const worth = (id: AnswerId) =>
    valueAnswer(id, place) +
    leanTo(id, wish) -
    OF_REPEATED * ((repeated.get(id) ?? 0) + (isSaid(id) ? 1 : 0)) -
    (isShown && id === "numbers" ? OF_COUNTED : 0);
  const isBarred = barAnswers(place);
  const wanted = told.matters
    .filter((matter) => !isBarred(matter))
    .filter(({ id, rests }) => OF_SHORT.has(id) && rests.every((each) => OF_SHORT.has(each)))
    .filter(({ id }) => place.form === "comment" || !isSaid(id))
    .toSorted((a, b) => worth(b.id) - worth(a.id))
    .map(({ id }) => id);
  // What happened is what people read below a picture.
  const scene = told.matters.find(
    (matter) =>
      isShown &&
      matter.words <= LONGEST_SCENE &&
      findStart(matter) === "scene" &&
      !matter.paragraphs.some((paragraph) => paragraph.includes("\n")) &&
      !isBarred(matter) &&
      !isSaid(matter.id),
  );
  // Below a picture it is enough to say what it is; in a thread nobody stops for that.
  if (wanted.length === 0 && (place.form === "comment" || before.length > 0) && !scene) return null;
  for (const id of wanted.slice(0, TOLD_AT_ONCE[place.form]))
    repeated.set(id, (repeated.get(id) ?? 0) + 1);
  const turn = angle % Math.max(1, wanted.length);
  const matters = [...wanted.slice(turn), ...wanted.slice(0, turn)];
  const isStory = scene !== undefined && angle === 0;
  return {
    place,
    is: "post",
    opening: isStory ? "scene" : "thing",
    matters: isStory ? ["scene", ...matters] : matters,
    question: isShown ? ask(isStory ? ["scene"] : []) : null,
    maxWords,
  };
}
