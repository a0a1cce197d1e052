import { escapePattern, findPlaces, type TextPlace } from "#engine/text/text-place.ts";
import type { Draft, DraftPlace } from "./draft.ts";
import { findOwnWork } from "./find-disclosure.ts";
import { findLinks, isHostOf, type Link, readHost } from "./find-links.ts";
import { findNames } from "./find-names.ts";
import { findQuotes, isWithin } from "./find-quotes.ts";
import { type FoldedText, foldText } from "./fold-text.ts";
import { countAsking, guessOwnLinks } from "./guess-own-project.ts";
import { HYPE_WORDS, SALES_CALLS, SALES_OFFERS } from "./giveaway-phrases.ts";
import {
  INVITATIONS,
  LAUNCHES,
  LESSON_WORDS,
  NEUTRAL_HOSTS,
  PITCHES,
  STORE_HOSTS,
} from "./promotion-signs.ts";

/** How much of a draft is about the author's own work. */
export type Promotion = {
  /** A mention in passing is not what a post is about, but some communities mind it as well. */
  degree: "none" | "mention" | "promotion";
  /** An advert asks readers to come; a lesson gives them something; a share shows and asks nothing. */
  nature: "advert" | "lesson" | "share";
  /** Where the project is named, linked to or presented. */
  places: DraftPlace[];
};

type Text = Pick<Draft, "title" | "content"> & Partial<Pick<Draft, "editSection">>;

/** A draft promotes when it names the project, links to it or presents what its author made. */
export function isPromotional(
  draft: Text,
  projectName: string | null,
  projectUrl: string | null,
): boolean {
  return measurePromotion(draft, projectName, projectUrl).degree !== "none";
}

export function measurePromotion(
  draft: Text,
  projectName: string | null,
  projectUrl: string | null,
): Promotion {
  const host = projectUrl ? readHost(projectUrl) : null;
  const read = (field: DraftPlace["field"]) =>
    readField(field, draft[field] ?? "", projectName, host);
  const title = read("title");
  const content = read("content");
  const edit = read("editSection");
  const fields = [title, content, edit];
  const guessed = guessOwnLinks(title.text, content.text, [...title.links, ...content.links]);
  const places = fields.flatMap((field) => field.places);
  const isGuessed = guessed.length > 0;
  return {
    degree: judgeDegree(title, content, edit, isGuessed),
    nature: judgeNature(title, content),
    places: places.length > 0 ? places : placeLinks(fields, guessed),
  };
}

const NAMED_OFTEN = 4;

/** Where links that are taken for the author's own stand. */
function placeLinks(fields: Field[], guessed: Link[]): DraftPlace[] {
  return fields.flatMap(({ field, folded, links }) =>
    toPlaces(
      field,
      folded,
      links.filter((link) => guessed.includes(link)),
    ),
  );
}

function judgeDegree(
  title: Field,
  content: Field,
  edit: Field,
  isGuessed: boolean,
): Promotion["degree"] {
  const fields = [title, content, edit];
  const isPitched = title.pitches + content.pitches > 0;
  const isNamed = fields.some(({ names, ownLinks }) => names + ownLinks > 0);
  const isOwn = fields.some(({ isOwnWork }) => isOwnWork);
  const outside = title.outsideLinks + content.outsideLinks;
  const stores = title.storeLinks + content.storeLinks;
  const launches = title.launches + content.launches;
  const invitations = title.invitations + content.invitations;
  // Nobody's name or link is known, but this is what promotion does.
  const isAnnounced =
    isGuessed ||
    (outside > 0 && title.launches > 0 && invitations > 0) ||
    (stores > 0 && (isNamed || launches + invitations > 0));
  if (!isNamed && !isOwn && !isPitched && !isAnnounced) return "none";
  const isAbout =
    fields.some(({ ownLinks }) => ownLinks > 0) ||
    title.names > 0 ||
    title.isOwnWork ||
    content.names >= NAMED_OFTEN ||
    isPitched ||
    isAnnounced ||
    (isOwn && outside + stores > 0);
  const sells = isAbout || title.calls + content.calls > 0;
  return sells ? "promotion" : "mention";
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
  const asks =
    (isNothingElse && content.links.some(isHomePage) ? 2 : 0) +
    countAsking(`${title.text}\n${content.text}`) +
    2 * (title.pitches + content.pitches) +
    2 * (title.offers + content.offers) +
    title.calls +
    content.calls +
    title.hype +
    content.hype +
    title.launches;
  const perLength = asks / Math.max(1, content.text.length / 600);
  const lessons = title.lessons + content.lessons;
  if (content.text.length >= LESSON_LENGTH && lessons >= 4 && perLength < 2) return "lesson";
  return asks >= 2 || (asks >= 1 && content.text.length < LESSON_LENGTH) ? "advert" : "share";
}

type Field = {
  field: DraftPlace["field"];
  folded: FoldedText;
  text: string;
  links: Link[];
  places: DraftPlace[];
  names: number;
  ownLinks: number;
  outsideLinks: number;
  storeLinks: number;
  isOwnWork: boolean;
  pitches: number;
  launches: number;
  invitations: number;
  calls: number;
  offers: number;
  hype: number;
  lessons: number;
};

function readField(
  field: DraftPlace["field"],
  original: string,
  projectName: string | null,
  host: string | null,
): Field {
  const folded = foldText(original);
  const { text } = folded;
  const quotes = findQuotes(text);
  const find = (pattern: RegExp) =>
    findPlaces(text, pattern).filter((place) => !isWithin(place, quotes));
  const links = findLinks(text);
  const ownLinks = host ? findProjectLinks(text, links, host) : [];
  const names = findNames(text, projectName).filter((name) => !isWithin(name, ownLinks));
  const ownWork = findOwnWork(text, projectName);
  const isOwn = ownWork !== null && !isWithin(ownWork, quotes);
  const pitches = find(PITCHES);
  const shown = [...ownLinks, ...names, ...(isOwn ? [ownWork] : []), ...pitches];
  const outside = links.filter((link) => !isWithin(link, ownLinks) && isOutside(link));
  return {
    field,
    folded,
    text,
    links,
    places: toPlaces(field, folded, shown),
    names: names.length,
    ownLinks: ownLinks.length,
    outsideLinks: outside.filter(({ isBare }) => !isBare).length,
    storeLinks: links.filter((link) => isHostOf(link.host, STORE_HOSTS)).length,
    isOwnWork: isOwn,
    pitches: pitches.length,
    launches: find(LAUNCHES).length,
    invitations: find(INVITATIONS).length,
    calls: find(SALES_CALLS).length,
    offers: find(SALES_OFFERS).length,
    hype: find(HYPE_WORDS).length,
    lessons: find(LESSON_WORDS).length,
  };
}

/** Where they stand in the draft as it was written, in order, each place once. */
function toPlaces(
  field: DraftPlace["field"],
  folded: FoldedText,
  found: TextPlace[],
): DraftPlace[] {
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  const apart = inOrder.filter(
    (place, index) => !inOrder.slice(0, index).some((earlier) => place.start < earlier.end),
  );
  return apart.map(({ start, end }) => ({
    field,
    start: folded.toOriginal(start),
    end: folded.toOriginal(end),
  }));
}

function isOutside({ host }: Link): boolean {
  return !isHostOf(host, NEUTRAL_HOSTS);
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
