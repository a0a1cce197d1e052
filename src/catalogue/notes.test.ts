import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import { wordStance } from "#engine/policy/word-policy.ts";
import { readRules } from "#engine/rules/read-rules.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { findNote, readNotes } from "./notes.ts";
import { loadProfiles } from "./profiles.ts";
import { readCatalogue } from "./catalogue-file.ts";

const HEAD = "name\tstance\tdetail\tpostTypes\trequires\tminimum\tlanguage\tkind\tconfidence\n";
const text = readFileSync(new URL("./stances.tsv", import.meta.url), "utf8");

/** Slips of composed sentences: punctuation, articles, words twice, singular and plural. */
const BAD_WORDS = [
  /undefined|null|NaN|…/,
  /[,;:.]{2}|\s[,;:.]|\s\s|^\s|[\s,;:]$/,
  /\b(?:the|an?) (?:the|an?|its|your)\b|\b(\w+) \1\b/i,
  /\ba (?:[aio]|e(?!u))|\ban (?!hon|hour|[aeio]|u(?!s|ni)|[A-Z]{2})/,
  /^No ads; (?!.*\b(?:analysis|mathematics|with|of|for|in|on|under|as|by|at|inside)\b)[^,]*[^s]s is fine/,
  /^No ads; (?!.*\b(?:and|with|of|for|in|on|under|as|from|you)\b)[^,]*[^s] are fine/,
];

function readsBadly(words: string): boolean {
  return words.length > 90 || BAD_WORDS.some((bad) => bad.test(words)) || !/^[A-Z]/.test(words);
}

describe("the notes", () => {
  test("cover the communities that recommendations show most", () => {
    expect(readNotes(text).size).toBeGreaterThanOrEqual(5000);
  });

  test("are of communities that the catalogue has, spelled as it does", async () => {
    const spelled = new Map<string, string>();
    for await (const batch of readCatalogue()) {
      for (const { facts } of batch) spelled.set(facts.name.toLowerCase(), facts.name);
    }
    const other = [...readNotes(text)].filter(
      ([id, { name }]) => spelled.has(id) && spelled.get(id) !== name,
    );
    expect(other).toEqual([]);
    const missing = [...readNotes(text).keys()].filter((id) => !spelled.has(id));
    expect(missing.length / readNotes(text).size).toBeLessThan(0.02);
  });

  test("come to words that fit a card and read well", () => {
    const faults = [...readNotes(text)].flatMap(([id, note]) => {
      const { stance, kind, postingFrequency } = derivePolicy({
        subredditId: id,
        facts: makeFacts({ name: note.name }),
        origin: "catalogue",
        note,
        own: null,
      });
      return [wordStance(stance, kind), postingFrequency].filter(readsBadly);
    });
    expect(faults).toEqual([]);
  });

  test("a bad line stops the reading with its number", () => {
    const good = "Example\tC\t-\t?\t-\t-\ten\thobby\th\n";
    expect(() => readNotes(`${HEAD}${good}Other\tC\n`)).toThrow(
      "Line 3 of the stances: it has 2 columns instead of 9",
    );
    expect(() => readNotes(`${HEAD}${good}example${good.slice(7)}`)).toThrow(
      "Line 3 of the stances: r/example is there twice",
    );
  });

  test("know what these are", () => {
    const stances = ["startups", "science", "worldnews", "programming", "camping", "sideproject"];
    expect(stances.map((id) => findNote(id)?.stance)).toEqual([
      "thread",
      "no-place",
      "closed",
      "value",
      "closed",
      "welcome",
    ]);
    expect(findNote("no_such_place")).toBeNull();
  });
});

describe("no profile contradicts its stance", () => {
  const noted = [...loadProfiles()].map(([id, profile]) => ({ id, profile, note: findNote(id) }));

  test("every profile has a note", () => {
    expect(noted.filter(({ note }) => note === null).map(({ id }) => id)).toEqual([]);
  });

  test("where own work is the purpose, it is not closed", () => {
    const closed = noted.filter(
      ({ profile, note }) =>
        profile.isForOwnWork && ["closed", "no-place"].includes(note?.stance ?? ""),
    );
    expect(closed.map(({ id }) => id)).toEqual([]);
  });

  test("where the profile says that there is no place for promotion, the note does not welcome it", () => {
    const banned = noted.filter(({ profile, note }) => {
      const { codes } = readRules([{ name: "", text: profile.promotion }], "2026-11");
      const isBan =
        codes["no-self-promotion"] &&
        /^(?:none|nowhere|there is no place|not allowed)/i.test(profile.promotion);
      return isBan && note?.stance === "welcome";
    });
    expect(banned.map(({ id }) => id)).toEqual([]);
  });
});
