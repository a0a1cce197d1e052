import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { dropFullStop } from "#engine/text/characters.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import { keepFound, keepOfEach } from "../told/keep-found.ts";
import { listFollowing } from "../told/steer-sentences.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { ASKS_OF_THIS } from "../rows/pointer-rows.ts";
import { listPairs } from "./pair-titles.ts";
import { sayThing } from "./say-thing.ts";
import { isStory, standsAlone } from "./stands-alone.ts";
import { isOfSeveral, type Title } from "./title.ts";

/** Readers called every first title of more than 145 letters bad. */
export const LONGEST = 140;
export const SHORTEST = 20;
const LONGEST_THING = 120;

/** Everything that could be above this post; of what is equally good, what comes first here is taken. */
export function listTitles(told: Told, planned: PlannedMatter): Title[] {
  const things = listThings(told);
  // 'An idle game. You are moss' says what it is only with both.
  const whole = things.filter(({ text }) => isOfSeveral(text));
  const titles = [
    ...whole,
    ...listPairs(told, planned),
    ...things.filter((thing) => !whole.includes(thing)),
    ...listQuestions(told, planned),
    ...planned.matters
      .flatMap((id) => findMatter(told, id) ?? [])
      .flatMap((matter) => listSentences(told, matter)),
  ];
  const known = new Set<string>();
  return titles.filter(({ text }) => !known.has(text) && known.add(text));
}

/** What it is, in as many ways as there are posts of a project. */
const listThings = keepFound((told: Told): Title[] => {
  const said = sayThing(told, LONGEST_THING);
  return said
    .filter(({ text }, at) => said.findIndex((each) => each.text === text) === at)
    .filter(({ text }) => text.length <= MAX_TITLE_LENGTH)
    .map(({ form, text }) => ({ form, from: "what", text }));
});

function listQuestions(told: Told, { question }: PlannedMatter): Title[] {
  const asked = question && findMatter(told, question);
  return asked ? listQuestion(asked) : [];
}

const listQuestion = keepFound(({ id, sentences }: Matter): Title[] => {
  const [first = "", second = ""] = sentences;
  const text = first.endsWith("?") ? first : `${first} ${second}`;
  const isWhole =
    text.endsWith("?") &&
    text.length <= LONGEST &&
    !hasSign(text, "pointsBack") &&
    !pointsAtNothing(text) &&
    !ASKS_OF_THIS.test(text) &&
    // 'What weight is on yours?' needs what it is before it.
    !text.toLowerCase().includes(" yours");
  return isWhole ? [{ form: "question", from: id, text }] : [];
});

/** Any sentence that the post tells and that is understood by itself; how good each is, its signs say. */
const listSentences = keepOfEach((told: Told, { id, sentences }: Matter): Title[] => {
  const following = new Set(listFollowing(told));
  const isAlone = (sentence: string, at: number) =>
    (QUOTATION.test(sentence) && !pointsAtNothing(sentence)) ||
    (at === 0 && id === "scene" && isStory(sentence)) ||
    (standsAlone(sentence, sentences.slice(0, at).join(" ")) &&
      (id === "scene" || !SAYS.pointsAnywhere.test(sentence)));
  return sentences
    .filter(isAlone)
    .map(dropFullStop)
    .filter((text) => text.length <= LONGEST && !text.includes("\n") && !following.has(text))
    .map((text) => ({ form: "line", from: id, text }));
});

/** All of it is what somebody said. */
const QUOTATION = /^["“][^"“”]+["”]$/;
