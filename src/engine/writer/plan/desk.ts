import type { Place } from "../place/place.ts";
import type { Told } from "../told/told.ts";
import { type Candidate, listCandidates } from "./list-candidates.ts";
import type { Sibling, Wish } from "./plan.ts";
import { readSibling, readStart } from "./read-sibling.ts";
import { readShape } from "./shape.ts";
import { fillShelf, maskOf, type Shelf } from "./shelf.ts";
import { suitsType } from "./suits-type.ts";
import { type Beside, createBeside } from "./tell-apart.ts";

/** The answers laid out once, with what can be written of them: several plans are made from the same ones. */
export type Desk = {
  shelf: Shelf;
  list: (place: Place, wish?: Wish) => Candidate[];
  /** What a post that was written before tells. */
  read: (sibling: Sibling) => Candidate;
  beside: Beside;
};

export function layOut(told: Told): Desk {
  const shelf = fillShelf(told);
  const found = new Map<Place, Candidate[]>();
  const read = new WeakMap<Sibling, Candidate>();
  const listAll = (place: Place) => {
    const known = found.get(place) ?? listCandidates(shelf, place);
    found.set(place, known);
    return known;
  };
  return {
    shelf,
    beside: createBeside(shelf),
    read: (sibling) => {
      const known = read.get(sibling) ?? readSibling(shelf, sibling);
      read.set(sibling, known);
      return known;
    },
    list: (place, wish = {}) => {
      const { postType, must, maxWords, tone, angle, promised } = wish;
      const isPlain = maxWords === undefined && tone === undefined && !angle;
      const all = isPlain ? listAll(place) : listCandidates(shelf, place, wish);
      if (promised !== undefined) return all.filter(isPlannedAs(promised.shape, shelf));
      if (postType === undefined && must === undefined) return all;
      const needed = 1 << shelf.matters.findIndex(({ id }) => id === must);
      return all.filter(
        (each) =>
          (postType === undefined || suitsType(postType, each, shelf, place)) &&
          (must === undefined || (each.mask & needed) !== 0),
      );
    },
  };
}

function isPlannedAs(shape: string, shelf: Shelf): (candidate: Candidate) => boolean {
  const planned = readShape(shape);
  const start = readStart(planned?.opening);
  const wanted = maskOf(shelf, planned?.matters ?? []);
  return ({ start: own, mask }) => own === start && mask === wanted;
}
