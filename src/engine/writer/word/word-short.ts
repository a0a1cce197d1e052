import { countWords } from "#engine/pages/tells-fact.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Place } from "../place/place.ts";
import type { PlanEntry } from "../plan/plan.ts";
import { findMatter, type Told } from "../told/told.ts";
import { frameNote } from "./frame-note.ts";
import { introduce } from "./introduce.ts";
import { wordFacts } from "./word-facts.ts";
import type { WrittenPost } from "./written-post.ts";
import { sayMade, splitWhat } from "#engine/posts/introduce.ts";
import { shortenWhat, writeTitles } from "./write-titles.ts";

type Planned = Extract<PlanEntry, { is: "post" }>;

const MOST_WORDS = { comment: 125, caption: 40, link: 40 };

/** What a picture should show, by what is shown. */
const PICTURES: Record<ProjectKind, readonly string[]> = {
  product: [
    "the whole thing in daylight",
    "one in somebody's hands, or in use",
    "the detail that you are proud of",
    "one on the bench, half made",
  ],
  software: [
    "the screen that people see first",
    "the one thing that nothing else does",
    "a real case, with what is private taken out",
  ],
  game: [
    "a moment of play that says what one does",
    "a short clip of one whole turn",
    "the table or the menu before it begins",
  ],
  book: ["the cover", "the first page", "the thing that the story began with"],
  shop: ["the front from the street", "the counter on a usual day", "what people come for"],
  media: ["where you record or write", "the cover of one issue or episode"],
  course: ["a lesson that is going on, with consent", "what somebody made in it"],
  service: ["one job before and after", "the tools that you bring"],
  cause: ["the place as it is now", "the people who are with it, with consent"],
};

/** A comment or a caption: what it is, as much of the best answers as fits, and how to get it. */
export function wordShort(told: Told, planned: Planned, used: ReadonlySet<string>): WrittenPost {
  const { place } = planned;
  const form = place.form === "post" ? "comment" : place.form;
  const facts = form === "comment" ? wordFacts(told, place, true) : wordAddress(told, form);
  const introduction = introduceShortly(told, place, form);
  const most = Math.min(MOST_WORDS[form], planned.maxWords ?? Infinity);
  const room = most - countWords(introduction) - countWords(facts ?? "");
  const take = form === "caption" ? pickOne : fit;
  const { sentences, rests } = takeWhatFits(told, planned.matters, room, take);
  const content = [[introduction, ...sentences].join(" "), ...(facts ? [facts] : [])].join("\n\n");
  return {
    titles:
      form === "comment"
        ? [`Comment in the thread of ${place.fullName}`]
        : writeTitles(told, place, planned, used),
    content,
    rests,
    pictures: form === "caption" ? [...PICTURES[told.interview.kind]] : [],
  };
}

/** A link with its title has its address in the first comment, too. */
function wordAddress({ project }: Told, form: keyof typeof MOST_WORDS): string | null {
  return form === "link" ? project.url : null;
}

/** Below pictures there is room for the name of the thing, and not for all that it does. */
function introduceShortly(told: Told, place: Place, form: keyof typeof MOST_WORDS): string {
  const whole = introduce(told, place, "thing");
  if (form === "comment" || countWords(whole) <= MOST_INTRODUCED) return whole;
  return `${sayMade(told.interview)} ${told.project.name}, ${shortenWhat(splitWhat(told.what ?? "").what)}.`;
}

const MOST_INTRODUCED = 16;

/** From its beginning, so that nothing stands without what comes before it. */
function takeWhatFits(
  told: Told,
  ids: readonly AnswerId[],
  room: number,
  take: (sentences: readonly string[], room: number) => string[],
): { sentences: string[]; rests: AnswerId[] } {
  const taken: string[] = [];
  const rests: AnswerId[] = [];
  let left = room;
  for (const id of ids) {
    const matter = findMatter(told, id);
    if (!matter || matter.paragraphs.some((paragraph) => paragraph.includes("\n"))) continue;
    const [framed = ""] = frameNote(matter, told.interview.kind);
    const sentences = framed === matter.paragraphs[0] ? matter.sentences : [framed];
    const kept = take(sentences, left);
    // 'It's two ends.' has its point in what follows.
    const isCut =
      take === fit && kept.length < sentences.length && countWords(kept.join(" ")) < FEWEST_OF_CUT;
    if (kept.length === 0 || isCut) continue;
    taken.push(...kept);
    rests.push(id);
    left -= countWords(kept.join(" "));
    if (left < LEAST_ROOM) break;
  }
  return { sentences: taken, rests };
}

const LEAST_ROOM = 12;
const FEWEST_OF_CUT = 8;

function fit(sentences: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    words += countWords(sentence);
    if (words > room) break;
    kept.push(sentence);
  }
  return kept;
}

/** Below a picture one sentence says enough: the first of an answer, or what its author did further on. */
function pickOne(sentences: readonly string[], room: number): string[] {
  const isFit = (sentence: string) =>
    countWords(sentence) <= room && countWords(sentence) >= FEWEST_OF_ONE;
  const found = sentences.find(
    (sentence, at) => isFit(sentence) && (at === 0 || OF_ONESELF.test(sentence)),
  );
  return found === undefined ? [] : [found];
}

const FEWEST_OF_ONE = 5;
/** 'I cut with a knife and sew by hand' needs nothing before it, unless it speaks of something that was named there. */
const OF_ONESELF = /^(?:I|We) (?!.*\b(?:it|them|they|those|these|that|this|one)\b)/i;
