import { expect, test } from "vitest";
import type { AnswerId } from "#engine/interview/interview.ts";
import { completeNote } from "./complete-note.ts";

test.each<[AnswerId, string, string]>([
  ["unusual", "Collapses lines that are the same.", "It collapses lines that are the same."],
  ["unusual", "Guesses the template, shows it once.", "It guesses the template, shows it once."],
  ["limits", "Doesn't do barcodes.", "It doesn't do barcodes."],
  ["platform", "Works with most plugs.", "It works with most plugs."],
  ["numbers", "Made 85 kits, sold 79.", "I made 85 kits, sold 79."],
  ["platform", "Made in Ahmedabad.", "It's made in Ahmedabad."],
  ["numbers", "Used by my team of 5.", "It's used by my team of 5."],
  ["numbers", "Tested with 90 people.", "It was tested with 90 people."],
  ["numbers", "Sold out 9 times.", "It sold out 9 times."],
  ["numbers", "Used to be one in three.", "It used to be one in three."],
  ["mistake", "First version used GPS.", "The first version used GPS."],
  ["mistake", "Threw it away after a month.", "I threw it away after a month."],
  ["mistake", "Took us 5 months to admit.", "It took us 5 months to admit."],
])("an answer to %s that lacks its first word gets it: %s", (id, note, expected) => {
  expect(completeNote(note, id, false)).toBe(expected);
});

test.each<[AnswerId, string]>([
  ["limits", "Scans don't work, we tried."],
  ["unusual", "Columns you mark as personal are replaced."],
  ["unusual", "Records the parser skips are kept."],
  ["price", "Schools $10."],
  ["price", "Students 35."],
  ["unusual", "Plugs that report every minute are too slow."],
  ["unusual", "Prints of birds."],
  ["platform", "Thursdays the door is open."],
  ["teach", "Opens the jar slowly."],
  ["scene", "Mattress came off the roof."],
  ["numbers", "Returned 34, most of them in the wrong size."],
  ["before", "First we asked at the meeting."],
  ["mistake", "Lasted one day."],
  ["numbers", "Used in the exhibition: 36."],
  ["numbers", "Tested on people so far: 12."],
])("what might be meant otherwise stays, in an answer to %s: %s", (id, note) => {
  expect(completeNote(note, id, false)).toBe(note);
});

test("what was done to the thing is said of it only in the first sentence", () => {
  expect(completeNote("Downloaded 830 times.", "numbers", false)).toBe(
    "It was downloaded 830 times.",
  );
  expect(completeNote("Downloaded 830 times.", "numbers", false, false)).toBe(
    "Downloaded 830 times.",
  );
});

test("a team did it together", () => {
  expect(completeNote("Lost 40 dahlias.", "scene", true)).toBe("We lost 40 dahlias.");
});
