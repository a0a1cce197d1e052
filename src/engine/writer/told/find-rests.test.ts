import { expect, test } from "vitest";
import type { AnswerId, Answers } from "#engine/interview/interview.ts";
import { tell } from "../testing/make-place.ts";
import { findMatter } from "./told.ts";

const what = "a crochet hook with a thick handle carved of guava wood";

test.each<[string, Answers, AnswerId, AnswerId[]]>([
  [
    "what another answer introduces",
    {
      unusual:
        "I send you a ball of modelling clay in a small parcel. You squeeze it and send it back.",
      numbers: "I made 83. The parcel came back broken twice.",
    },
    "numbers",
    ["unusual"],
  ],
  [
    "the stuff that only the way it works names",
    {
      unusual: "You squeeze clay and I carve it.",
      limits: "Clay in the mail takes long, five weeks.",
    },
    "limits",
    ["unusual"],
  ],
  [
    "somebody who was named elsewhere",
    {
      scene: "My mother kept a ticket in her purse.",
      before: "I began it as a history and made up what she said.",
    },
    "before",
    ["scene"],
  ],
  [
    "what another answer names without 'a'",
    {
      scene: "Two ladies lost their shoes.",
      mistake: "I began with the moon. I now begin with the shoes.",
    },
    "mistake",
    ["scene"],
  ],
  [
    "who was named elsewhere",
    { premise: "Noor tells everyone about the moon.", sample: '"If not," said Noor, "why?"' },
    "sample",
    ["premise"],
  ],
  [
    "nothing that its own sentence names before",
    { scene: "The drive was grey.", teach: "Write the date you read a drive on the drive." },
    "teach",
    [],
  ],
  [
    "nothing that it names itself",
    { numbers: "I bought 3 looms. The looms were broken.", scene: "We had a loom once." },
    "numbers",
    [],
  ],
  [
    "nothing that the thing itself has",
    { limits: "The handle cracks in the oven.", unusual: "I carve a handle for you." },
    "limits",
    [],
  ],
  [
    "nothing, since a scene is told first",
    { scene: "The pump broke at night.", before: "I had a pump for years." },
    "scene",
    [],
  ],
  [
    "nothing of advice about anybody",
    { scene: "My aunt sat there.", teach: "Tell a pupil before you show her." },
    "teach",
    [],
  ],
])("an answer rests on %s", (_, answers, id, expected) => {
  expect(findMatter(tell({ answers: { what, ...answers } }), id)?.rests).toEqual(expected);
});
