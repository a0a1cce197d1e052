import { expect, test } from "vitest";
import { readAnswerText } from "./limited-attempt.ts";

const JSON_TEXT = '{"title":"Bread {and} butter"}';

test.each([
  ["JSON alone", JSON_TEXT],
  ["JSON among blanks", `\n  ${JSON_TEXT}\n`],
  ["a fence", `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  ["a fence without a language", `\`\`\`\n${JSON_TEXT}\n\`\`\``],
  ["a fence among words", `Here it is:\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nAnything else?`],
  ["words around it", `Sure! ${JSON_TEXT} Hope that helps.`],
  ["thoughts", `<think>\nThey want {"title"}.\n</think>\n${JSON_TEXT}`],
  ["thoughts whose tag the server opened", `They want a title.\n</think>\n\n${JSON_TEXT}`],
  ["thoughts of another name", `<reasoning>Hm.</reasoning>${JSON_TEXT}`],
  ["thoughts in capitals, and a fence", `<THINK>Hm.</THINK>\n\`\`\`json\n${JSON_TEXT}\n\`\`\``],
])("%s: the JSON is found", (_, text) => {
  expect(readAnswerText(text)).toBe(JSON_TEXT);
});

test.each([
  ["prose", "Sure. Here is what I found.", "Sure. Here is what I found."],
  ["JSON that breaks off", '{"title":"Bre', '{"title":"Bre'],
  ["thoughts without an end", "<think>They want a title, and", ""],
  ["a tag inside a string", '{"title":"a </think> b"}', '{"title":"a </think> b"}'],
  ["nothing", "", ""],
])("%s stays what it is", (_, text, read) => {
  expect(readAnswerText(text)).toBe(read);
});
