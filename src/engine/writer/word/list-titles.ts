import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import { IS_IT_CLAUSE, isUncounted } from "#engine/interview/complete-sentence.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { isOwnClause } from "#engine/interview/weak-answers.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { isCampaign, isForItself, splitWhat } from "#engine/posts/introduce.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import { dropFullStop } from "#engine/text/characters.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import { isAbout } from "./is-about.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import { findMatter, type Told } from "../told/told.ts";
import { shortenWhat } from "./shorten-what.ts";

/** What a title is about; three different ones are offered. */
export type Idea = "story" | "thing" | "question" | "lesson" | "figure" | "way";
export type Title = { idea: Idea; text: string };

export const LONGEST = 140;
export const SHORTEST = 20;
/** A story that is shorter says too little above a post. */
const SHORTEST_FIRST = 28;
/** Readers called every first title of more than 145 letters bad, and none below 120 for its length. */
export const LONGEST_FIRST = 120;

/** Answers whose first sentence can be a story. */
const STORIES: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "scene",
  "mistake",
  "before",
  "surprise",
]);

/** What it is, in as many ways as there are posts of a project. */
export function listThings(told: Told): Title[] {
  return [...new Set(sayThing(told))]
    .filter((text) => text.length <= MAX_TITLE_LENGTH)
    .map((text) => ({ idea: "thing", text }));
}

/** The words around the thing. */
type Form = { before: string; after?: string; isLarge?: boolean };

function sayThing(told: Told, most = LONGEST_FIRST): string[] {
  const { what: said, further, forWhom } = told;
  if (said === null) return [];
  const { what, more } = splitWhat(said);
  const thing = more || further.length > 0 ? what : withReaders(what, forWhom);
  return listForms(told, thing).map(({ before, after = "", isLarge = false }) => {
    const room = most - before.length - after.length;
    const short = shortenWhat(thing, room);
    // 'A terminal viewer for log files' and 'an idle game' have their point in what follows.
    const left = Math.max(0, room - short.length - 2);
    const next =
      more ||
      (thing.length < SHORT_THING && most === LONGEST_FIRST
        ? shortenWhat(dropFullStop(further[0] ?? ""), left)
        : "");
    const isSaid =
      next !== "" &&
      after === "" &&
      short.length + next.length + 2 <= room &&
      !LEADS_AWAY.test(next);
    const shown = IS_IT_CLAUSE.test(thing) && before === told.project.name ? short.slice(2) : short;
    const text = isLarge ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;
    const stop = /[.!?]$/.test(text) ? " " : ". ";
    return `${before}${text}${isSaid ? `${stop}${next}` : ""}${after}`;
  });
}

function listForms({ project: { name }, interview }: Told, thing: string): Form[] {
  const made = sayMade(interview);
  if (IS_IT_CLAUSE.test(thing))
    return [
      { before: name },
      { before: `${made} ${name}. `, isLarge: true },
      { before: `${made} ${name}: ` },
    ];
  if (isOwnClause(thing) || (isForItself(thing) && !isCampaign(interview, thing)))
    return [
      { before: "", isLarge: true },
      { before: `${made} ${name}: ` },
      { before: `${name}: ` },
      { before: "", after: ` (${name})`, isLarge: true },
    ];
  if (isCampaign(interview, thing))
    return [
      { before: "We are campaigning for " },
      { before: `${name}: we are campaigning for ` },
      { before: `${name} is campaigning for ` },
      { before: `${name}: ` },
    ];
  // Nobody runs 'lime repointing'.
  const does = interview.kind === "service" && isUncounted(thing);
  return [
    { before: does ? `${interview.isTeam ? "We" : "I"} do ` : `${made} ` },
    { before: "", isLarge: true },
    { before: `${made} ${name}, ` },
    { before: `${name}: ` },
    { before: "", after: ` (${name})`, isLarge: true },
    { before: `${made} `, after: `, called ${name}` },
  ];
}

/** 'The code is on mapdiet.example'. */
const LEADS_AWAY = /\b\p{L}[\p{L}\d-]*\.(?:\p{Ll}{2,})\b|\blinks?\b/u;

const SHORT_THING = 45;

/** 'An iPhone app' says nothing yet. */
function withReaders(thing: string, forWhom: string | null): string {
  const [first = ""] = forWhom?.split(/[.;:(]| [-–—] /) ?? [];
  const isShort = thing.length < SHORT_THING && first !== "" && !/ for | by |,/.test(thing);
  return isShort && !isOwnClause(thing) ? `${thing} for ${first.trim()}` : thing;
}

export function listStories(told: Told, { opening, matters }: PlannedMatter): Title[] {
  return matters
    .filter((id) => STORIES.has(id) || id === opening)
    .flatMap((id) => findMatter(told, id) ?? [])
    .flatMap(({ id, sentences: [first = "", second = ""] }) => {
      const isShort = first.length < SHORTEST_FIRST;
      const isSaid = first.includes(" ") && second.split(" ").length >= FEWEST_OF_SECOND;
      const texts = isShort ? (isSaid ? [`${first} ${second}`] : []) : [first];
      // 'I expected boaters to read it': only a scene is told to somebody who knows nothing.
      const isClear = (text: string) =>
        isStory(text) && (id === "scene" || !SAYS.pointsAnywhere.test(text));
      return texts.filter(isClear).flatMap((text) => {
        const isScene = id === "scene" && text.length >= SHORTEST_FIRST;
        return isScene
          ? listScenes(told, text)
          : [{ idea: "lesson" as const, text: dropFullStop(text) }];
      });
    });
}

/** A scene from which a stranger can guess what is shown, or one that says it; others only further down. */
function listScenes(told: Told, scene: string): Title[] {
  const text = dropFullStop(scene);
  if (isAbout(told, scene)) return [{ idea: "story", text }];
  const said = sayThing(told, LONGEST - text.length - 2)[0];
  const joined = `${text}${/[.!?]$/.test(text) ? "" : "."} ${said}`;
  const isJoined = said !== undefined && joined.length <= LONGEST && !SAYS.pointsAtOne.test(said);
  return [
    ...(isJoined ? [{ idea: "story" as const, text: joined }] : []),
    { idea: "lesson", text },
  ];
}

export function listQuestions(told: Told, { question }: PlannedMatter): Title[] {
  const asked = question && findMatter(told, question);
  const [first = "", second = ""] = asked ? asked.sentences : [];
  const text = first.endsWith("?") ? first : `${first} ${second}`;
  const isWhole =
    text.endsWith("?") &&
    text.length <= LONGEST &&
    !hasSign(text, "pointsBack") &&
    !pointsAtNothing(text);
  return isWhole ? [{ idea: "question", text }] : [];
}

/** How it works, in the first words that were told of it. */
export function listWays(told: Told, { matters }: PlannedMatter): Title[] {
  return matters
    .filter((id) => WAYS.has(id))
    .flatMap((id) => findMatter(told, id)?.sentences[0] ?? [])
    .filter(
      (text) =>
        isTitle(text) &&
        text.length <= LONGEST_FIRST &&
        !SAYS.pointsAnywhere.test(text) &&
        SAYS.ofUs.test(text),
    )
    .map((text) => ({ idea: "way", text: dropFullStop(text) }));
}

const WAYS: ReadonlySet<AnswerId> = new Set<AnswerId>(["unusual", "howItPlays", "oneJob"]);

export function listFigures(told: Told, { matters }: PlannedMatter): Title[] {
  const figures = matters.includes("numbers") ? findMatter(told, "numbers") : null;
  return (figures?.sentences ?? [])
    .filter(
      (sentence) =>
        /^(?:[^.!?,:]{0,40} )?(?:I|we)(?:['’]ve)? /i.test(sentence) &&
        COUNTS.test(sentence) &&
        isTitle(sentence) &&
        !SAYS.pointsAnywhere.test(sentence),
    )
    .map((text) => ({ idea: "figure", text: dropFullStop(text) }));
}

/** Somebody did so many of something: '2 came back' does not say what. */
const COUNTS = /\d[.,]? (?!of\b|in\b|from\b|and\b|or\b|but\b|with\b|when\b|for\b)\p{Ll}{3,}/u;

/** What happened, told in sentences; a note is none, nor what was named elsewhere. */
function isStory(text: string): boolean {
  const words = text.split(" ").length;
  const isWhole = text.length <= LONGEST && !text.includes("\n") && !/:$|["“”]$/.test(text);
  return (
    isWhole &&
    words >= FEWEST_OF_STORY &&
    HAPPENS.test(text) &&
    (!hasSign(text, "pointsBack") || /^There (?:is|are|was|were)\b/.test(text)) &&
    !SAYS.isTalkingAlready.test(text) &&
    !pointsAtNothing(text)
  );
}

const FEWEST_OF_STORY = 6;
const FEWEST_OF_SECOND = 4;
/** Somebody to whom it happened, or a verb that shows by its form. */
const HAPPENS =
  /^(?:I|We|My|Our|Some(?:body|one)|Nobody|Every(?:body|one)|\p{Lu}\p{Ll}*\.? \p{Lu})|\b\p{Ll}{2,}ed\b|\b(?:was|were|is|are|has|had|came|went|took|got|said|gave|asked|told|sat|stood|fell|broke|lost|won|sold|wanted|could|would|did)\b/u;

function isTitle(text: string): boolean {
  const isSaid = hasSign(text, "clause") && !hasSign(text, "pointsBack") && !text.includes("\n");
  return isSaid && text.length <= LONGEST && !/:$|["“”]$/.test(text);
}
