import { isPromoted } from "../concepts/page-words.ts";
import { ALL_SUBJECTS } from "../marks.ts";
import type { Part } from "../part.ts";

type Named = ReturnType<Part["subjects"]>;

/** 'Covers made by a machine are not promoted here': what is not promoted, and not promotion. */
export function pickDenied(part: Part, called: Named, own: Named): Named {
  const isVerb = ({ mark }: Named[number]) =>
    mark.to - mark.from === 1 && isPromoted(part.tokens[mark.from]?.text ?? "");
  const before = own.filter(
    ({ id, mark }) =>
      ALL_SUBJECTS[id].of === "AI-made" && called.every((each) => each.mark.from > mark.from),
  );
  return called.length > 0 && called.every(isVerb) && before.length > 0 ? before : called;
}
