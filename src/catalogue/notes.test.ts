import { describe, expect, test } from "vitest";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import { bansAiText } from "#engine/policy/policy.ts";
import { levelOfStance } from "#engine/policy/risk-level.ts";
import { wordStance } from "#engine/policy/word-policy.ts";
import { readRules } from "#engine/policy/reading/read-rules.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { hasKeyword } from "#engine/text/keyword.ts";
import { findNote, loadNotes, loadProfiles, readNotes } from "./notes.ts";
import { readWholeCatalogue } from "./testing/whole-catalogue.ts";

const notes = loadNotes();
/** As far as notes say anything: nothing else is known of the community. */
const policies = new Map([...notes].map(([id, { name }]) => [id, derive(name)]));

function derive(name: string) {
  const id = name.toLowerCase();
  const facts = makeFacts({ name });
  return derivePolicy({
    subredditId: id,
    facts,
    origin: "catalogue",
    note: findNote(id),
    own: null,
  });
}

/** Slips of composed sentences: punctuation, articles, words twice, singular and plural. */
const BAD_WORDS = [
  /undefined|null|NaN|…/,
  /[,;:.]{2}|\s[,;:.]|\s\s|^\s|[\s,;:]$/,
  /\b(?:the|an?) (?:the|an?|its|your)\b|\b(\w+) \1\b/i,
  /\ba (?:[aio]|e(?!u))|\ban (?!hon|hour|[aeio]|u(?!s|ni)|[A-Z]{2})/,
  /^No ads\. (?!.*\b(?:analysis|mathematics|with|of|for|in|on|under|as|by|at|inside|around)\b)[^,]*[^s]s is fine/,
  /^No ads\. (?!.*(?:\b(?:and|with|of|for|in|on|under|as|from|you|around)|s [a-z]+ed)\b)[^,]*[^s] are fine/,
];

function readsBadly(words: string): boolean {
  return words.length > 90 || BAD_WORDS.some((bad) => bad.test(words)) || !/^[A-Z]/.test(words);
}

describe("the notes", () => {
  test("cover the communities that recommendations show most", () => {
    expect(notes.size).toBeGreaterThanOrEqual(5800);
    const withDemands = [...policies.values()].filter(({ subject }) => subject !== null);
    expect(withDemands.length).toBeGreaterThanOrEqual(2000);
  });

  test("are of communities that the catalogue has, spelled as it does", async () => {
    const entries = await readWholeCatalogue();
    const spelled = new Map(entries.map(({ facts }) => [facts.name.toLowerCase(), facts.name]));
    const other = [...notes].filter(
      ([id, { name }]) => spelled.has(id) && spelled.get(id) !== name,
    );
    expect(other.map(([, { name }]) => name)).toEqual([]);
    const missing = [...notes.keys()].filter((id) => !spelled.has(id));
    expect(missing.length / notes.size).toBeLessThan(0.02);
  });

  test("come to words that fit a card and read well", () => {
    const faults = [...policies].flatMap(([id, { stance, kind, postingFrequency }]) =>
      [wordStance(stance, kind), postingFrequency]
        .filter(readsBadly)
        .map((words) => `${id}: ${words}`),
    );
    expect(faults).toEqual([]);
  });

  test("stand in their files in the order of their names", () => {
    const ids = [...notes.keys()];
    expect(ids).toEqual(ids.toSorted());
  });

  test.each([
    ["science", "no-place", "Not a place for projects"],
    ["worldnews", "closed", "Closed to promotion"],
    ["SaaS", "share", "For regulars, one promotion in 60 days"],
    ["webdev", "weekday", "Only on Saturdays"],
    ["rust", "flair", "Allowed with “🛠️ project”"],
    ["SideProject", "welcome", "Projects welcome"],
    ["forhire", "flair", "A marketplace: only what its members sell or seek"],
  ])("know r/%s: %s, '%s'", (name, is, words) => {
    const { stance, kind } = derive(name);
    expect([stance.is, wordStance(stance, kind)]).toEqual([is, words]);
  });

  test("know who speaks which language", () => {
    expect(findNote("no_such_place")).toBeNull();
    expect(findNote("finanzen")?.language).toBe("de");
  });

  test.each(["forhire", "AquaSwap", "DesignJobs", "hardwareswap", "HungryArtists"])(
    "r/%s is a market: it is not Safe for a project",
    (name) => {
      const { stance, kind } = derive(name);
      expect(kind).toBe("market");
      expect(levelOfStance(stance, kind)).not.toBe("SAFE");
    },
  );
});

describe("what communities demand", () => {
  test("comes with its source, its month and how sure it is", () => {
    expect(derive("SaaS").demands).toContainEqual({
      of: "promotion",
      code: "gap-days",
      value: 60,
      detail: null,
      countsComments: true,
      source: { kind: "note", asOf: "2026-06" },
      certainty: "sure",
    });
  });

  test("is probable where the evidence is old", () => {
    const { demands } = derive("23andme");
    expect(new Set(demands.map(({ certainty }) => certainty))).toEqual(new Set(["probable"]));
  });

  test("is in one list only", () => {
    const { demands } = derive("startups");
    expect(demands.filter(({ code }) => code === "phrase")).toHaveLength(1);
  });

  test("of a ban on AI text keeps models from writing there", () => {
    expect(bansAiText(derive("ecommerce"))).toBe(true);
    expect(bansAiText(derive("SaaS"))).toBe(false);
  });

  test("includes the threads that come again", () => {
    expect(derive("3Dprinting").threads).toEqual([
      {
        name: "Purchase Advice Megathread",
        takes: "what to buy",
        every: "month",
        day: null,
        source: { kind: "note", asOf: "2025-03" },
      },
    ]);
  });
});

describe("words that get a post removed", () => {
  test("are those of many communities, and of no other", () => {
    const known = [...policies.values()].filter(({ bannedKeywords }) => bannedKeywords.length > 0);
    expect(known.length).toBeGreaterThan(70);
    expect(derive("golang").bannedKeywords).toEqual(["emoji"]);
    expect(derive("SaaS").bannedKeywords).toEqual([]);
  });

  test("are not in an ordinary post", () => {
    const ordinary =
      "We rebuilt our export after a code review. Next week we fix the box index; the report is on our page, dropbox.com has the file, and a link is below.";
    const words = [...policies.values()].flatMap(({ bannedKeywords }) => bannedKeywords);
    expect(words.filter((word) => hasKeyword(ordinary, word))).toEqual([]);
  });
});

test("a bad line stops the reading with its file, its number and its field", () => {
  const good = '{"community":"Example","says":[{"source":"wiki","confidence":"h","stance":"C"}]}\n';
  const bad = good.replace("Example", "Other").replace('"C"', '"X"');
  const read = (text: string) => readNotes([{ file: "e.jsonl", text }]);
  expect(() => read(good + bad)).toThrow("e.jsonl, line 2: says[0].stance: 'X' is not known");
  expect(() => read(good + good.replace("Ex", "ex"))).toThrow(
    "e.jsonl, line 2: community: r/example is there twice",
  );
});

describe("no profile contradicts its stance", () => {
  const noted = [...loadProfiles()].map(([id, profile]) => ({
    id,
    profile,
    stance: policies.get(id)?.stance.is ?? "unknown",
  }));

  test("every profile has a stance", () => {
    const without = noted.filter(({ id }) => findNote(id)?.statements.length === 0);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("where own work is the purpose, it is not closed", () => {
    const closed = noted.filter(
      ({ profile, stance }) => profile.isForOwnWork && ["closed", "no-place"].includes(stance),
    );
    expect(closed.map(({ id }) => id)).toEqual([]);
  });

  test("where the profile says that there is no place for promotion, the note does not welcome it", () => {
    const welcome = noted.filter(({ stance }) => stance === "welcome");
    // Rules are read of few: it takes a while, and the beginning tells most of them apart.
    const banned = welcome.filter(
      ({ profile }) =>
        /^(?:none|nowhere|there is no place|not allowed)/i.test(profile.promotion) &&
        readRules([{ name: "", text: profile.promotion }], "2026-11").codes["no-self-promotion"],
    );
    expect(banned.map(({ id }) => id)).toEqual([]);
  });
});
