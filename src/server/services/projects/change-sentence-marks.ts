import type { Interview, InterviewChanges } from "#contract/interview.ts";
import { findMarkFault } from "#engine/interview/sentence-marks.ts";
import { listSentences } from "#engine/writer/told/list-sentences.ts";
import { wrongField } from "#server/service-error.ts";

type Marks = Interview["marks"];

/** What is said of a sentence takes the place of what was said before; what is no longer in an answer is forgotten. */
export function changeMarks(
  interview: Interview,
  name: string,
  changes: NonNullable<InterviewChanges["marks"]>,
): Marks {
  const placeOf = new Map(
    listSentences(name, interview).flatMap(({ id, sentences }) =>
      sentences.map(({ text }, at): [string, number] => [nameSentence(id, text), at]),
    ),
  );
  const marks = new Map(
    interview.marks.map((each) => [nameSentence(each.id, each.sentence), each]),
  );
  for (const change of changes) {
    const key = nameSentence(change.id, change.sentence);
    const at = placeOf.get(key);
    if (change.marks.length > 0 && at === undefined)
      throw wrongField("marks", "This sentence is no longer in your answer.");
    const fault = findMarkFault(change.marks, at === 0);
    if (fault) throw wrongField("marks", fault);
    marks.set(key, { ...change, marks: [...new Set(change.marks)] });
  }
  return [...marks]
    .filter(([key, each]) => placeOf.has(key) && each.marks.length > 0)
    .map(([, each]) => each);
}

function nameSentence(id: string, sentence: string): string {
  return `${id} ${sentence}`;
}
