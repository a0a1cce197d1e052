import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { RULES } from "#engine/rules/rule-table.ts";
import { findPlaces } from "#engine/text/text-place.ts";
import { type DraftReading, readDraft } from "./read-draft.ts";
import { AI_PHRASES, HYPE_WORDS, SALES_CALLS, SALES_OFFERS } from "./giveaway-rows.ts";
import { ASKING, LAUNCHES, LESSON_WORDS, OFFERED, PITCHES } from "./promotion-rows.ts";
import { createFinder } from "./read-text.ts";

const LEAVING_LINES = [
  /^>.*$/gm,
  /^\w+$/g,
  /a\s+b/g,
  /"[^"]{2,9}"/g,
  /[^.]+/g,
  /\d\W\d/g,
  /x.y/gs,
  /(?<!\n)\bso\b/g,
];

const PATTERNS = [
  AI_PHRASES,
  HYPE_WORDS,
  SALES_CALLS,
  SALES_OFFERS,
  ASKING,
  LAUNCHES,
  LESSON_WORDS,
  OFFERED,
  PITCHES,
  ...listRulePatterns(),
  ...LEAVING_LINES,
];

/** Every pattern that a rule looks for in a draft. */
function listRulePatterns(): RegExp[] {
  const patterns: RegExp[] = [];
  const draft = { title: "", content: "", editSection: null, flair: null };
  const find: DraftReading["find"] = (pattern) => {
    patterns.push(pattern);
    return [];
  };
  const reading: DraftReading = {
    ...readDraft(draft, { name: null, url: null }),
    promotion: {
      degree: "promotion",
      nature: "advert",
      isOwn: false,
      places: [],
      signs: new Map(),
    },
    find,
  };
  for (const { detection } of Object.values(RULES)) {
    if (detection.by === "draft") detection.find(reading);
  }
  return patterns;
}

const piece = constantFrom(
  ..."\n| |\n\n|. |\n> |dm me|looking for|3 people|survey|take my|our|poll|50% off|use code|SAVE10|link in|bio|my profile|so do i|https://a.example/x|google \"some|thing\"|hire me|we're hiring|raffle|crypto|porn|memes|made by|chatgpt|idiots|you are|it's not|just about|delve into|in my dms|1|a|b|x|y|me@mail.example|wishlist|it|launching|book|months|amazing|#1|buy it|sign up|@handle on insta".split(
    "|",
  ),
);
const text = array(piece, { maxLength: 40 }).map((pieces) => pieces.join(" "));

test("a text is searched line by line with the same result as in one go", () => {
  assert(
    property(text, (words) => {
      const find = createFinder(words);
      for (const pattern of PATTERNS) expect(find(pattern)).toEqual(findPlaces(words, pattern));
    }),
  );
});

test("what was kept of other texts changes nothing", () => {
  const long = Array.from({ length: 3000 }, (_, line) => `buy it now, line ${line}, raffle`);
  for (let round = 0; round < 3; round += 1) {
    const words = [...long, `round ${round}`].join("\n");
    expect(createFinder(words)(SALES_CALLS)).toEqual(findPlaces(words, SALES_CALLS));
  }
});
