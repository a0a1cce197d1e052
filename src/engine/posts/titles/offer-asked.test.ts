import { expect, test } from "vitest";
import { offerQuestion } from "./offer-asked.ts";

test.each<[string, string[], string[]]>([
  ["a question", ["Which one do you use?"], ["Which one do you use?"]],
  ["with the sentence that leads to it", ["I have 40 units.", "500 more, or a kit?", "What did you do?"], ["I have 40 units. 500 more, or a kit?"]], // prettier-ignore
  ["not with two of them", ["I have 40.", "I am tired.", "500 more, or a kit?"], []],
  ["what asks nothing is none", ["Tell me."], []],
])("%s", (_, sentences, expected) => {
  const offered = offerQuestion({ is: "askPeers", sentences, isOptional: true }, 90);
  expect(offered.map(({ text }) => text)).toEqual(expected);
});
