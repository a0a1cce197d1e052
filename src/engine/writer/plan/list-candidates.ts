import type { AnswerId } from "#engine/interview/interview.ts";
import { START_QUESTIONS } from "#engine/interview/list-questions.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { Place } from "../place/place.ts";
import { findMatter, type Matter, QUESTIONS, type Told } from "../told/told.ts";
import { listPremises } from "../told/find-premises.ts";
import type { Opening, PlannedMatter } from "./plan.ts";
import { isAmongPeers, valueAnswer } from "./value-answer.ts";

/** One way to write for a community, and what it is worth there. */
export type Candidate = PlannedMatter & { value: number; sentences: number };

/** More answers than these, the best for the place, are not tried. */
const MOST_TRIED = 9;
const MOST_MATTERS = 4;
/** Words of the answers, beside introduction, facts and question; readers of rated posts liked 110 to 200 in all. */
const FEWEST_WORDS = 80;
const MOST_WORDS = 150;
const PER_WORD_LESS = 0.045;
const PER_WORD_MORE = 0.03;

/** How things are told after each other: first what it does, then what happened, then how it stands. */
const ORDER: readonly AnswerId[] = [
  "scene",
  "before",
  "premise",
  "howItPlays",
  "oneJob",
  "unusual",
  "formula",
  "stackOrMaterial",
  "episode",
  "sample",
  "mistake",
  "surprise",
  "numbers",
  "userSaid",
  "limits",
  "teach",
  "theAsk",
];

/** Limits, and what surprised, are of a thing that readers know already. */
const TELLS_THING: readonly AnswerId[] = ["unusual", "howItPlays", "premise", "oneJob", "formula", "stackOrMaterial", "episode"];

/** All that can be told there at some length, the best first. */
export function listCandidates(told: Told, place: Place): Candidate[] {
  const wanted = told.matters
    .filter(({ id }) => isMatter(id))
    .toSorted((a, b) => valueAnswer(b.id, place) - valueAnswer(a.id, place))
    .slice(0, MOST_TRIED);
  return listSubsets(wanted)
    .filter((matters) => isWhole(matters, told))
    .flatMap((matters) => listOpenings(matters, told).flatMap((opening) => weigh(opening, matters, told, place)))
    .toSorted((a, b) => b.value - a.value);
}

function listSubsets(matters: readonly Matter[]): Matter[][] {
  const subsets: Matter[][] = [[]];
  for (const matter of matters)
    for (const subset of [...subsets])
      if (subset.length < MOST_MATTERS) subsets.push([...subset, matter]);
  return subsets.slice(1);
}

/** Nothing is told without what it rests on. */
function isWhole(matters: Matter[], told: Told): boolean {
  const ids = matters.map(({ id }) => id);
  const isClear = matters.every(({ rests }) => rests.every((id) => ids.includes(id)));
  const tellsThing = ids.some((id) => TELLS_THING.includes(id));
  const couldTell = told.matters.some(({ id }) => TELLS_THING.includes(id));
  const isLoose = !tellsThing && couldTell && ids.some((id) => id === "limits" || id === "surprise" || id === "sample");
  return isClear && !isLoose;
}

/** A scene opens what it is in; other answers do so if they stand by themselves. */
function listOpenings(matters: Matter[], told: Told): Opening[] {
  const opens = (id: AnswerId) => matters.some((matter) => matter.id === id && standsAlone(matter));
  if (opens("scene")) return ["scene"];
  if (matters.some(({ id }) => id === "scene")) return ["thing"];
  return [
    ...(opens("before") ? (["before"] as const) : []),
    ...(opens("teach") ? (["teach"] as const) : []),
    "thing",
    ...(told.why ? (["why"] as const) : []),
    ...(told.forWhom ? (["forWhom"] as const) : []),
  ];
}

/** Whether it can be read before anybody knows what the thing is. */
function standsAlone({ id, sentences: [first = "", second], rests }: Matter): boolean {
  // A scene was told to somebody who knew nothing: 'It was the last pass before Grenoble'.
  if (id === "scene") return rests.length === 0 && !/^(?:they|he|she|this|that|these|those)\b/i.test(first);
  if (id === "before" && second === undefined) return false;
  const isSaid = countWords(first) >= FEWEST_OF_OPENING;
  return isSaid && rests.length === 0 && !hasSign(first, "pointsBack") && !OF_THING.test(beginningOf(first));
}

/** Further on, 'it' is mostly something that the sentence itself named. */
function beginningOf(sentence: string): string {
  return sentence.split(" ").slice(0, FEW_WORDS).join(" ");
}

const FEW_WORDS = 6;

/** 'Envelope.' answers a question that readers have not seen. */
const FEWEST_OF_OPENING = 4;

/** 'The first version', 'I built it': of something that was not named yet. */
const OF_THING =
  /\b(?:it|its|the (?:app|tool|game|book|site|course|shop|podcast|newsletter)|(?:first|last|next|second|old|new) (?:version|batch|edition|cover|draft|episode|issue|prototype|round))\b/i;

/** A story before the thing is liked; a plain start is what is left. */
const OF_OPENING: Record<Opening, number> = {
  scene: 0.9,
  before: -0.1,
  teach: -0.4,
  why: -0.1,
  forWhom: -0.1,
  thing: 0,
};

function weigh(opening: Opening, matters: Matter[], told: Told, place: Place): Candidate[] {
  const ids = orderMatters(opening, matters);
  const words = matters.reduce((sum, matter) => sum + matter.words, 0);
  const ofWords = PER_WORD_LESS * Math.max(0, FEWEST_WORDS - words) + PER_WORD_MORE * Math.max(0, words - MOST_WORDS);
  const worth = matters.reduce((sum, matter) => sum + valueMatter(matter, told, place), 0);
  const ofCore = ids.includes(coreOf(told)) ? OF_CORE : 0;
  const value = worth + ofCore + OF_OPENING[opening] - ofWords;
  const sentences = matters.reduce((sum, matter) => sum + matter.sentences.length, 0);
  const asked = listQuestions(ids, told, place).map((question) => ({
    opening,
    matters: ids,
    question,
    value: value + OF_QUESTION + Math.min(0, valueAnswer(question, place)) + OF_PREMISE * weighPremise(question, ids, told),
    sentences,
  }));
  return [...asked, { opening, matters: ids, question: null, value, sentences }];
}

const OF_QUESTION = 0.7;
const OF_PREMISE = 0.5;

/** A question is understood where the answer that it comes from is told, and puzzles where that is left out. */
function weighPremise(question: AnswerId, ids: readonly AnswerId[], told: Told): number {
  const premises = listPremises(question, told);
  if (premises.length === 0) return 0;
  return premises.some((id) => ids.includes(id)) ? 1 : -1;
}

/** Posts that never say how it works were liked nowhere. */
const OF_CORE = 0.8;

/** What a kind of project lives on: how a game plays, what happens in a book. */
function coreOf({ interview }: Told): AnswerId {
  return START_QUESTIONS[interview.kind][2] ?? "unusual";
}

/** What comes in at the end of a month is nobody's business but makers'. */
function valueMatter({ id, sentences }: Matter, { interview }: Told, place: Place): number {
  const text = sentences.join(" ");
  const isMoney = hasSign(text, "takings");
  const isTold = place.readers === "makers" || place.readers === "trade";
  const towns = [place.name, interview.place ?? place.name];
  const isLocal = place.readers === "neighbours" && towns.some((town) => text.includes(town));
  return valueAnswer(id, place) - (isMoney && !isTold ? OF_TAKINGS : 0) + (isLocal ? OF_LOCAL : 0);
}

const OF_TAKINGS = 1.5;
/** Neighbours come for what happened near them. */
const OF_LOCAL = 0.8;

function orderMatters(opening: Opening, matters: Matter[]): AnswerId[] {
  const rank = ({ id }: Matter) => (id === opening ? -1 : ORDER.indexOf(id));
  const ordered = matters.toSorted((a, b) => rank(a) - rank(b));
  // Behind what it rests on.
  for (const matter of [...ordered]) {
    const at = ordered.indexOf(matter);
    const last = Math.max(-1, ...matter.rests.map((id) => ordered.findIndex((each) => each.id === id)));
    if (last > at) ordered.splice(last, 0, ...ordered.splice(at, 1));
  }
  return ordered.map(({ id }) => id);
}

/** The questions that these readers can answer, if all that they speak of was told. */
function listQuestions(ids: readonly AnswerId[], told: Told, place: Place): AnswerId[] {
  return QUESTIONS.filter((id) => id !== "askPeers" || isAmongPeers(place))
    .flatMap((id) => findMatter(told, id) ?? [])
    .filter(({ rests }) => rests.every((id) => ids.includes(id)))
    .map(({ id }) => id);
}

/** Whether an answer can be what a post is about. */
export function isMatter(id: AnswerId): boolean {
  return ORDER.includes(id);
}
