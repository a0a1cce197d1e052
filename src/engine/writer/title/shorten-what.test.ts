import { expect, test } from "vitest";
import { shortenWhat } from "./shorten-what.ts";

test.each([
  [
    "when it is done, behind a comma",
    "guitar lessons for exactly one person, and at strange hours, six or eleven, for people who can't sleep on Sundays",
    "guitar lessons for exactly one person",
  ],
  [
    "what is said with 'or' between commas",
    "a web page into which you type, or paste, your last winter or two of gas bills, and it tells you how many BTU per hour your house loses",
    "a web page into which you type, or paste, your last winter or two of gas bills",
  ],
  [
    "a clause that adds",
    "a repair shop for violins in a former fishmonger's, where you can sit and watch the work being done",
    "a repair shop for violins in a former fishmonger's",
  ],
  [
    "the second thing that it does",
    "a group of divers that pulls lost traps and nets out of the harbour and gives them back to their owners",
    "a group of divers that pulls lost traps and nets out of the harbour",
  ],
  [
    "a sentence behind a colon",
    "a cookbook of recipes that begin with leftovers: each chapter opens with the thing already in the fridge",
    "a cookbook of recipes that begin with leftovers",
  ],
  [
    "the rest of a series",
    "a game in which you sit in a box under the stage, follow the script, and whisper to actors who forget their lines",
    "a game in which you sit in a box under the stage",
  ],
  [
    "what comes at the end, behind a list",
    "ten evenings of arithmetic, fractions and trig at a machine, for grown ups, and at the end you can do it",
    "ten evenings of arithmetic, fractions and trig at a machine, for grown ups",
  ],
  [
    "an aside",
    "a library that turns scanned charts, the paper kind with an ink line, into a series of readings",
    "a library that turns scanned charts into a series of readings",
  ],
  [
    "what is between dashes",
    "it takes field books and old plans — chains and links, rods, bearings — and gives you a traverse in modern units",
    "it takes field books and old plans and gives you a traverse in modern units",
  ],
  [
    "which one of several is meant",
    "a package that takes tree-ring series and tells you how sure you can be of each calendar year you have assigned",
    "a package that takes tree-ring series and tells you how sure you can be of each calendar year",
  ],
  [
    "where it is set",
    "a quiet fantasy novel, set in a wet hill country rather like mid Wales, about a woman who measures wells",
    "a quiet fantasy novel about a woman who measures wells",
  ],
  [
    "a bracket",
    "I read old German handwriting for families (Kurrent, Sütterlin, chancery hands back to about 1650) and type it",
    "I read old German handwriting for families",
  ],
  [
    "what it was made of",
    "a pen case for two fountain pens, made of cork leather with a wool felt lining that keeps the nibs up",
    "a pen case for two fountain pens",
  ],
  [
    "what else is done with what goes in, and not before what comes out",
    "a tool that runs a Postgres migration against a throwaway copy of your schema and reports which locks it takes, and what they block",
    "a tool that runs a Postgres migration and reports which locks it takes",
  ],
  [
    "what is done besides what one told it",
    "a diary for allotments that remembers what you sowed in which bed and sends you a letter in the next spring",
    "a diary for allotments that remembers what you sowed in which bed",
  ],
  [
    "what happens instead",
    "a LitRPG about an auditor who gets pulled into a dungeon world and instead of a sword she gets a ledger",
    "a LitRPG about an auditor who gets pulled into a dungeon world",
  ],
])("ends before %s", (_, what, expected) => {
  expect(shortenWhat(what, 85)).toBe(expected);
});

test.each([
  [
    "which thing is meant",
    "a podcast where each episode is about one object that somebody handed in to a lost property office",
  ],
  [
    "what else there is of a series",
    "ten long Tuesday evenings of plain arithmetic, fractions and trigonometry that you need at a lathe",
  ],
  [
    "the rest of a series with a number",
    "letters on old storms, 900 words a week and one chart drawn by hand with a steel pen from logs of ships",
  ],
  [
    "which stones",
    "a daily puzzle where you build a wall from exactly the stones that fell out of the last one you built",
  ],
  [
    "the verb of a clause",
    "it keeps track of where all the costumes and props of a theatre are in the long months between plays",
  ],
  [
    "what one of two did",
    "a letter every Friday about how the harbour board and the fishermen of a small town got on in the week",
  ],
  [
    "what is read",
    "a page that tells you which valve on which of your many radiators is the one that you have to turn now",
  ],
])("is whole where it would leave out %s", (_, what) => {
  expect(shortenWhat(what, 85)).toBe(what);
});

test("leaves a short one alone", () => {
  expect(shortenWhat("a lid for a jar, which burps", 85)).toBe("a lid for a jar, which burps");
});
