import { isPromoting } from "#engine/policy/concerns.ts";
import { isBy, isDoing } from "../concepts/page-words.ts";
import { ALL_SUBJECTS } from "../marks.ts";
import type { Part } from "../part.ts";

const MOST_BETWEEN = 1;

/** 'Giveaways by vendors': whose they are, and not what they are. */
export function dropMakers(part: Part): ReturnType<Part["subjects"]> {
  const subjects = part.subjects();
  const isOfOthers = ({ id, mark }: (typeof subjects)[number], at: number) =>
    !ALL_SUBJECTS[id].isCarrier && !isPromoting(ALL_SUBJECTS[id].of) && mark.to === at;
  // 'If you run a survey', 'quem oferece serviço': what is done, and not what was made.
  const isDone = ({ id, mark }: (typeof subjects)[number]) =>
    id === "ownWork" &&
    isDoing(part.tokens[mark.to - 1]?.text ?? "") &&
    subjects.some(
      (each) =>
        isOfOthers(each, each.mark.to) &&
        each.mark.from >= mark.to &&
        each.mark.from - mark.to <= MOST_BETWEEN,
    );
  return subjects.filter(
    ({ id, mark }) =>
      !isDone({ id, mark }) &&
      !(
        isPromoting(ALL_SUBJECTS[id].of) &&
        isBy(part.tokens[mark.from - 1]?.text ?? "") &&
        subjects.some((each) => isOfOthers(each, mark.from - 1))
      ),
  );
}
