import { SOFTWARE } from "#engine/lexicon/made-things.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Concern } from "#engine/policy/demand.ts";

/** What people call the things that they make, by kind; the whole word, in the singular or the plural. */
const CALLED = {
  "own software": `${SOFTWARE}|libraries|crate|program|open[- ]source|generator|editor|calculator`,
  "own game": "game|demo|playtest|rpg",
  "own music": "song|track|album|ep|single|beat|remix|band|music",
  "own writing":
    "novel|book|e-?book|story|stories|poem|blog|article|essay|fiction|chapter|newsletter",
  "own media": "video|channel|youtube|podcast|episode|stream|twitch|discord|server|audio|serial",
  "own product": "product|shop|store|brand|handmade|etsy|device|gadget|prints?|kit|hardware",
  "own resource":
    "guide|tutorial|worksheet|course|lesson|pattern|asset|pack|preset|dataset|spreadsheet|recipe|map",
  services: "commissions?|freelanc\\w*|agency|consult\\w*|coach\\w*|tutor\\w*|services|clients",
} satisfies Partial<Record<Concern, string>>;

export type OwnThing = keyof typeof CALLED;

const OWN_THINGS = Object.keys(CALLED) as OwnThing[];

const PATTERNS = Object.fromEntries(
  OWN_THINGS.map((thing) => [thing, new RegExp(`\\b(?:${CALLED[thing]})s?\\b`, "i")]),
) as Record<OwnThing, RegExp>;

/** What is shown: what the title names; where it names nothing, what the text names first. */
export function nameThings({
  title,
  content,
}: Pick<Draft, "title" | "content">): ReadonlySet<OwnThing> {
  const named = OWN_THINGS.filter((thing) => PATTERNS[thing].test(title));
  if (named.length > 0) return new Set(named);
  const found = OWN_THINGS.map((thing) => ({
    thing,
    at: content.slice(0, OPENING).search(PATTERNS[thing]),
  })).filter(({ at }) => at >= 0);
  const first = Math.min(...found.map(({ at }) => at));
  return new Set(found.filter(({ at }) => at === first).map(({ thing }) => thing));
}

/** All that a text names. */
export function thingsIn(text: string): ReadonlySet<OwnThing> {
  return new Set(OWN_THINGS.filter((thing) => PATTERNS[thing].test(text)));
}

const OPENING = 1200;

export function isOwnThing(concern: Concern): concern is OwnThing {
  return concern in CALLED;
}
