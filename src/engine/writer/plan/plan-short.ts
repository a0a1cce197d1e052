import type { Place } from "../place/place.ts";
import { MOST_ALIKE, measureAlike } from "./tell-apart.ts";
import type { Desk } from "./desk.ts";
import type { Candidate } from "./list-candidates.ts";
import type { Wish } from "./plan.ts";
import { isLong } from "./read-sibling.ts";
import { readShape } from "./shape.ts";
import { countBits } from "./shelf.ts";

/** What an answer loses with each comment or caption of the project that has told it. */
const OF_REPEATED = 1;

/**
 * What is told in threads, below pictures and beside links: whole answers, what happened before all others. Who reads a weekly thread may hear again
 * what others read elsewhere, who looks at pictures may not.
 */
export function planShort(
  desk: Desk,
  places: readonly Place[],
  long: readonly Candidate[],
  { siblings = [], ...wishes }: Wish,
): Map<Place, Candidate> {
  const { shelf } = desk;
  const written = siblings.filter((sibling) => !isLong(sibling));
  const told = written.map((sibling) => ({
    isSeen: readShape(sibling.shape)?.form !== "comment",
    own: desk.read(sibling),
  }));
  const chosen = new Map<Place, Candidate>();
  const rank = (place: Place) => {
    const isSeen = place.form !== "comment";
    const others = isSeen ? told.filter((each) => each.isSeen).map(({ own }) => own) : [];
    return desk.list(place, { ...wishes, postType: undefined }).map((candidate) => {
      const isTwice = told.some(({ own: { start, mask } }) =>
        start === "plain" ? isSeen && mask === candidate.mask : start === candidate.start,
      );
      const repeated = told.reduce((sum, { own }) => sum + countBits(own.mask & candidate.mask), 0);
      const alike = isSeen
        ? [...long, ...others].map((other) => measureAlike(candidate, other, shelf))
        : [];
      return {
        candidate,
        isTwice,
        alike: Math.max(MOST_ALIKE, ...alike),
        worth: candidate.value - OF_REPEATED * repeated,
      };
    });
  };
  for (const place of places) {
    const [best] = rank(place).toSorted(
      (a, b) => a.alike - b.alike || Number(a.isTwice) - Number(b.isTwice) || b.worth - a.worth,
    );
    if (!best) continue;
    chosen.set(place, best.candidate);
    told.push({ isSeen: place.form !== "comment", own: best.candidate });
  }
  return chosen;
}
