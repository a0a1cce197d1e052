import { expect, test } from "vitest";
import { splitAnswer } from "./complete-answer.ts";

test.each([
  [
    "a remark in brackets",
    "I asked a baker (I can't bake! I burn toast!). She laughed.",
    ["I asked a baker (I can't bake! I burn toast!).", "She laughed."],
  ],
  [
    "words of others in single quotes",
    "On the back, in ink: 'Wet. Cold. Nobody came.' Below it a date.",
    ["On the back, in ink: 'Wet. Cold. Nobody came.'", "Below it a date."],
  ],
  [
    "words of others in curly quotes",
    "He wrote “Good. More of it.” We made more.",
    ["He wrote “Good. More of it.”", "We made more."],
  ],
  [
    "a bracket that nobody closes",
    "It has four gears (three work. We ride it anyway.",
    ["It has four gears (three work.", "We ride it anyway."],
  ],
  [
    "a face",
    "It works now :) Tell me if not. I read all of it (slowly).",
    ["It works now :) Tell me if not.", "I read all of it (slowly)."],
  ],
  [
    "letters left out",
    "We danced 'Til the lights went out. The dancers' shoes stayed. So did we.",
    ["We danced 'Til the lights went out.", "The dancers' shoes stayed.", "So did we."],
  ],
])("%s stays in one piece, and nothing else does", (_, answer, sentences) => {
  expect(splitAnswer(answer)).toEqual(sentences);
});
