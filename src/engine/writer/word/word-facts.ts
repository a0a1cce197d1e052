import { findLinks } from "#engine/drafts/find-links.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { isMarked } from "#engine/interview/sentence-marks.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { splitAnswer } from "#engine/interview/complete-answer.ts";
import { hasDigit, hasSpace } from "#engine/text/characters.ts";
import { isPlatformNamed, SAYS_FREE, tellsFact } from "../plan/value-answer.ts";
import type { Place } from "../place/place.ts";
import { findMatter, type Matter, type Told } from "../told/told.ts";
import { sendsToPage } from "../told/sends-to-page.ts";
import { OF_MAKER } from "../rows/fact-rows.ts";
import { type ChooseWay, createChooser } from "./choose-way.ts";
import { frameNote } from "./frame-note.ts";
import { joinLacks, joinPrice } from "./join-facts.ts";

/** A house has an address and hours; of a program it is enough to know that it runs, unless it is what they talk about. */
function isSought(told: Told, place: Place): boolean {
  if (isPlatformNamed(told, place)) return true;
  const { interview, matters } = told;
  const { near } = place;
  const first = matters.find(({ id }) => id === "platform")?.sentences[0] ?? "";
  if (!RUNS.has(interview.kind) || !hasSign(first, "runsOn")) return true;
  const own = near?.answers.platform ?? 0;
  return matters.filter(({ id }) => (near?.answers[id] ?? 0) > own).length < FEW_NEARER;
}

const RUNS: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["software", "game", "book", "media"]);
const FEW_NEARER = 2;
const SOLD: ReadonlySet<ProjectKind> = new Set<ProjectKind>(["product", "book", "media"]);

/** What else the post tells, and how much room there is. */
type Around = { told: readonly AnswerId[]; isShort?: boolean };

/** Where it runs, what it costs and where it is: whole, and only where readers want to know. */
export function wordFacts(
  told: Told,
  place: Place,
  { told: others, isShort = false }: Around,
): string[] {
  const { kind } = told.interview;
  const { url } = told.project;
  const isLinked = place.link === "content" && url !== null;
  const choose = createChooser(told, place);
  const say = (matter: Matter | null) =>
    joinLacks(sayFact(matter, told, place, { others, choose }));
  // Behind an address one sees where else it is sold.
  const isWhereSaid = tellsFact("platform", place, told) && !(isLinked && SOLD.has(kind));
  const where = say(isWhereSaid ? findMatter(told, "platform") : null);
  const said = joinPrice(
    isShort || !isSought(told, place) ? where.slice(0, 1) : where,
    tellsFact("price", place, told) ? say(findMatter(told, "price")) : [],
  );
  const lists = said.filter((each) => each.includes("\n"));
  const text = said.filter((each) => !each.includes("\n")).join(" ");
  const isGiven = isLinked && findLinks(text).length === 0;
  return [...lists, ...(isGiven ? addAddress(text, url) : text ? [text] : [])];
}

/** 'Free in the test. Later maybe 15 zł': what comes later says nothing without it. */
function isFree({ id, sentences: [first = ""] }: Matter): boolean {
  return id === "price" && SAYS_FREE.test(first);
}

/** The sentences that stand by themselves, or beside what the post tells. */
function sayFact(
  matter: Matter | null,
  { interview }: Told,
  place: Place,
  { others, choose }: { others: readonly AnswerId[]; choose: ChooseWay },
): string[] {
  if (matter === null) return [];
  const firstAmount =
    matter.id === "price" ? matter.sentences.findIndex((sentence) => hasDigit(sentence)) : -1;
  // What it costs is never left out: '€12 the pair'. A second price may be: 'from the wheelbarrow it is £8'.
  const isTold = (at: number): boolean =>
    at === firstAmount ||
    (at === 0 && isFree(matter)) ||
    (matter.restsOf[at]?.every((id) => others.includes(id)) ?? true);
  const needsBefore = (at: number) =>
    isMarked(interview, matter.id, matter.sentences[at] ?? "", "follows");
  // 'The phone is half of it' says nothing without the first sentence.
  const isBegun = (at: number) => isTold(0) || (firstAmount >= 0 && at > firstAmount);
  const isKept = (at: number): boolean =>
    isTold(at)
      ? at === firstAmount || (isBegun(at) && (!needsBefore(at) || isKept(at - 1)))
      : needsBefore(at + 1) && at + 1 === firstAmount;
  const sentences = matter.sentences.filter((_, at) => isKept(at));
  if (sentences.length === 0) return [];
  const paragraphs =
    matter.sentences.length === sentences.length ? matter.paragraphs : [sentences.join(" ")];
  return (
    frameNote({ ...matter, sentences, paragraphs }, interview, choose)
      .flatMap((paragraph) => splitAnswer(paragraph))
      // An address has its own place at the end, or none.
      .filter(
        (sentence) =>
          (!OF_MAKER.test(sentence) || FELLOWS.has(place.readers)) &&
          (findLinks(sentence).length === 0 || (place.link === "content" && hasSpace(sentence))) &&
          (place.link !== "none" || !sendsToPage(sentence)),
      )
  );
}

/** What it cost to make is read by those who make such things. */
const FELLOWS: ReadonlySet<Place["readers"]> = new Set<Place["readers"]>(["makers", "trade"]);

/** The address stands behind a short sentence about the thing, else by itself: words before it were worse in 35 of 58 pairs. */
export function addAddress(text: string, url: string): string[] {
  const last = splitAnswer(text).at(-1) ?? "";
  if (OF_THING.test(last) && last.length <= LONGEST_LEAD) return [`${text.slice(0, -1)}: ${url}`];
  return text === "" ? [url] : [text, url];
}

/** Behind more than this nobody knows what the address is of. */
const LONGEST_LEAD = 90;
const OF_THING = /^It(?:['’]s| is| runs| costs) [^;:]*\.$/;
