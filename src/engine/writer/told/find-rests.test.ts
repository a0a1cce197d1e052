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
    "who is the same as elsewhere",
    {
      scene: "A man stood on the trackbed.",
      mistake: "I used one microphone. The same man had to say it all again.",
    },
    "mistake",
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
    "who takes part in how it works",
    {
      howItPlays: "You hire carvers, and each leaves out something. Marta never does the ends.",
      surprise: "People won't let Marta go. They could, after an hour.",
    },
    "surprise",
    ["howItPlays"],
  ],
  [
    "who was named elsewhere",
    { premise: "Noor tells everyone about the moon.", sample: '"If not," said Noor, "why?"' },
    "sample",
    ["premise"],
  ],
  [
    "whose something is, where that was told elsewhere",
    {
      scene: "Chelo makes tall vases and Marta makes cups.",
      numbers: "We fired 73 times. The bill of Chelo went up by half and she stayed.",
    },
    "numbers",
    ["scene"],
  ],
  [
    "how many there are, where that was counted elsewhere",
    {
      numbers: "I typed 6,000 hours of 41 launches.",
      teach: "The far station tells most. On 30 of the 41 launches it is upwind.",
    },
    "teach",
    ["numbers"],
  ],
  [
    "what has a short name",
    { scene: "A fax rang at night.", numbers: "12 mattered, 1 was the fax." },
    "numbers",
    ["scene"],
  ],
  [
    "nobody of whom the post will say who it is",
    { scene: "My aunt Noor sat there. Noor sang.", numbers: "I asked Noor 12 times." },
    "numbers",
    [],
  ],
  [
    "nobody, where a town was named elsewhere",
    {
      scene: "I drove to Leeds in the rain, and in Leeds it stopped.",
      numbers: "I counted the kilns of Leeds on twelve evenings, and there are nine.",
    },
    "numbers",
    [],
  ],
  [
    "what was counted elsewhere",
    {
      numbers: "140 people loaded 9,000 files.",
      stackOrMaterial: "So the figure for 9,000 is from those who ticked the box.",
    },
    "stackOrMaterial",
    ["numbers"],
  ],
  [
    "figures above it",
    {
      numbers: "In 191 of 214 cases it was right.",
      stackOrMaterial: "GPL-3, with 214 series, so the figures above can be checked by anybody.",
    },
    "stackOrMaterial",
    ["numbers"],
  ],
  [
    "somebody whose name begins a sentence",
    {
      scene: "I gave the keys to Donal. He had a lovely drive.",
      mistake: "Donal was there, holding it.",
    },
    "mistake",
    ["scene"],
  ],
  [
    "kin that was told of without a name",
    {
      scene: "My friend's uncle is a potter and I rang him.",
      limits: "Uncle Chen did not like the lid.",
    },
    "limits",
    ["scene"],
  ],
  [
    "what another answer told as something that was done",
    {
      scene: "The city swapped all bulbs in one afternoon.",
      numbers: "20.4 before the swap, 19.1 now.",
    },
    "numbers",
    ["scene"],
  ],
  [
    "nothing, where it counts first itself",
    { numbers: "9 people use it.", limits: "I asked 12 people, and the figures were bad." },
    "limits",
    [],
  ],
  [
    "nothing that has the name of a day or a place",
    {
      scene: "A man from Gozo came on a cold January Saturday.",
      numbers: "On a good January day 190 people. Gozo is far.",
    },
    "numbers",
    [],
  ],
  [
    "nothing that is named at once",
    { unusual: "They reached the right genus.", limits: "My doubt is the genus Trichia." },
    "limits",
    [],
  ],
  [
    "nothing, where 'that' only goes on",
    { stackOrMaterial: "It is all Kotlin, says Cian.", limits: "It sends a text that says so." },
    "limits",
    [],
  ],
  [
    "nothing, where somebody with a name did it before",
    { scene: "My aunt sat there.", premise: "Jessa's calls are short. Her boss is glad." },
    "premise",
    [],
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
