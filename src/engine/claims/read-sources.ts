import { readNumbers } from "./read-numbers.ts";
import { readWords, stemOf, type Word } from "./read-words.ts";
import type { ClaimSources } from "./claim.ts";
import type { Interview } from "#engine/interview/interview.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { wordRequirements } from "#engine/policy/word-requirements.ts";

/** What the sources say, so that it can be looked up word by word. */
export type ReadSources = {
  hasWord: (lower: string) => boolean;
  hasStem: (stem: string) => boolean;
  /** Whether a word is written with a capital somewhere, or nothing is. */
  hasCapital: (lower: string) => boolean;
  /** Whether names that follow each other begin with these letters: 'cet' for Central European Time. */
  hasInitials: (letters: string) => boolean;
  /** Whether these words, stemmed and with a space between, stand somewhere in a row. */
  hasPhrase: (phrase: string) => boolean;
  /** The founder's numbers: by value, each with the words around it and all of its text. */
  numbers: Map<
    number,
    { unit: string | null; near: ReadonlySet<string>; text: ReadonlySet<string> }[]
  >;
  /** All spans of minutes that the founder speaks of, 'half an hour' among them. */
  minutes: readonly number[];
  /** Numbers that the community's own words hold. */
  communityNumbers: ReadonlySet<number>;
  founderHasStem: (stem: string) => boolean;
  founderHasPhrase: (phrase: string) => boolean;
  /** The stems of each of the founder's texts. */
  texts: ReadonlySet<string>[];
  /** All that the founder wrote, in lower-case words with single spaces. */
  said: string;
  /** The same for the community. */
  quoted: string;
};

/** How many words before a number and behind it are taken to be about it. */
const BEFORE = 10;
const BEHIND = 5;

export function readSources({ founder, community }: ClaimSources): ReadSources {
  const told = founder.map(readWords);
  const known = community.map(readWords);
  const all = [...told, ...known].flat();
  const words = new Set(all.map(({ lower }) => lower));
  const stems = new Set(all.map(({ stem }) => stem));
  const capitals = new Set(all.filter(({ isCapital }) => isCapital).map(({ lower }) => lower));
  const initials = all.map(({ isCapital, lower }) => (isCapital ? lower.charAt(0) : " ")).join("");
  const founderStems = new Set(told.flat().map(({ stem }) => stem));
  const founderRow = rowOf(told);
  const row = `${founderRow}${rowOf(known)}`;
  const numbers: ReadSources["numbers"] = new Map();
  const minutes: number[] = [];
  const texts = told.map((text) => new Set(text.map(({ stem }) => stem)));
  for (const [at, text] of told.entries()) {
    for (const { value, unit, from, to, isFraction = false } of readNumbers(text)) {
      if (unit === "minute") minutes.push(value);
      // Who said 'half an hour' said 30 of nothing else.
      if (isFraction) continue;
      const around = text.slice(Math.max(0, from - BEFORE), to + BEHIND).map(({ stem }) => stem);
      const same = numbers.get(value) ?? [];
      numbers.set(value, [...same, { unit, near: new Set(around), text: texts[at] ?? new Set() }]);
    }
  }
  // From one to half past one it is half an hour.
  if (founderRow.includes(" half past ")) minutes.push(30);
  const quarters = [" quarter past ", " quarter to "];
  if (quarters.some((quarter) => founderRow.includes(quarter))) minutes.push(15);
  return {
    hasWord: (lower) => words.has(lower),
    hasStem: (stem) => stems.has(stem),
    hasCapital: (lower) => capitals.has(lower) || (capitals.size === 0 && words.has(lower)),
    hasInitials: (letters) => initials.includes(letters),
    hasPhrase: (phrase) => row.includes(` ${phrase} `),
    numbers,
    minutes,
    communityNumbers: new Set(known.flatMap((text) => readNumbers(text).map(({ value }) => value))),
    founderHasStem: (stem) => founderStems.has(stem),
    founderHasPhrase: (phrase) => founderRow.includes(` ${phrase} `),
    texts,
    said: plainRow(told),
    quoted: plainRow(known),
  };
}

/** Words that must not run over from one text into the next are parted by a bar. */
function rowOf(texts: readonly Word[][]): string {
  return texts.map((text) => ` ${text.map(({ stem }) => stem).join(" ")} |`).join("");
}

function plainRow(texts: readonly Word[][]): string {
  return texts.map((text) => ` ${text.map(({ lower }) => lower).join(" ")} |`).join("");
}

/** A phrase as it is looked up: 'works offline' becomes 'work offlin'. */
export function stemPhrase(phrase: string): string {
  return phrase.split(" ").map(stemOf).join(" ");
}

/** What is known of a post that is to be written; a brief has all of it. */
type Known = {
  project: { name: string; url: string | null };
  interview: Interview;
  community: {
    policy: Policy;
    category?: string | null;
    topic?: string | null;
    notes?: { works?: string; promotion?: string } | null;
  };
  notes?: string | undefined;
};

/** All that a draft may rest on. */
export function listSources({ project, interview, community, notes }: Known): ClaimSources {
  const { policy } = community;
  const { kind, place, isTeam, answers } = interview;
  const founder = [project.name, project.url, kind, place, notes, isTeam ? "our team" : null];
  const words = [
    policy.fullName,
    community.category,
    community.topic,
    community.notes?.works,
    community.notes?.promotion,
    policy.stance.detail,
    policy.stance.day,
    policy.flairText,
    ...policy.stance.flairs,
    ...policy.extractedRules,
    ...policy.uncodedRules.map(({ text }) => text),
    ...wordRequirements(policy).map(({ text }) => text),
    ...policy.flairsSeen.map(({ text }) => text),
  ];
  return {
    founder: [...founder, ...Object.values(answers)].filter(isText),
    community: words.filter(isText),
  };
}

function isText(text: string | null | undefined): text is string {
  return typeof text === "string" && text.trim() !== "";
}
