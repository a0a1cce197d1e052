import { expect, test } from "vitest";
import { findCarried } from "./find-carried.ts";

const ANSWERS = {
  scene: "The mail boat was the event of our week. Half of the island stood on the pier.",
  price: "It's free",
  limits: "There is no controller support yet.",
  numbers: "1,300 people have played the demo, and eleven of them sent me a letter.",
};
const post = (content: string, title = "A title", editSection: string | null = null) => ({
  title,
  content,
  editSection,
});

test.each([
  ["a sentence as it was said", post("The mail boat was the event of our week!"), ["scene"]],
  ["words in a row, whatever their marks", post("so half of the ISLAND, stood there"), ["scene"]],
  [
    "two answers",
    post("No, there is no controller support. It’s free — the mail boat was the event"),
    ["scene", "limits"],
  ],
  ["the title counts", post("", "1,300 people have played"), ["numbers"]],
  [
    "what follows once people answer counts",
    post("", "", "There is no controller support yet"),
    ["limits"],
  ],
  ["single words do not", post("The boat, the island and a letter from the pier"), []],
  ["an answer of two words tells nothing", post("It's free, and it's free for all"), []],
  ["nothing", post(""), []],
])("%s", (_, text, carried) => {
  expect(findCarried(ANSWERS, text)).toEqual(carried);
});
