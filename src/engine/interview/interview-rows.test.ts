import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as answers from "./answer-rows.ts";
import * as fields from "./field-rows.ts";
import * as kinds from "./kind-rows.ts";
import * as letters from "./letter-rows.ts";
import * as phrases from "./phrase-rows.ts";
import * as suggestions from "./suggestion-rows.ts";
import { ANSWER_EXAMPLES, LETTER_EXAMPLES } from "./testing/answer-examples.ts";
import { PHRASE_EXAMPLES } from "./testing/phrase-examples.ts";
import { SUGGESTION_EXAMPLES } from "./testing/suggestion-examples.ts";

test.each([
  ["answers", answers, ANSWER_EXAMPLES],
  ["letters", letters, LETTER_EXAMPLES],
  ["phrases", phrases, PHRASE_EXAMPLES],
  ["suggestions", { ...suggestions, ...kinds, ...fields }, SUGGESTION_EXAMPLES],
])("%s are read as their examples say", (_, rows, examples) => {
  expect(listFaults(rows, examples)).toEqual([]);
});
