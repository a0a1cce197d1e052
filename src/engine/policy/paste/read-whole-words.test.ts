import { expect, test } from "vitest";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { applyOwn } from "#engine/policy/own-policy.ts";
import { wordFrequency } from "#engine/policy/word-policy.ts";
import { NO_CORRECTIONS } from "./corrections.ts";
import { readOwnPolicy } from "./own-reading.ts";
import { readPaste } from "./read-paste.ts";
import { wordMeaning } from "./word-meaning.ts";

const read = (text: string) =>
  readPaste(text).rules.flatMap(({ statements }) =>
    statements.flatMap(({ meanings }) => meanings.map(wordMeaning)),
  );
const own = (text: string) => readOwnPolicy(text, NO_CORRECTIONS, "2026-11-19");

test.each([
  "Spendenaufrufe sind nicht erlaubt. Wer neu ist (unter 7 Tage), stellt sich bitte zuerst im Vorstellungsthread vor.",
  "No fundraisers. New here? Introduce yourself in the welcome thread first.",
  "Les cagnottes sont interdites. Présentez-vous d'abord dans le fil de présentation.",
])("where newcomers introduce themselves is no room for what was refused before: %s", (text) => {
  expect(read(text).join()).not.toMatch(/only in/i);
  expect(read(text).join()).toMatch(/fundraising/i);
});

test.each([
  ["No link shorteners.", ["No shortened links"]],
  ["Titles must be at least 10 words.", ["Titles have their own rules: read them first."]],
  ["Text posts only between Monday and Thursday.", ["Text posts only from Monday to Thursday"]],
  [
    "Textbeiträge nur zwischen Montag und Mittwoch.",
    ["Textbeiträge only from Monday to Wednesday"],
  ],
  ["Selbstpromotion ist verboten, außer sonntags.", ["Promotion only on Sundays"]],
  ["KI-generierte Bilder sind nicht erlaubt.", ["No AI images"]],
  ["AI art is not allowed.", ["No AI images"]],
  ["No AI art or text.", ["No content made by AI."]],
  [
    "You must have participated here before you share your own work (9:1 rule)",
    ["Promotion at most 10% of what you post"],
  ],
  ["Every picture of a finished piece must come with a comment of at least 250 characters", []],
])("%s", (text, words) => {
  expect(read(text)).toEqual(words);
});

test("asking comes before a flair where both are wanted", () => {
  const policy = own('Werbung nur nach Absprache. Nutzt den Flair "Eigenwerbung".');
  expect(policy.stance).toMatchObject({ is: "ask", flairs: ["Eigenwerbung"] });
  expect(policy.demands?.map(({ code }) => code)).toEqual(["ask-mods", "flair"]);
});

test("a limit on all posts bounds promotion, too", () => {
  const policy = applyOwn(makePolicy(), own("Höchstens ein Beitrag pro Woche."));
  expect(wordFrequency(policy)).toBe("At most one post in 7 days");
});
