import { describe, expect, test } from "vitest";
import { adviseAnswer } from "./advise-answer.ts";
import type { AnswerId } from "./interview.ts";
import { findQuestion } from "./list-questions.ts";

const advise = (id: AnswerId, typed: string) =>
  adviseAnswer(findQuestion("software", id), typed, "Bin Night");

describe("what would help an answer", () => {
  test.each<[string, AnswerId, string, RegExp]>([
    ["a verb", "what", "helps you find the right bin", /^Begin with a, an or the/],
    ["'I help'", "what", "I help people sort their rubbish", /^Begin with a, an or the/],
    ["a capital", "what", "A web page that names the bin", /No capital needed/],
    [
      "a capital that may be a name's",
      "forWhom",
      "Climbers who share a car",
      /^Is “Climbers” a name/,
    ],
    ["a full stop", "what", "a web page that names the bin.", /No full stop needed/],
    [
      "two sentences",
      "forWhom",
      "a web page for our street. It names the bin.",
      /Only the first sentence/,
    ],
    ["an essay", "forWhom", `people who ${"wait and ".repeat(20)}wait`, /^That's \d+ words/],
    ["a fragment", "platform", "Firefox, Chrome soon", /whole sentence/],
    ["'It'", "unusual", "It reads the crews' own calendar.", /say “Bin Night” instead of “It”/],
    ["'It' in a story", "scene", "It was six and every bin was blue.", /a person or a place/],
    ["'They'", "surprise", "They never opened the settings.", /who or what “They” is/],
    ["many words", "scene", "I waited in the road. ".repeat(25), /room for about 320 in all/],
    ["no number", "numbers", "People seem to like Bin Night a lot.", /number is missing/],
    ["no quotation marks", "userSaid", "My neighbour said that it works.", /quotation marks/],
    ["the name where it can't be said", "teach", "Open Bin Night first.", /Leave “Bin Night” out/],
    ["no question mark", "askReaders", "Tell me about your bins", /question mark/],
    ["'it' in a question", "askReaders", "How often would people need it at home?", /“it”/],
    [
      "an advert's word",
      "mistake",
      "I thought a seamless start would be enough.",
      /“seamless” sounds/,
    ],
  ])("%s", (_case, id, typed, advice) => {
    expect(advise(id, typed)).toMatch(advice);
  });

  test.each<[AnswerId, string]>([
    ["what", ""],
    ["what", "a web page that tells you which bin goes out tonight"],
    ["what", "macOS software for people who forget their bins"],
    ["price", "It costs two euros a month."],
    ["platform", "It runs in every browser."],
    ["numbers", "Nobody has paid for Bin Night yet."],
    ["scene", "My mother rang at six. Her bin was still full."],
    ["askReaders", "Which bin do you forget most often?"],
  ])("nothing, for %s: '%s'", (id, typed) => {
    expect(advise(id, typed)).toBeNull();
  });
});
