import type { Place } from "../place/place.ts";
import type { Told } from "../told/told.ts";
import { type Candidate, listCandidates } from "./list-candidates.ts";
import type { Asked } from "./value-set.ts";
import type { Sibling, Wish } from "./plan.ts";
import { readSibling, readStart } from "./read-sibling.ts";
import { readShape } from "./shape.ts";
import { fillShelf, maskOf, type Shelf } from "./shelf.ts";
import { suitsType } from "./suits-type.ts";
import { type Beside, createBeside } from "./tell-apart.ts";
import { keepFound } from "../told/keep-found.ts";
import { listAsked } from "./value-question.ts";

/** The answers laid out once, with what can be written of them: several plans are made from the same ones. */
export type Desk = {
  shelf: Shelf;
  list: (place: Place, wish?: Wish) => Candidate[];
  /** What a post that was written before tells. */
  read: (sibling: Sibling) => Candidate;
  beside: Beside;
  /** What may be asked there. */
  listQuestions: (place: Place) => Asked[];
};

export function layOut(told: Told): Desk {
  const shelf = fillShelf(told);
  const read = keepFound((sibling: Sibling) => readSibling(shelf, sibling));
  const listQuestions = keepFound((place: Place) => listAsked(shelf, place));
  const listAll = keepFound((place: Place) => listCandidates(shelf, place, listQuestions(place)));
  return {
    shelf,
    beside: createBeside(shelf),
    read,
    listQuestions,
    list: (place, wish = {}) => {
      const { postType, must, maxWords, tone, angle, promised, isInsisted } = wish;
      const asked = listQuestions(place);
      const isPlain = maxWords === undefined && tone === undefined && !angle && !isInsisted;
      const all = isPlain ? listAll(place) : listCandidates(shelf, place, asked, wish);
      if (promised !== undefined) return all.filter(isPlannedAs(promised.shape, shelf));
      if (postType === undefined && must === undefined) return all;
      const isSuited = postType === undefined ? () => true : suitsType(postType, shelf, asked);
      const needed = maskOf(shelf, must ?? []);
      return all.filter((each) => isSuited(each) && (each.mask & needed) === needed);
    },
  };
}

function isPlannedAs(shape: string, shelf: Shelf): (candidate: Candidate) => boolean {
  const planned = readShape(shape);
  const start = readStart(planned?.opening);
  const wanted = maskOf(shelf, planned?.matters ?? []);
  return ({ start: own, mask }) => own === start && mask === wanted;
}
