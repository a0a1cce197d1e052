import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { isCampaign } from "#engine/posts/introduce.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { dropFullStop } from "#engine/text/characters.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import { keepFound, keepOfEach } from "../told/keep-found.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { BEGINS_WITH_US, COUNTS, SAYS_WHEN, TELLS_BACKGROUND } from "../rows/opening-rows.ts";
import { ASKS_OF_THIS } from "../rows/pointer-rows.ts";
import { isAbout } from "./is-about.ts";
import { listPairs } from "./pair-titles.ts";
import { sayThing } from "./say-thing.ts";
import { isStory } from "./stands-alone.ts";
import { isOfSeveral, type Title } from "./title.ts";

/** Readers called every first title of more than 145 letters bad. */
export const LONGEST = 140;
export const SHORTEST = 20;
/** A story that is shorter says too little above a post. */
const SHORTEST_FIRST = 28;
const LONGEST_WAY = 120;
const LONGEST_THING = 120;

/** Answers whose first sentence can be a story. */
const STORIES: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "scene",
  "mistake",
  "before",
  "surprise",
]);

/** Everything that could be above this post; of what is equally good, what comes first here is taken. */
export function listTitles(told: Told, planned: PlannedMatter): Title[] {
  const things = listThings(told);
  // 'An idle game. You are moss' says what it is only with both.
  const whole = things.filter(({ text }) => isOfSeveral(text));
  const titles = [
    ...whole,
    ...listPairs(told, planned),
    ...things.filter((thing) => !whole.includes(thing)),
    ...listStories(told, planned),
    ...listQuestions(told, planned),
    ...listRules(told, planned),
    ...listFigures(told, planned),
    ...listWays(told, planned),
  ];
  const known = new Set(titles.map(({ text }) => text));
  return [...titles, ...listLines(told, planned).filter(({ text }) => !known.has(text))];
}

/** What it is, in as many ways as there are posts of a project. */
const listThings = keepFound((told: Told): Title[] => {
  const said = sayThing(told, LONGEST_THING);
  return said
    .filter(({ text }, at) => said.findIndex((each) => each.text === text) === at)
    .filter(({ text }) => text.length <= MAX_TITLE_LENGTH)
    .map(({ form, text }) => ({ form, from: "what", text }));
});

function listStories(told: Told, { opening, matters }: PlannedMatter): Title[] {
  return matters
    .filter((id) => STORIES.has(id) || id === opening)
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap(listStory);
}

const listStory = keepFound(({ id, sentences }: Matter): Title[] => {
  const [first = "", second = ""] = SAYS_WHEN.test(sentences[0] ?? "")
    ? sentences.slice(1)
    : sentences;
  const isShort = first.length < SHORTEST_FIRST;
  const isSaid = first.includes(" ") && second.split(" ").length >= FEWEST_OF_SECOND;
  const texts = isShort ? (isSaid ? [`${first} ${second}`] : []) : [first];
  // 'I expected boaters to read it': only a scene is told to somebody who knows nothing.
  const isClear = (text: string) =>
    isStory(text) && (id === "scene" || !SAYS.pointsAnywhere.test(text));
  return texts.filter(isClear).map((text) => {
    const isScene = id === "scene" && text.length >= SHORTEST_FIRST && !TELLS_BACKGROUND.test(text);
    return { form: isScene ? "scene" : "lesson", from: id, text: dropFullStop(text) };
  });
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

/** 'The useful station is nearly never the closest one': what they can use, if it names what they know. */
function listRules(told: Told, { matters }: PlannedMatter): Title[] {
  const taught = matters.includes("teach") ? findMatter(told, "teach") : null;
  return taught ? listRule(told, taught) : [];
}

const listRule = keepOfEach((told: Told, { sentences: [text = ""] }: Matter): Title[] => {
  const isRule = isTitle(text) && isAbout(told, text) && !pointsAtNothing(text);
  return isRule ? [{ form: "rule", from: "teach", text: dropFullStop(text) }] : [];
});

/** How it works, in the first words that were told of it. */
function listWays(told: Told, { matters }: PlannedMatter): Title[] {
  return matters
    .filter((id) => WAYS.has(id))
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap(listWay);
}

const listWay = keepFound(({ id, sentences: [text = ""] }: Matter): Title[] => {
  const isWay =
    isTitle(text) &&
    text.length <= LONGEST_WAY &&
    !SAYS.pointsAnywhere.test(text) &&
    SAYS.ofUs.test(text);
  return isWay ? [{ form: "lesson", from: id, text: dropFullStop(text) }] : [];
});

/** 'Being early is worse than being late': any sentence that the post tells and that stands by itself. */
function listLines(told: Told, { matters }: PlannedMatter): Title[] {
  return matters
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap((matter) => listLinesOf(told, matter));
}

const listLinesOf = keepOfEach((told: Told, { id, sentences, restsOf }: Matter): Title[] =>
  sentences
    .filter((sentence, at) => (restsOf[at]?.length ?? 0) === 0 && isLine(sentence))
    .map((sentence) => ({
      form: nameLine(told, id, sentence),
      from: id,
      text: dropFullStop(sentence),
    })),
);

/** Advice that names nothing of the thing is a riddle, too. */
function nameLine(told: Told, id: AnswerId, sentence: string): Title["form"] {
  if (id === "teach") return isAbout(told, sentence) ? "rule" : "lesson";
  return PUZZLES.has(id) ? "lesson" : "line";
}

/** What went wrong or surprised says nothing to whoever does not know the thing. */
const PUZZLES: ReadonlySet<AnswerId> = new Set<AnswerId>(["mistake", "before", "surprise"]);

function isLine(sentence: string): boolean {
  return (
    isTitle(sentence) &&
    sentence.length >= SHORTEST_FIRST &&
    sentence.length <= LONGEST_LINE &&
    !/[:;?“”"()]/.test(sentence) &&
    !/^\P{L}/u.test(sentence) &&
    !SAYS.pointsAnywhere.test(sentence) &&
    !SAYS.isTalkingAlready.test(sentence) &&
    !TELLS_BACKGROUND.test(sentence) &&
    !pointsAtNothing(sentence)
  );
}

const LONGEST_LINE = 110;

const WAYS: ReadonlySet<AnswerId> = new Set<AnswerId>(["unusual", "howItPlays"]);

function listFigures(told: Told, { matters }: PlannedMatter): Title[] {
  const figures = matters.includes("numbers") ? findMatter(told, "numbers") : null;
  return figures ? listCounted(told, figures) : [];
}

const listCounted = keepOfEach((told: Told, { sentences }: Matter): Title[] =>
  sentences
    .filter(
      (sentence) =>
        BEGINS_WITH_US.test(sentence) &&
        COUNTS.test(sentence) &&
        isTitle(sentence) &&
        !SAYS.pointsAnywhere.test(sentence),
    )
    .map((text) => ({
      // What was counted says what a campaign is about; 'I printed 200' says nothing of a book.
      form: isCampaign(told.interview, told.what ?? "") ? "figure" : "lesson",
      from: "numbers",
      text: dropFullStop(text),
    })),
);

const FEWEST_OF_SECOND = 4;

function isTitle(text: string): boolean {
  const isSaid = hasSign(text, "clause") && !hasSign(text, "pointsBack") && !text.includes("\n");
  return isSaid && text.length <= LONGEST && !/:$|["“”]$/.test(text);
}
