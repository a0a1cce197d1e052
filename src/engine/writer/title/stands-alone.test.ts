import { expect, test } from "vitest";
import { saysOfThing, standsAlone } from "./stands-alone.ts";

test.each([
  ["The circular saw has been to four weddings.", "People borrow drills."],
  ["I hold minnows three days in lake water before I sell one.", ""],
  ["Every pair says which hose it came from.", "I cut by hand."],
])("%s is understood without what was told before", (sentence, earlier) => {
  expect(standsAlone(sentence, earlier)).toBe(true);
});

test.each([
  ["She was on time.", "Janet turned back."],
  ["I put that in my pocket for twenty years.", "He said a word."],
  ["The trap was empty.", "I found a trap."],
  ["The circular saw has been to four weddings.", "People borrow saws."],
  ["We washed the towels again.", "I went home."],
  ["All seven wrong ones were metric.", "I counted screws."],
  ["Because I have no Mac.", ""],
  ["A note without anything done.", ""],
])("%s goes on from something", (sentence, earlier) => {
  expect(standsAlone(sentence, earlier)).toBe(false);
});

test("what 'it' does is said of the thing that was just named", () => {
  expect(saysOfThing("It never opens a file twice.")).toBe(true);
  expect(saysOfThing("It tells them where to go.")).toBe(false);
  expect(saysOfThing("We tell you where to go.")).toBe(false);
});
