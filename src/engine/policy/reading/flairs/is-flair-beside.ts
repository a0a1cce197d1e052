import { isWith, list } from "../concepts/word-lists.ts";
import { isHolder } from "../concepts/sort-words.ts";
import type { Mark } from "../marks.ts";
import type { Part } from "../part.ts";
import { findPlaceInTitle } from "../titles/is-either-place.ts";

const FARTHEST_HOLDER = 7;
const LACKS = /^(?:without|under|over|below|ohne|unter|sans|sin|sem)$/;
const LATER =
  /^(?:chang(?:e|es|ed|ing)|updat(?:e|es|ed|ing)|earn(?:s|ed|ing)?|receiv(?:e|es|ed|ing)|award(?:s|ed|ing)?|grant(?:s|ed|ing)?|obtain(?:s|ed|ing)?|downvot(?:e|es|ed|ing))$/;
const FARTHEST_CHANGE = 5;
const POSTS = /^(?:posts?|threads?|submissions?)$/;
const IN = /^(?:with|in|under|using|flaired|tagged|marked)$/;
const NEAR_START = 2;

/** Whether a flair is only spoken of: whose it is, which posts are meant, what it is changed to in the end. */
export function isFlairBeside(part: Part, flair: Mark): boolean {
  const text = (at: number) => part.tokens[at]?.text ?? "";
  return (
    isOfPeople(part, flair) ||
    namesPosts(part, flair) ||
    part.tokens
      .slice(Math.max(part.from, flair.from - FARTHEST_CHANGE), flair.from)
      .some(({ text: word }) => LATER.test(word)) ||
    (text(flair.from - 2) === "to" && text(flair.from - 1) === "get") ||
    isGivenOut(part, flair) ||
    (LABEL.test(text(flair.from)) && isInTitle(part))
  );
}

/** '… so that we can give you developer flair' */
function isGivenOut(part: Part, flair: Mark): boolean {
  const near = part.tokens.slice(Math.max(part.from, flair.from - FARTHEST_CHANGE), flair.from);
  return near.some(({ text }, at) => GIVE.test(text) && isReader(near[at + 1]?.text ?? ""));
}

const GIVE = /^(?:give|gives|assign|assigns)$/;
const LABEL = /^(?:etiqueta|etiquette)/;
const isReader = list("you them users members");

/** 'Avec l'étiquette [Projet] dans le titre': a tag of titles, whatever it is called. */
function isInTitle(part: Part): boolean {
  const [title] = part.measures("title");
  return title !== undefined && findPlaceInTitle(part, title) !== -1;
}

/** 'People with the red flair are from the makers', 'sellers without the old-hand flair must …' */
function isOfPeople(part: Part, flair: Mark): boolean {
  const from = Math.max(part.from, flair.from - FARTHEST_HOLDER);
  const holder = part.tokens.findIndex(
    ({ text }, at) => at >= from && at < flair.from && isHolder(text),
  );
  const next = holder === -1 ? "" : (part.tokens[holder + 1]?.text ?? "");
  const isLeft = part.has("permit", "only") || (holder > part.from && part.has("require"));
  return LACKS.test(next) || (isWith(next) && !isLeft);
}

/** 'Posts with the benchmark flair must …' */
function namesPosts(part: Part, flair: Mark): boolean {
  const posts = part.tokens.findIndex(({ text }, at) => at >= part.from && POSTS.test(text));
  const [asked] = [...part.moods("require"), ...part.moods("deny")].toSorted(
    (a, b) => a.from - b.from,
  );
  return (
    posts !== -1 &&
    posts - part.from <= NEAR_START &&
    posts < flair.from &&
    IN.test(part.tokens[posts + 1]?.text ?? "") &&
    asked !== undefined &&
    asked.from > flair.from
  );
}
