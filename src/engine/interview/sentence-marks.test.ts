import { expect, test } from "vitest";
import { SENTENCE_MARKS, type SentenceMark } from "./interview.ts";
import { findMarkFault, toggleMark } from "./sentence-marks.ts";

test.each<[SentenceMark[], SentenceMark, SentenceMark[]]>([
  [[], "opens", ["opens"]],
  [["opens"], "title", ["opens", "title"]],
  [["opens", "title"], "follows", ["follows"]],
  [["opens", "title"], "unused", ["unused"]],
  [["unused"], "title", ["title"]],
])("beside %j, %s gives %j", (marks, mark, expected) => {
  expect(toggleMark(marks, mark, true, false)).toEqual(expected);
});

test("whatever is set and taken away, what is left can stand together", () => {
  for (const first of SENTENCE_MARKS)
    for (const second of SENTENCE_MARKS)
      for (const third of SENTENCE_MARKS) {
        const set = [first, second, third].reduce<SentenceMark[]>(
          (marks, mark) => toggleMark(marks, mark, true, false),
          [],
        );
        expect(findMarkFault(set, false)).toBeNull();
        expect(toggleMark(set, third, false, false)).not.toContain(third);
      }
});
