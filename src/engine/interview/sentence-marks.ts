import type { AnswerId, Interview, SentenceMark } from "./interview.ts";

export function isMarked(
  { marks = [] }: Pick<Interview, "marks">,
  id: AnswerId,
  sentence: string,
  mark: SentenceMark,
): boolean {
  return marks.some(
    (each) => each.id === id && each.sentence === sentence && each.marks.includes(mark),
  );
}

/** Why these marks can't stand together; null where they can. */
export function findMarkFault(marks: readonly SentenceMark[], isFirst: boolean): string | null {
  const needsOther = marks.includes("follows");
  if (needsOther && isFirst) return "The first sentence has none before it.";
  if (needsOther && (marks.includes("opens") || marks.includes("title")))
    return "A sentence that needs the one before can't open a post or be a title.";
  if (marks.includes("unused") && marks.length > 1)
    return "A sentence that isn't used can't be marked as something else.";
  return null;
}

/** Those that can't stand beside the new one give way to it. */
export function toggleMark(
  marks: readonly SentenceMark[],
  mark: SentenceMark,
  isSet: boolean,
  isFirst: boolean,
): SentenceMark[] {
  const others = marks.filter((each) => each !== mark);
  if (!isSet) return others;
  return [...others.filter((each) => findMarkFault([each, mark], isFirst) === null), mark];
}
