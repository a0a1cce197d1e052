import { EVERYDAY_WORDS } from "#engine/risk/everyday-words.ts";
import type { WordSpan } from "./claim.ts";
import { type ReadSources, stemPhrase } from "./read-sources.ts";
import { stemOf, type Word } from "./read-words.ts";
import { BODIES, JOBS, SIGNS, type Sign } from "./signs.ts";
import { tells } from "./telling-words.ts";

/** Features, prices, awards, people and jobs that the founder did not speak of. */
export function findSignClaims(words: readonly Word[], sources: ReadSources): WordSpan[] {
  const isBorneOut = new Map<ReadSign, boolean>();
  const spans: WordSpan[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const { sign, phrase } of SIGNS_BY_STEM.get(words[at]?.stem ?? "") ?? []) {
      const length = measurePhrase(words, at, phrase);
      if (length === 0) continue;
      const known = isBorneOut.get(sign) ?? isSaid(sign, sources);
      isBorneOut.set(sign, known);
      if (known || sources.hasPhrase(stemPhrase(phrase.join(" ").replace("=", "")))) continue;
      if (isDenial(words, at) && sources.founderHasStem("only")) continue;
      spans.push({ from: at, to: at + length, kind: sign.kind });
    }
  }
  return [
    ...spans,
    ...findBodies(words, sources),
    ...findJobs(words, sources),
    ...findRoles(words, sources),
    ...findOffers(words, sources),
  ];
}

type ReadSign = { kind: Sign["kind"]; phrases: string[][]; support: string[] };

const READ_SIGNS: ReadSign[] = SIGNS.map(({ kind, says, or }) => ({
  kind,
  phrases: says.map((phrase) => phrase.split(" ").map(readPart)),
  support: or.map(stemPhrase),
}));

/** '=backed' is meant as it is written: 'back by dinner' is something else. */
function readPart(part: string): string {
  return part.startsWith("=") ? part : stemOf(part);
}

const SIGNS_BY_STEM = new Map<string, { sign: ReadSign; phrase: string[] }[]>();
for (const sign of READ_SIGNS) {
  for (const phrase of sign.phrases) {
    const first = (phrase[0] ?? "").startsWith("=")
      ? stemOf((phrase[0] ?? "").slice(1))
      : (phrase[0] ?? "");
    SIGNS_BY_STEM.set(first, [...(SIGNS_BY_STEM.get(first) ?? []), { sign, phrase }]);
  }
}

/** How many words a phrase takes up here, 0 where it does not stand here. 'My own wife' is 'my wife'. */
function measurePhrase(words: readonly Word[], at: number, phrase: string[]): number {
  const { sentence } = words[at] ?? { sentence: -1 };
  let skipped = 0;
  const isHere = phrase.every((said, index) => {
    if (index === 1 && tells(phrase[0], "isOwn") && ADJECTIVES.has(words[at + 1]?.lower ?? ""))
      skipped = 1;
    const word = words[at + index + skipped];
    const isSame = said.startsWith("=") ? word?.lower === said.slice(1) : word?.stem === said;
    return (
      word !== undefined && isSame && word.sentence === sentence && (index === 0 || isBeside(word))
    );
  });
  return isHere ? phrase.length + skipped : 0;
}

const ADJECTIVES: ReadonlySet<string> = new Set(
  "own old late younger older little big best eldest youngest former good dear".split(" "),
);

function isBeside({ gap }: Word): boolean {
  return gap === " " || gap === "-" || gap === "";
}

function isSaid({ support, phrases }: ReadSign, sources: ReadSources): boolean {
  return (
    support.some((phrase) => sources.founderHasPhrase(phrase)) ||
    phrases.some((phrase) =>
      sources.founderHasPhrase(stemPhrase(phrase.join(" ").replace("=", ""))),
    )
  );
}

/** 'No iPhone version' follows from 'only for Android'. */
function isDenial(words: readonly Word[], at: number): boolean {
  return [1, 2, 3].some((back) => tells(words[at - back]?.lower, "deniesNearby"));
}

/** Papers, offices and institutions of which the founder did not speak; questions may name any. */
function findBodies(words: readonly Word[], sources: ReadSources): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    const isOther = BODIES.has(singular(word.lower)) && !sources.hasStem(word.stem);
    const before = words[at - 1];
    if (!isOther || word.isAsked || isOpen(words, at)) return [];
    const isPointedAt =
      before !== undefined &&
      before.sentence === word.sentence &&
      isBeside(word) &&
      (before.isCapital || POINTERS.has(before.lower));
    if (!isPointedAt && !word.isCapital) return [];
    const isNamed = before !== undefined && before.sentence === word.sentence && isBeside(word);
    return [{ from: isNamed ? at - 1 : at, to: at + 1, kind: "award" }];
  });
}

const POINTERS: ReadonlySet<string> = new Set(
  "a an the our my this one two three four five some local small big national regional several".split(
    " ",
  ),
);

/** 'I don't know whether it is a council question' names nobody. */
function isOpen(words: readonly Word[], at: number): boolean {
  const sentence = words[at]?.sentence;
  for (let i = at; i >= 0 && words[i]?.sentence === sentence; i -= 1) {
    if (tells(words[i]?.lower, "leavesOpen")) return true;
  }
  return false;
}

/** 'We can also develop colour film': an ability of which the founder said nothing like it. */
function findOffers(words: readonly Word[], sources: ReadSources): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    const next = words[at + 1];
    const isOffer =
      OFFERS.has(`${word.lower} ${next?.lower ?? ""}`) || (at > 0 && word.lower === "supports");
    if (!isOffer || word.isAsked) return [];
    const rest: Word[] = [];
    for (let i = at + 1; i < words.length && words[i]?.sentence === word.sentence; i += 1) {
      const each = words[i];
      if (each && each.lower.length > 3 && !EVERYDAY_WORDS.has(each.lower)) rest.push(each);
    }
    const known = rest.filter(({ stem }) => sources.hasStem(stem)).length;
    if (rest.length < 2 || known > rest.length / 3) return [];
    return [{ from: at, to: words.indexOf(rest.at(-1) ?? word) + 1, kind: "feature" }];
  });
}

const OFFERS: ReadonlySet<string> = new Set([
  "can also",
  "also works",
  "also supports",
  "also has",
  "also comes",
  "comes with",
  "integrates with",
  "lets you",
  "even has",
  "now has",
]);

/** 'As a nurse', 'I am a retired chef', 'I worked as an editor', 'a former teacher'. */
function findJobs(words: readonly Word[], sources: ReadSources): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    const job = singular(word.lower);
    if (!JOBS.has(job) || sources.founderHasStem(word.stem) || sources.founderHasStem(stemOf(job)))
      return [];
    const from = findRole(words, at);
    return from === null ? [] : [{ from, to: at + 1, kind: "experience" }];
  });
}

function singular(lower: string): string {
  return lower.endsWith("s") ? lower.slice(0, -1) : lower;
}

/** Where the words begin that make a job the writer's own; null where it is somebody else's. */
function findRole(words: readonly Word[], at: number): number | null {
  for (let back = 1; back <= 4 && at - back >= 1; back += 1) {
    const article = words[at - back]?.lower ?? "";
    if (tells(article, "isFormer")) return at - back;
    if (!tells(article, "isArticle")) continue;
    const before = words[at - back - 1];
    const far = words[at - back - 2];
    if (before && ROLE.has(before.lower)) return at - back - 1;
    const isMine = tells(before?.lower, "isBeing") && tells(far?.lower, "isWriter");
    return isMine ? at - back - 1 : null;
  }
  return null;
}

/** 'As a retired archivist, I …': whatever comes before the comma or the 'I' is claimed of the writer. */
function findRoles(words: readonly Word[], sources: ReadSources): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    if (word.lower !== "as" || !word.isOpening || !tells(words[at + 1]?.lower, "isArticle"))
      return [];
    let to = at + 2;
    while (
      to < at + 7 &&
      words[to] &&
      words[to]?.gap !== ", " &&
      !tells(words[to]?.lower, "beginsOwnSentence")
    )
      to += 1;
    const role = words[to - 1];
    if (to === at + 7 || !role || GENERIC_ROLES.has(role.lower)) return [];
    return sources.hasStem(role.stem) ? [] : [{ from: at, to, kind: "experience" }];
  });
}

const GENERIC_ROLES: ReadonlySet<string> = new Set(
  "founder maker creator result rule user reader beginner start bonus example test reminder gift joke consequence effect disclaimer person hobbyist side newcomer writer author developer dev regular lurker whole starter fan".split(
    " ",
  ),
);

const ROLE: ReadonlySet<string> = new Set(["as", "i'm", "being", "myself"]);
