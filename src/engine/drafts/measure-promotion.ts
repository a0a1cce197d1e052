import { escapePattern, findPlaces, type TextPlace } from "#engine/text/text-place.ts";
import type { DraftPlace } from "./draft.ts";
import { findOwnWork } from "./find-disclosure.ts";
import { isHostOf, type Link, readHost } from "./find-links.ts";
import { findNames } from "./find-names.ts";
import { HYPE_WORDS, SALES_CALLS, SALES_OFFERS } from "./giveaway-rows.ts";
import {
  ASKING,
  FREE_FILES,
  LAUNCHES,
  LESSON_WORDS,
  LET_OUT,
  OFFERED,
  PITCHES,
  WAYS_IN,
} from "./promotion-rows.ts";
import { type DraftTexts, readTexts, type TextReading, isWithin } from "./read-text.ts";
import { readSigns, type SignReading, type Signs } from "./read-signs.ts";
import { scorePromotion } from "./score-promotion.ts";

/** How much of a draft is about the author's own work. */
export type Promotion = {
  /** A mention in passing is not what a post is about, but some communities mind it as well. */
  degree: "none" | "mention" | "promotion";
  /** An advert asks readers to come; a lesson gives them something; a share shows and asks nothing. */
  nature: "advert" | "lesson" | "share";
  /** Something of the author's is named, linked to or presented; otherwise it only reads so. */
  isOwn: boolean;
  /** Where the project is named, linked to or presented. */
  places: DraftPlace[];
  /** What was weighed. */
  signs: Signs;
};

/** A draft promotes when it names the project, links to it or presents what its author made. */
export function isPromotional(
  draft: Parameters<typeof readTexts>[0],
  projectName: string | null,
  projectUrl: string | null,
): boolean {
  return measurePromotion(readTexts(draft), projectName, projectUrl).degree !== "none";
}

export function measurePromotion(
  texts: DraftTexts,
  projectName: string | null,
  projectUrl: string | null,
): Promotion {
  const host = projectUrl ? readHost(projectUrl) : null;
  const read = (field: DraftPlace["field"]) => readField(field, texts[field], projectName, host);
  const title = read("title");
  const content = read("content");
  const edit = read("editSection");
  const { signs, evidence, repeatsName } = readSigns(texts.title, texts.content, host);
  const isNamed = title.names + content.names + edit.names > 0;
  const score = scorePromotion(signs, isNamed || repeatsName || evidence.length > 0);
  const isFaint = evidence.every(({ sign }) => FAINT.has(sign));
  const nature = judgeNature(title, content);
  const degree = judgeDegree([title, content, edit], nature, score, isFaint);
  const places = [title, content, edit].flatMap((field) => field.places);
  const isShown = places.length > 0 || degree === "none";
  return {
    degree,
    nature,
    signs,
    isOwn: [title, content, edit].some(
      ({ names, ownLinks, isOwnWork }) => names + ownLinks > 0 || isOwnWork,
    ),
    places: isShown ? places : placeEvidence(title, content, evidence),
  };
}

/** Where the author calls, links or says whose it is. */
function placeEvidence(
  title: Field,
  content: Field,
  evidence: SignReading["evidence"],
): DraftPlace[] {
  return [title, content].flatMap((field) =>
    toPlaces(
      field,
      evidence.filter(({ isTitle }) => isTitle === (field === title)),
    ),
  );
}

/** From here on a draft with evidence is taken for promotion, whoever wrote it. */
const PROMOTES = 0.4;
/** Where nobody says that anything is theirs. */
const LIKELY_PROMOTES = 0.55;
/** The same where nothing but what is faint says so. */
const SURELY_PROMOTES = 0.74;
/** What is found in many posts whose authors have nothing to show: 'my app crashes', 'PM me if you saw it'. */
const FAINT = new Set("bid own owned thing way".split(" "));
/** Beside a sign that is nearly sure, less is enough. */
const MAY_PROMOTE = 0.3;
/** Below, 'I made it' is part of ordinary talk. */
const HARDLY = 0.15;
/** What says in passing that something was made, or is long and offers nothing, is mostly a story. */
const STORY_PROMOTES = 0.6;
/** One that teaches something is so nearly always. */
const LESSON_PROMOTES = 0.9;
const NAMED_OFTEN = 4;

function judgeDegree(
  fields: [title: Field, content: Field, edit: Field],
  nature: Promotion["nature"],
  score: number,
  isFaint: boolean,
): Promotion["degree"] {
  const [title, content, edit] = fields;
  const isLinked = fields.some(({ ownLinks }) => ownLinks > 0);
  if (isLinked || title.names > 0 || content.names >= NAMED_OFTEN) return "promotion";
  if (isStory(fields))
    return score >= (nature === "lesson" ? LESSON_PROMOTES : STORY_PROMOTES) ? "promotion" : "none";
  const isOwn = fields.some(({ isOwnWork }) => isOwnWork);
  const asks = title.text.trimEnd().endsWith("?") && !offersWay(fields);
  const isInPassing = isOwn && !title.isOwnWork && !offersWay(fields);
  const isNamed = content.names + edit.names > 0;
  // 'Do you answer such mails? We run a shop …' asks, and its shop is only where it happened.
  if (isInPassing && asks && !isNamed) return "none";
  const likely = isFaint ? SURELY_PROMOTES : LIKELY_PROMOTES;
  const shown = isOwn || isNamed ? PROMOTES : likely;
  const least = title.offers > 0 ? MAY_PROMOTE : shown;
  if (score >= (isInPassing ? STORY_PROMOTES : least)) return "promotion";
  const isPitched = title.pitches + content.pitches > 0;
  const sells = isPitched || title.isOwnWork || title.calls + content.calls > 0;
  if (isNamed) return sells || (!isInPassing && score >= MAY_PROMOTE) ? "promotion" : "mention";
  if ((!isOwn && !isPitched) || score < HARDLY) return "none";
  // 'I designed a game: what do you think of hidden moves?' asks about the moves.
  const presents = title.isOwnWork && !asks;
  return isPitched || presents || (sells && score >= MAY_PROMOTE) ? "promotion" : "mention";
}

/** Long, and it links to nothing, names nothing of its author's and asks for nothing; what it says was made may be long gone. */
function isStory(fields: [title: Field, content: Field, edit: Field]): boolean {
  const [title, content] = fields;
  const isNamed = fields.some(({ names }) => names > 0);
  return content.text.length >= LESSON_LENGTH && !title.isOwnWork && !isNamed && !offersWay(fields);
}

/** Whether readers could come to anything: by an address, a message or a call. */
function offersWay(fields: [title: Field, content: Field, edit: Field]): boolean {
  const isOffered = fields.some(
    ({ links, pitches, calls, offers, find }) =>
      links.length + pitches + calls + offers + find(WAYS_IN).length > 0,
  );
  return isOffered;
}

/** Beside a link so short a text says nothing. */
const FEW_CHARACTERS = 80;

function isHomePage({ path }: Link): boolean {
  return /^\/?$/.test(path);
}

/** A post of some length that says what happened and asks for nothing is no advert. */
const LESSON_LENGTH = 450;

function judgeNature(title: Field, content: Field): Promotion["nature"] {
  const bare = content.links.reduce((text, { address }) => text.replace(address, ""), content.text);
  const isNothingElse = content.links.length > 0 && bare.trim().length < FEW_CHARACTERS;
  const isGift = content.find(FREE_FILES).length > 0;
  const asks =
    (isNothingElse && content.links.some(isHomePage) ? 2 : 0) +
    countAsking(title, content) +
    (isGift ? 0 : 2 * (title.pitches + content.pitches) + title.calls + content.calls) +
    2 * (title.offers + content.offers) +
    title.hype +
    content.hype +
    title.launches;
  const perLength = asks / Math.max(1, content.text.length / 600);
  const lessons = title.lessons + content.lessons;
  if (content.text.length >= LESSON_LENGTH && lessons >= 4 && perLength < 2) return "lesson";
  return asks >= 2 || (asks >= 1 && content.text.length < LESSON_LENGTH) ? "advert" : "share";
}

/** How often a draft asks readers to come, buy or hurry. */
function countAsking(...fields: Field[]): number {
  const count = (pattern: RegExp) =>
    fields.reduce((sum, { find }) => sum + find(pattern).length, 0);
  return Math.min(2, count(ASKING)) + count(OFFERED);
}

type Field = TextReading & {
  field: DraftPlace["field"];
  places: DraftPlace[];
  names: number;
  ownLinks: number;
  isOwnWork: boolean;
  pitches: number;
  launches: number;
  calls: number;
  offers: number;
  hype: number;
  lessons: number;
};

function readField(
  field: DraftPlace["field"],
  reading: TextReading,
  projectName: string | null,
  host: string | null,
): Field {
  const { text, links, quotes } = reading;
  const find = (pattern: RegExp) =>
    reading.find(pattern).filter((place) => !isWithin(place, quotes));
  const ownLinks = host ? findProjectLinks(text, links, host) : [];
  const names = findNames(text, projectName).filter((name) => !isWithin(name, ownLinks));
  const ownWork = findOwnWork(text, projectName);
  const isOwn = ownWork !== null && !isWithin(ownWork, quotes);
  const pitches = find(PITCHES);
  const works = isOwn ? [ownWork] : field === "title" ? find(LET_OUT) : [];
  const shown = [...ownLinks, ...names, ...works, ...pitches];
  return {
    ...reading,
    field,
    places: toPlaces({ ...reading, field }, shown),
    names: names.length,
    ownLinks: ownLinks.length,
    isOwnWork: works.length > 0,
    pitches: pitches.length,
    launches: find(LAUNCHES).length,
    calls: find(SALES_CALLS).length,
    offers: find(SALES_OFFERS).length,
    hype: find(HYPE_WORDS).length,
    lessons: find(LESSON_WORDS).length,
  };
}

/** Where they stand in the draft as it was written, in order, each place once. */
function toPlaces(
  { field, toOriginal }: Pick<Field, "field" | "toOriginal">,
  found: TextPlace[],
): DraftPlace[] {
  let last = 0;
  return found
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }) => {
      const isApart = start >= last;
      last = Math.max(last, end);
      return isApart ? [{ field, start: toOriginal(start), end: toOriginal(end) }] : [];
    });
}

/** Also where the address is written without 'https://'. */
function findProjectLinks(text: string, links: Link[], host: string): TextPlace[] {
  const own = links.filter((link) => isHostOf(link.host, new Set([host])));
  const bare = new RegExp(
    `(?<![\\w@./-])${escapePattern(host)}(?:/[^\\s<>()\\[\\]]*[^\\s<>()\\[\\].,;:!?])?(?![\\w-])`,
    "gi",
  );
  return [...own, ...findPlaces(text, bare).filter((place) => !isWithin(place, own))];
}
