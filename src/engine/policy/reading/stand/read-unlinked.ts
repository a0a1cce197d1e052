import { isPromoting } from "#engine/policy/concerns.ts";
import { isPostWord } from "../concepts/page-words.ts";
import { isWithin } from "../concepts/word-lists.ts";
import { ALL_SUBJECTS } from "../marks.ts";
import { makeDemand, type Meaning } from "../meaning.ts";
import type { Part } from "../part.ts";

/** 'No links to your site in the post': links alone, and not what they lead to. */
export function readUnlinked(part: Part): Meaning[] {
  const link = part
    .subjects()
    .find(
      ({ id, mark }) =>
        id === "link" &&
        [...part.moods("deny"), ...part.moods("without")].some(
          ({ to }) => mark.from >= to && mark.from - to <= 1,
        ),
    );
  const behind = part
    .subjects()
    .filter(({ mark }) => link !== undefined && mark.from > link.mark.to && mark.from <= part.to);
  const own = behind.find(({ id }) => isPromoting(ALL_SUBJECTS[id].of));
  const words = part.tokens.slice(own?.mark.to, part.to).map(({ text }) => text);
  const at = words.findIndex((word) => isPostWord(word));
  const isPlaced = words.slice(Math.max(0, at - 2), at).some(isWithin);
  if (!link || !own || at === -1 || !isPlaced) return [];
  const { of } = ALL_SUBJECTS[own.id];
  const isSold = behind.some(({ id }) => id === "sale");
  return [
    makeDemand({ of, code: "no-link" }),
    ...(isSold ? [makeDemand({ of, code: "no-sales-link" })] : []),
  ];
}
