import { isHostOf, type Link } from "./find-links.ts";
import {
  type FeaturePlace,
  isManual,
  readTokens,
  type Term,
  type TextPart,
  type Token,
} from "./read-tokens.ts";

/** One thing that a draft has, with where it was seen first; of two words in a row, `next` is the second. */
export type Feature = {
  word: string;
  next: string | null;
  value: number;
  place: FeaturePlace;
};

/** 'made', 'made <name>': what its weight is learned under. */
export function nameFeature({ word, next }: Pick<Feature, "word" | "next">): string {
  return next === null ? word : `${word} ${next}`;
}

/**
 * What the promotion score weighs: words and pairs of words, with links, prices and names as words of
 * their own ('called <name>', 'at <home>'), and a few properties of the whole. Linear in the length.
 */
export function readPromotionFeatures(title: TextPart, content: TextPart): Feature[] {
  const terms = new Map<string, Term>();
  const tokens = [...readTokens(title, true, terms), ...readTokens(content, false, terms)];
  const found: Feature[] = [];
  const words = new Set<Term>();
  const openings = new Set<Term>();
  const pairs = new Set<number>();
  const joints = createJoints();
  const note = (word: string, next: string | null, place: FeaturePlace) =>
    found.push({ word, next, value: 0, place });
  // A pair is one number, and small enough to be kept as it is: that makes the set several times faster.
  const mostTerms = terms.size;
  let next = tokens[0];
  for (let at = 1; next; at += 1) {
    const token: Token = next;
    const { word, kind } = token;
    if (word.text !== "." && !words.has(word)) {
      words.add(word);
      note(word.text, null, token);
    }
    if (word.text !== "." && token.isTitle && !openings.has(kind)) {
      openings.add(kind);
      note(`^${kind.text}`, null, token);
    }
    joints.add(token);
    next = tokens[at];
    if (!next) break;
    const pair = kind.id * mostTerms + next.kind.id;
    if (pairs.has(pair)) continue;
    pairs.add(pair);
    note(kind.text, next.kind.text, spanOf(token, next));
  }
  // A long text has more of everything.
  const value = 6 / Math.sqrt(Math.max(FEW_WORDS, found.length));
  for (const feature of found) feature.value = value;
  return [...found, ...joints.list(), ...readProperties(title, content, tokens)];
}

/** Two kinds of word in one sentence: 'we' and something made, a link and a price. */
function createJoints() {
  const found: Pick<Feature, "word" | "place">[] = [];
  const known = new Map<string, Set<string>>();
  let sentence = new Map<string, FeaturePlace>();
  const close = () => {
    const roles = Array.from(sentence.keys()).toSorted();
    for (const [at, first] of roles.entries()) {
      const place = sentence.get(first);
      const joined = known.get(first) ?? new Set();
      known.set(first, joined);
      for (const second of roles.slice(at)) {
        if (!place || joined.has(second)) continue;
        joined.add(second);
        found.push({ word: `&${first}&${second}`, place });
      }
    }
    sentence = new Map();
  };
  return {
    add: (token: Token) => {
      const { role } = token.kind;
      if (role !== undefined && !sentence.has(role)) sentence.set(role, token);
      if (token.word.isEnd) close();
    },
    list: (): Feature[] => {
      const value = 4 / Math.sqrt(Math.max(FEW_PAIRS, found.length));
      return found.map(({ word, place }) => ({ word, next: null, value, place }));
    },
  };
}

const FEW_PAIRS = 16;
const FEW_WORDS = 40;

function spanOf({ start, end, isTitle }: Token, next: Token): FeaturePlace {
  return { start, end: isTitle === next.isTitle ? next.end : end, isTitle };
}

function readProperties(title: TextPart, content: TextPart, tokens: Token[]): Feature[] {
  const links = [...title.links, ...content.links];
  const hosts = new Set(links.map(({ host }) => host));
  const names = new Map<Term, { first: Token; times: number }>();
  const counts = { me: 0, us: 0, you: 0, ends: 0, questions: 0 };
  for (const token of tokens) {
    const { word } = token;
    if (token.kind.text === "<name>") {
      const seen = names.get(word) ?? { first: token, times: 0 };
      seen.times += 1;
      names.set(word, seen);
    }
    if (word.isEnd && word.text !== "!!") counts.ends += 1;
    if (word.text === "?") counts.questions += 1;
    const { wordKind } = word;
    if (wordKind === "me" || wordKind === "us" || wordKind === "you") counts[wordKind] += 1;
  }
  const [repeated] = Array.from(names.values()).toSorted((a, b) => b.times - a.times);
  const share = (kind: "me" | "us" | "you") => counts[kind] / Math.max(8, tokens.length);
  const branded = findBranded(links, tokens);
  const nowhere = { start: 0, end: 0, isTitle: false };
  const placeOf = (link: Link | undefined) =>
    link ? { start: link.start, end: link.end, isTitle: title.links.includes(link) } : nowhere;
  const isAsked = /\?\s*$/.test(title.text);
  const properties: [word: string, value: number, place?: FeaturePlace][] = [
    ["#brand", branded ? 1 : 0, placeOf(branded)],
    ["#many hosts", hosts.size > 2 ? 1 : 0],
    ["#link", hosts.size > 0 ? 1 : 0, placeOf(links[0])],
    [
      "#repeated name",
      Math.min(3, Math.max(0, (repeated?.times ?? 0) - 1)) / 3,
      repeated?.first ?? nowhere,
    ],
    ["#questions", counts.questions / Math.max(2, counts.ends)],
    ["#title asks", isAsked ? 1 : 0],
    ["#i", Math.min(1, 5 * share("me"))],
    ["#we", Math.min(1, 10 * share("us"))],
    ["#you", Math.min(1, 10 * share("you"))],
    ["#length", Math.min(1, tokens.length / 400)],
    ["#short", tokens.length < 20 ? 1 : 0],
  ];
  return properties
    .filter(([, value]) => value !== 0)
    .map(([word, value, place = nowhere]) => ({ word, next: null, value, place }));
}

/** The first link whose site the text speaks of by its name: 'NomadNumbat' beside nomadnumbat.com. */
function findBranded(links: readonly Link[], tokens: readonly Token[]): Link | undefined {
  const labelled = links.map((link) => ({ link, label: labelOf(link) }));
  const candidates = labelled.filter(
    ({ link, label }) => label.length >= 4 && !isHostOf(link.host, COMMON) && !isManual(link),
  );
  if (candidates.length === 0) return undefined;
  const labels = new Set(candidates.map(({ label }) => label));
  // Two words are put together only where a label begins like the first of them.
  const openings = new Set(Array.from(labels, (label) => label.slice(0, 3)));
  const spoken = new Set<string>();
  for (const [at, { word }] of tokens.entries()) {
    const { text } = word;
    if (!openings.has(text.slice(0, 3))) continue;
    spoken.add(text);
    spoken.add(text + (tokens[at + 1]?.word.text ?? ""));
  }
  return candidates.find(({ label }) => spoken.has(label))?.link;
}

function labelOf({ host }: Link): string {
  return (host.split(".").at(-2) ?? "").replaceAll("-", "");
}

const COMMON = new Set(["github.com", "gitlab.com", "google.com", "amazon.com", "apple.com", "steampowered.com", "youtube.com", "etsy.com"]); // prettier-ignore
