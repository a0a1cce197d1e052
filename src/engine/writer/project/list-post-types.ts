import { POST_TYPES, type PostType } from "#engine/drafts/draft.ts";
import type { Place } from "../place/place.ts";
import { standsApart } from "../plan/tell-apart.ts";
import type { Desk } from "../plan/desk.ts";
import type { Sibling } from "../plan/plan.ts";
import { isLong, listPlains } from "../plan/read-sibling.ts";

/** Which types of post can be written beside those that the project has. */
export function createTypeLister(
  desk: Desk,
  all: readonly Sibling[],
): (place: Place, written: PostType) => PostType[] {
  const { shelf } = desk;
  const siblings = all.filter(isLong);
  const fixed = siblings.map(desk.read);
  const begunPlain = fixed.filter(({ start }) => start === "plain").length;
  const mostPlain = listPlains(shelf.told, siblings).length + begunPlain;
  return (place, written) => {
    if (place.form !== "post") return [written];
    return POST_TYPES.filter(
      (postType) =>
        postType === written ||
        (place.types.includes(postType) &&
          desk
            .list(place, { postType })
            .some((candidate) => standsApart(candidate, fixed, shelf, mostPlain))),
    );
  };
}
