import { IS_IT_CLAUSE } from "#engine/interview/complete-sentence.ts";
import { sayMade, splitWhat } from "#engine/posts/introduce.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import type { Place, Readers } from "../place/place.ts";
import { findMatter, type Told } from "../told/told.ts";

/** What a title is about; three different ones are offered. */
type Idea = "story" | "thing" | "question" | "lesson" | "figure";
type Title = { idea: Idea; text: string };

const LONGEST = 125;
const SHORTEST = 18;
const LONG = 108;
const OF_LONG = 1.5;
/** Bare figures are the last that anybody clicks on. */
const OF_FIGURE = 5;
const LONGEST_THING = 140;

/** What each sort of readers votes for first, as far as rated titles tell. */
const FIRST: Record<Readers, readonly Idea[]> = {
  makers: ["thing", "story", "question", "lesson"],
  developers: ["thing", "story", "question", "lesson"],
  trade: ["question", "story", "thing", "lesson"],
  hobby: ["story", "question", "thing", "lesson"],
  showcase: ["thing", "story", "question", "lesson"],
  neighbours: ["story", "question", "thing", "lesson"],
  audience: ["story", "question", "thing", "lesson"],
};

/** Answers whose first sentence can be a story. */
const STORIES: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "scene",
  "mistake",
  "before",
  "surprise",
]);

/** Whole sentences or whole clauses, the best idea first; none that another post of the project has. */
export function writeTitles(
  told: Told,
  place: Place,
  planned: PlannedMatter,
  used: ReadonlySet<string>,
): string[] {
  const all = [
    ...listThings(told),
    ...listStories(told, planned),
    ...listQuestions(told, planned),
    ...listFigures(told, planned),
  ];
  const fresh = all.filter(({ text }) => !used.has(text) && text.length >= SHORTEST);
  // What takes two lines on a phone comes behind another idea.
  const rank = ({ idea, text }: Title) =>
    idea === "figure"
      ? OF_FIGURE
      : FIRST[place.readers].indexOf(idea) + (text.length > LONG ? OF_LONG : 0);
  const ordered = fresh.toSorted((a, b) => rank(a) - rank(b));
  const firsts = ordered.filter(
    ({ idea }, at) => ordered.findIndex((each) => each.idea === idea) === at,
  );
  const rest = ordered.filter((title) => !firsts.includes(title));
  const titles = [...firsts, ...rest].slice(0, 3).map(({ text }) => text);
  return titles.length > 0
    ? titles
    : listLong(told)
        .filter((title) => !used.has(title))
        .slice(0, 1);
}

/** A long title is better than none. */
function listLong({ project, interview, what }: Told): string[] {
  const { what: thing } = splitWhat(what ?? "");
  const ways = [
    `${project.name}: ${thing}`,
    `${sayMade(interview)} ${project.name}: ${thing}`,
    `${project.name}, ${thing}`,
  ];
  return ways.filter((title) => title.length <= MAX_TITLE_LENGTH);
}

function listThings({ project, interview, what, forWhom }: Told): Title[] {
  if (what === null) return [];
  const { what: thing } = splitWhat(what);
  const bare = shortenWhat(thing);
  // 'An iPhone app' says nothing yet.
  const short = bare.length < FEWEST_SHORT && forWhom ? `${bare} for ${forWhom}` : bare;
  if (short.length < FEWEST_SHORT) return [];
  if (IS_IT_CLAUSE.test(short))
    return [{ idea: "thing", text: `${project.name}${short.slice(2)}` }];
  const made = sayMade(interview);
  const article = /^(?:an?|one|the) /i.test(short);
  const large = short.charAt(0).toUpperCase() + short.slice(1);
  return [
    ...(article ? [`${made} ${short}`] : []),
    `${project.name}: ${short}`,
    large,
    ...(article ? [] : [`${made} ${project.name}: ${short}`]),
  ]
    .filter((text) => text.length <= LONGEST_THING)
    .map((text) => ({ idea: "thing", text }));
}

/** Up to a clause that only adds to it, where the whole is long. */
export function shortenWhat(what: string): string {
  if (what.length <= LONGEST_SHORT) return what;
  const ends = [
    ...what.matchAll(ADDS),
    ...(what.length > LONGEST_WHOLE ? what.matchAll(DOES_MORE) : []),
  ].map(({ index }) => index);
  const end = ends.filter((each) => each >= FEWEST_SHORT && each <= LONGEST_THING);
  return what.slice(0, end.length > 0 ? Math.max(...end) : what.length);
}

const ADDS = /, (?:which|who|where|so|because|in which|and it|with|made|told|for|but)\b/g;
/** What a thing does beside is mostly its point, and goes only where there is no room. */
const DOES_MORE = /(?<!s) and (?=\p{Ll}+s (?:you|the|what|which|it|a|your|them)\b)/gu;
const LONGEST_WHOLE = 120;

const LONGEST_SHORT = 95;
const FEWEST_SHORT = 30;

function listStories(told: Told, { opening, matters }: PlannedMatter): Title[] {
  return matters
    .filter((id) => STORIES.has(id) || id === opening)
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap(({ id, sentences: [first = "", second = ""] }) =>
      [first, `${first} ${second}`].map((text) => ({ id, text })),
    )
    .filter(({ text }) => isStory(text))
    .map(({ id, text }) => {
      // What went wrong with a thing that nobody knows yet says little above it.
      return { idea: id === "scene" ? "story" : "lesson", text: endTitle(text) };
    });
}

function listQuestions(told: Told, { question }: PlannedMatter): Title[] {
  const asked = question && findMatter(told, question);
  const [first = "", second = ""] = asked ? asked.sentences : [];
  const text = first.endsWith("?") ? first : `${first} ${second}`;
  const isWhole = text.endsWith("?") && text.length <= LONGEST && !hasSign(text, "pointsBack");
  return isWhole ? [{ idea: "question", text }] : [];
}

function listFigures(told: Told, { matters }: PlannedMatter): Title[] {
  const figures = matters.includes("numbers") ? findMatter(told, "numbers") : null;
  return (figures?.sentences ?? [])
    .filter(
      (sentence) =>
        /\d/.test(sentence) &&
        isTitle(sentence) &&
        FIGURE.test(sentence) &&
        !OF_UNNAMED.test(sentence),
    )
    .map((text) => ({ idea: "figure", text: endTitle(text) }));
}

const FIGURE = /^(?:I|We|My|Our|The|\d)/;

/** 'I know of 61 people who run it'. */
const OF_UNNAMED = /\b(?:it|them|they|those|these)\b/i;

/** What happened, told in sentences; a note is none. */
function isStory(text: string): boolean {
  const words = text.split(" ").length;
  const isWhole = text.length <= LONGEST && !text.includes("\n") && !/:$|["“”]$/.test(text);
  return isWhole && words >= FEWEST_OF_STORY && HAPPENS.test(text) && !hasSign(text, "pointsBack");
}

const FEWEST_OF_STORY = 4;
/** Somebody to whom it happened, or a verb that shows by its form. */
const HAPPENS =
  /^(?:I|We|My|Our|Some(?:body|one)|Nobody|Every(?:body|one)|\p{Lu}\p{Ll}*\.? \p{Lu})|\b\p{Ll}{2,}ed\b|\b(?:was|were|is|are|has|had|came|went|took|got|said|gave|asked|told|sat|stood|fell|broke|lost|won|sold|wanted|could|would|did)\b/u;

function isTitle(text: string): boolean {
  const isSaid = hasSign(text, "clause") && !hasSign(text, "pointsBack") && !text.includes("\n");
  return isSaid && text.length <= LONGEST && !/:$|["“”]$/.test(text);
}

function endTitle(text: string): string {
  return text.replace(/(?<!\.\p{L}?)\.$/u, "");
}
