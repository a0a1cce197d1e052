import type { TextPlace } from "#engine/text/text-place.ts";
import { isHostOf, type Link } from "./find-links.ts";
import { classifyLink } from "./classify-link.ts";
import { WORD_KINDS, type WordKind } from "./promotion-words.ts";

/** One thing that a draft has, with where it was seen first. */
export type Feature = { name: string; value: number; place: TextPlace & { isTitle: boolean } };

export type TextPart = { text: string; links: readonly Link[]; quotes: readonly TextPlace[] };

/**
 * What the promotion score weighs: words and pairs of words, with links, prices and names as words of
 * their own ('called <name>', 'at <home>'), and a few properties of the whole. Linear in the length.
 */
export function readPromotionFeatures(title: TextPart, content: TextPart): Feature[] {
  const tokens = [...readTokens(title, true), ...readTokens(content, false)];
  const words = new Map<string, Feature["place"]>();
  const pairs = new Map<string, Feature["place"]>();
  const note = (found: Map<string, Feature["place"]>, name: string, place: Feature["place"]) => {
    if (!found.has(name)) found.set(name, place);
  };
  let sentence = new Map<string, Feature["place"]>();
  for (const [at, token] of tokens.entries()) {
    if (token.word !== ".") {
      note(words, token.word, token.place);
      if (token.place.isTitle) note(words, `^${token.kind}`, token.place);
      const role = roleOf(token);
      if (role) note(sentence, role, token.place);
    }
    if (ENDS.has(token.word)) {
      notePairs(sentence, pairs);
      sentence = new Map();
    }
    const next = tokens[at + 1];
    if (next) {
      const pair = `${token.kind} ${next.kind}`;
      // Made only where it is new: most pairs of a long text are not.
      if (!words.has(pair)) words.set(pair, spanOf(token, next));
    }
  }
  // A long text has more of everything.
  const value = 6 / Math.sqrt(Math.max(FEW_WORDS, words.size));
  const lexical = Array.from(words, ([name, place]) => ({ name, value, place }));
  const joint = 4 / Math.sqrt(Math.max(FEW_PAIRS, pairs.size));
  const paired = Array.from(pairs, ([name, place]) => ({ name, value: joint, place }));
  return [...lexical, ...paired, ...readProperties(title, content, tokens)];
}

/** Two kinds of word in one sentence: 'we' and something made, a link and a price. */
function notePairs(
  sentence: ReadonlyMap<string, Feature["place"]>,
  pairs: Map<string, Feature["place"]>,
): void {
  const roles = Array.from(sentence.keys()).toSorted();
  for (const [at, first] of roles.entries()) {
    for (const second of roles.slice(at)) {
      const name = `&${first}&${second}`;
      const place = sentence.get(first);
      if (place && !pairs.has(name)) pairs.set(name, place);
    }
  }
}

function roleOf({ word, kind }: Token): string | undefined {
  if (kind.startsWith("<")) return LINKED.has(kind) ? "<to>" : kind;
  if (word === "?") return word;
  return WORD_KINDS.get(word);
}

const LINKED = new Set(["<home>", "<store>", "<chat>", "<short>", "<handle>"]);
const ENDS = new Set([".", "?", "!", "!!"]);
const FEW_PAIRS = 16;
const FEW_WORDS = 40;

/** `word` is the word itself; `kind` says 'name', 'price' or the kind of link where it is one. */
type Token = { word: string; kind: string; place: Feature["place"] };

function spanOf({ place }: Token, next: Token): Feature["place"] {
  const { start, end, isTitle } = place;
  return { start, end: isTitle === next.place.isTitle ? next.place.end : end, isTitle };
}

// Written without Unicode classes, which would make it several times slower at each keystroke.
const TOKEN =
  /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€%$£]|(?:usd|eur|euros?|dollars?|bucks|pounds|quid|reais|pesos|rupees|zł|chf)(?![a-z]))|\d[\d.,]*|@[\w.]{3,30}|[a-z\u00c0-\u024f\u0370-\u1fff](?:['’]?[a-z0-9\u00c0-\u024f\u0370-\u1fff])*|[.!?:]+|\n+/gi;

function readTokens({ text, links, quotes }: TextPart, isTitle: boolean): Token[] {
  const tokens: Token[] = [];
  const isHeadline = isTitle && countCapitals(text) > 0.6;
  let link = 0;
  let quote = 0;
  let isStart = true;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const start = match.index;
    const [found] = match;
    // What others said is not what the author says.
    while ((quotes[quote]?.end ?? Infinity) <= start) quote += 1;
    const quoted = quotes[quote];
    if (quoted && quoted.start <= start) {
      TOKEN.lastIndex = Math.max(quoted.end, start + 1);
      continue;
    }
    while ((links[link]?.end ?? Infinity) <= start) link += 1;
    const address = links[link];
    if (address && address.start <= start) {
      const word = `<${classifyLink(address)}>`;
      tokens.push({ word, kind: word, place: { start: address.start, end: address.end, isTitle } });
      TOKEN.lastIndex = Math.max(address.end, start + 1);
      isStart = false;
      continue;
    }
    const place = { start, end: start + found.length, isTitle };
    const word = wordOf(found);
    // However many line breaks and dots: a sentence ends once.
    if (word === "." && isStart) continue;
    const isName = !isStart && !isHeadline && NAME.test(found) && !found.startsWith("I'");
    if (isName && tokens.at(-1)?.kind === "<name>") {
      tokens[tokens.length - 1] = { word, kind: "<name>", place };
    } else {
      tokens.push({ word, kind: isName ? "<name>" : word, place });
    }
    isStart = ENDS.has(word);
  }
  if (isStart) return tokens;
  const place = { start: text.length, end: text.length, isTitle };
  return [...tokens, { word: ".", kind: ".", place }];
}

const NAME = /^[A-Z\u00c0-\u00de][a-zA-Z\u00df-\u024f]+/;

function wordOf(found: string): string {
  const first = found.charAt(0);
  if (first === "@") return "<handle>";
  if (/[.:\n]/.test(first)) return ".";
  if (/[!?]/.test(first)) return found.includes("?") ? "?" : found.length > 1 ? "!!" : "!";
  if (/[$€£\d]/.test(first)) {
    if (found.endsWith("%")) return "<percent>";
    return /^[\d.,]+$/.test(found) ? "<number>" : "<price>";
  }
  return found.toLowerCase().replaceAll("’", "'");
}

/** How many of the words are capitalised: in a headline all are. */
function countCapitals(text: string): number {
  const words = text.match(/[a-z\u00c0-\u024f]{4,}/gi) ?? [];
  return words.filter((word) => NAME.test(word)).length / Math.max(3, words.length);
}

function readProperties(title: TextPart, content: TextPart, tokens: Token[]): Feature[] {
  const links = [...title.links, ...content.links];
  const hosts = new Set(links.map(({ host }) => host));
  const names = new Map<string, Token[]>();
  for (const token of tokens) {
    if (token.kind !== "<name>") continue;
    const seen = names.get(token.word);
    if (seen) seen.push(token);
    else names.set(token.word, [token]);
  }
  const repeated = Array.from(names.values()).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const ends = tokens.filter(({ word }) => word === "." || word === "?" || word === "!");
  const asked = ends.filter(({ word }) => word === "?");
  const share = (kind: WordKind) =>
    tokens.filter(({ word }) => WORD_KINDS.get(word) === kind).length / Math.max(8, tokens.length);
  const branded = findBranded(links, tokens);
  const nowhere = { start: 0, end: 0, isTitle: false };
  const placeOf = (link: Link | undefined) =>
    link ? { start: link.start, end: link.end, isTitle: title.links.includes(link) } : nowhere;
  return [
    { name: "#brand", value: branded ? 1 : 0, place: placeOf(branded) },
    { name: "#many hosts", value: hosts.size > 2 ? 1 : 0, place: nowhere },
    { name: "#link", value: hosts.size > 0 ? 1 : 0, place: placeOf(links[0]) },
    { name: "#repeated name", value: Math.min(3, Math.max(0, repeated.length - 1)) / 3, place: repeated[0]?.place ?? nowhere }, // prettier-ignore
    { name: "#questions", value: asked.length / Math.max(2, ends.length), place: nowhere },
    { name: "#title asks", value: /\?\s*$/.test(title.text) ? 1 : 0, place: nowhere },
    { name: "#i", value: Math.min(1, 5 * share("me")), place: nowhere },
    { name: "#we", value: Math.min(1, 10 * share("us")), place: nowhere },
    { name: "#you", value: Math.min(1, 10 * share("you")), place: nowhere },
    { name: "#length", value: Math.min(1, tokens.length / 400), place: nowhere },
    { name: "#short", value: tokens.length < 20 ? 1 : 0, place: nowhere },
  ].filter(({ value }) => value !== 0);
}

/** The first link whose site the text speaks of by its name: 'NomadNumbat' beside nomadnumbat.com. */
function findBranded(links: readonly Link[], tokens: readonly Token[]): Link | undefined {
  if (links.length === 0) return undefined;
  const spoken = new Set<string>();
  for (const [at, { word }] of tokens.entries()) {
    spoken.add(word);
    if (word.length > 2) spoken.add(word + (tokens[at + 1]?.word ?? ""));
  }
  return links.find(({ host }) => {
    const label = (host.split(".").at(-2) ?? "").replaceAll("-", "");
    return label.length >= 4 && spoken.has(label) && !isHostOf(host, COMMON);
  });
}

const COMMON = new Set(["github.com", "gitlab.com", "google.com", "amazon.com", "apple.com", "steampowered.com", "youtube.com", "etsy.com"]); // prettier-ignore
