import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { compareTexts } from "#engine/text/word-similarity.ts";
import { findStart } from "../told/find-start.ts";
import { barAnswers, leanTo } from "./list-candidates.ts";
import type { PlanEntry, Sibling, Wish } from "./plan.ts";
import { isLong } from "./read-sibling.ts";
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

/** What the check takes for a copy, with a little room for what stands around the answers. */
const MOST_ALIKE = 0.55;
/** Two answers, behind a scene or without one. */
const MOST_BELOW = 2;
/** A longer scene is a post, and no caption. */
const LONGEST_SCENE = 80;
const LONGEST_SCENE_OF_COMMENT = 45;

/** How often each answer was told so far in the comments and captions of one plan, and in its captions alone. */
export type Repeated = Record<"times" | "shown", Map<AnswerId, number>>;

export function repeatNothing(): Repeated {
  return { times: new Map(), shown: new Map() };
}

/**
 * A comment or a caption takes the best few answers; another one begins with others. Who reads a weekly thread
 * may hear the same again, who looks at pictures may not. Null where nothing is left.
 */
export function planShort(
  told: Told,
  place: Place,
  { times: repeated, shown }: Repeated,
  wish: Wish = {},
  ask: (told: readonly AnswerId[]) => AnswerId | null = () => null,
): PlanEntry | null {
  const { angle = 0, maxWords, siblings = [] } = wish;
  const before = siblings.filter(({ fullName }) => fullName === place.fullName);
  const isSaid = (id: AnswerId) => {
    const first = findMatter(told, id)?.sentences[0] ?? "";
    return before.some(({ content }) => content.includes(first));
  };
  // Two captions with the same story are one text in two places.
  const isShownElsewhere = ({ id, sentences: [first = ""] }: Matter) =>
    repeated.has(id) ||
    siblings.some((sibling) => !isLong(sibling) && sibling.content.includes(first));
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
  // What happened is what people read below a picture; a comment begins with it where another one has the rest.
  const isAgain = place.form === "comment" && wanted.some((id) => repeated.has(id));
  const scene = told.matters.find(
    (matter) =>
      (isShown || isAgain) &&
      matter.words <= (isShown ? LONGEST_SCENE : LONGEST_SCENE_OF_COMMENT) &&
      findStart(matter, told) === "scene" &&
      !matter.paragraphs.some((paragraph) => paragraph.includes("\n")) &&
      !isBarred(matter) &&
      !isSaid(matter.id) &&
      !isShownElsewhere(matter),
  );
  // Below a picture it is enough to say what it is; in a thread nobody stops for that.
  if (wanted.length === 0 && (place.form === "comment" || before.length > 0) && !scene) return null;
  for (const id of wanted.slice(0, TOLD_AT_ONCE[place.form]))
    repeated.set(id, (repeated.get(id) ?? 0) + 1);
  const turn = angle % Math.max(1, wanted.length);
  const turned = [...wanted.slice(turn), ...wanted.slice(0, turn)];
  const matters = isShown ? takeFresh(told, place, turned, shown) : turned;
  const stories: AnswerId[][] = scene && angle === 0 ? [["scene", ...matters], ["scene"]] : [];
  const ways = [...stories, matters, matters.slice(1), matters.slice(0, 1)];
  const { told: ids, question } = isShown
    ? leastAlike(told, ways, ask, siblings)
    : { told: ways[0] ?? [], question: place.form === "comment" ? ask(ways[0] ?? []) : null };
  const isStory = ids.includes("scene");
  if (isStory) repeated.set("scene", 1);
  const opening = isStory ? "scene" : "thing";
  return { place, is: "post", opening, matters: ids, question, maxWords };
}

/** What no other caption begins with; else what the fewest began with, alone, or nothing: below pictures of one project no two texts are the same. */
function takeFresh(
  told: Told,
  place: Place,
  ids: AnswerId[],
  shown: Map<AnswerId, number>,
): AnswerId[] {
  const restsOf = (id: AnswerId) => findMatter(told, id)?.rests ?? [];
  const fresh = ids.filter((id) => !shown.has(id));
  const whole = fresh.filter((id) => restsOf(id).every((each) => fresh.includes(each)));
  const [least] = ids
    .filter((id) => restsOf(id).length === 0)
    .toSorted((a, b) => (shown.get(a) ?? 0) - (shown.get(b) ?? 0));
  const first = whole[0] ?? least;
  if (first === undefined) return [];
  const before = shown.get(first) ?? 0;
  shown.set(first, before + 1);
  if (whole.length > 0) return whole;
  // What it is says enough by itself where there is room to say it.
  return before % 2 === 1 || !place.takesText ? [first] : [];
}

type Way = { told: AnswerId[]; question: AnswerId | null };

/** The best way that is no copy of another post: beside a short one that tells the same, there is less to tell, or something else. */
function leastAlike(
  told: Told,
  ways: AnswerId[][],
  ask: (told: readonly AnswerId[]) => AnswerId | null,
  siblings: readonly Sibling[],
): Way {
  const weighed = ways
    .flatMap((ids): Way[] => [
      { told: ids, question: ask(ids.slice(0, 1)) },
      { told: ids, question: null },
    ])
    .map(({ told: own, question }) => {
      const ids = [
        ...own.slice(0, MOST_BELOW + (own.includes("scene") ? 1 : 0)),
        ...(question ? [question] : []),
      ];
      const text = tellAll(told, ids);
      const alike = siblings.map(({ content }) => compareTexts(content, text));
      return { told: own, question, alike: Math.max(0, ...alike) };
    });
  const [least] = weighed.toSorted((a, b) => a.alike - b.alike);
  const best = weighed.find(({ alike }) => alike <= MOST_ALIKE) ?? least;
  return best ?? { told: [], question: null };
}

function tellAll(told: Told, ids: readonly AnswerId[]): string {
  const matters = ids.flatMap((id) => findMatter(told, id)?.sentences ?? []);
  return [told.what ?? "", ...told.further, ...matters].join(" ");
}
