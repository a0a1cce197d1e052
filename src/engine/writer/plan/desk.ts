import type { Place } from "../place/place.ts";
import type { Told } from "../told/told.ts";
import { type Candidate, listCandidates } from "./list-candidates.ts";
import type { Wish } from "./plan.ts";
import { fillShelf, type Shelf } from "./shelf.ts";
import { suitsType } from "./suits-type.ts";

/** The answers laid out once, with what can be written of them: several plans are made from the same ones. */
export type Desk = { shelf: Shelf; list: (place: Place, wish?: Wish) => Candidate[] };

export function layOut(told: Told): Desk {
  const shelf = fillShelf(told);
  const found = new Map<Place, Candidate[]>();
  const listAll = (place: Place) => {
    const known = found.get(place) ?? listCandidates(shelf, place);
    found.set(place, known);
    return known;
  };
  return {
    shelf,
    list: (place, wish = {}) => {
      const { postType, must, maxWords, tone, angle } = wish;
      const isPlain = maxWords === undefined && tone === undefined && !angle;
      const all = isPlain ? listAll(place) : listCandidates(shelf, place, wish);
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
