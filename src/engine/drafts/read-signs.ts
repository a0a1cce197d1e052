import type { TextPlace } from "#engine/text/text-place.ts";
import { findOwner, findOwnWork } from "./find-disclosure.ts";
import { isHostOf, type Link } from "./find-links.ts";
import { HYPE_WORDS, SALES_CALLS, SALES_OFFERS } from "./giveaway-rows.ts";
import {
  HELP,
  LAUNCHES,
  LESSON_WORDS,
  LET_OUT,
  LOOK_UP,
  OFFERED,
  OWN_THINGS,
  OWNERS,
  PITCHES,
  THREADS,
  TITLED,
  URGING,
  WAYS_IN,
} from "./promotion-rows.ts";
import { isWithin, type TextReading } from "./read-text.ts";
import { classifyLink, type LinkKind, readTokens, type Token } from "./read-tokens.ts";

/** What a draft has of each sign, by the sign's name; '^' stands before those of the title. */
export type Signs = ReadonlyMap<string, number>;

export type SignReading = {
  signs: Signs;
  /** Where the author makes, owns, calls or links. */
  evidence: (TextPlace & { isTitle: boolean; sign: string })[];
  /** One name comes up three times or more. */
  repeatsName: boolean;
};

/** Calls to act, and what says whose a thing is. */
const TELLING: [sign: string, pattern: RegExp][] = [
  ["pitch", PITCHES],
  ["call", SALES_CALLS],
  ["offer", SALES_OFFERS],
  ["offered", OFFERED],
  ["way", WAYS_IN],
  ["urge", URGING],
  ["urge", LOOK_UP],
  ["thing", OWN_THINGS],
  ["mine", OWNERS],
  ["out", LET_OUT],
];

/** What says something only beside evidence. */
const BESIDE: [sign: string, pattern: RegExp][] = [
  ["launch", LAUNCHES],
  ["hype", HYPE_WORDS],
  ["lesson", LESSON_WORDS],
  ["help", HELP],
  ["thread", THREADS],
];

/** Where nobody's own thing is, as far as an address tells. */
const CITED: ReadonlySet<LinkKind> = new Set<LinkKind>(["press", "file", "reddit"]);

/** Whose the others are, nobody can tell by the address. */
const UNKNOWN: ReadonlySet<LinkKind> = new Set<LinkKind>(["home", "page"]);

/** Any of them says that the author has, makes or offers something; more of it never lowers the score. */
export const EVIDENCE: ReadonlySet<string> = new Set([
  ...TELLING.map(([sign]) => sign),
  ..."titled made owned own bid sends priced >home >page >store >chat >short >form >video >blog >code >brand".split(
    " ",
  ),
]);

/** 'Photo: https://…' */
const SHOWN = /\b(?:humming(?: it)?|recording|photos?|pics?|pictures?|scan): ?$/i;

const MOST = 3;

/** `host` is that of the author's project, if it is known: other sites are not the author's then. */
export function readSigns(
  title: TextReading,
  content: TextReading,
  host: string | null = null,
): SignReading {
  const signs = new Map<string, number>();
  const evidence: SignReading["evidence"] = [];
  const names = new Map<string, number>();
  const add = (sign: string, value: number) => {
    if (value !== 0) signs.set(sign, Math.min(MOST, (signs.get(sign) ?? 0) + value));
  };
  const terms = new Map();
  const tokens: Token[] = [];
  for (const reading of [title, content]) {
    const isTitle = reading === title;
    const field = isTitle ? "^" : "";
    const note = (sign: string, places: readonly TextPlace[]) => {
      add(sign.startsWith(">") ? sign : field + sign, places.length);
      for (const { start, end } of places) evidence.push({ start, end, isTitle, sign });
    };
    const isSaid = (place: TextPlace) => !isWithin(place, reading.quotes);
    const find = (pattern: RegExp) => reading.find(pattern).filter(isSaid);
    for (const [sign, pattern] of TELLING) note(sign, find(pattern));
    if (isTitle) note("titled", find(TITLED));
    for (const [sign, pattern] of BESIDE) add(field + sign, find(pattern).length);
    const made = findOwnWork(reading.text);
    const owned = made ?? findOwner(reading.text);
    if (made && isSaid(made)) note("made", [made]);
    if (owned && isSaid(owned)) note("owned", [owned]);
    for (const link of reading.links.filter(isSaid)) {
      const kind = classifyLink(link);
      const isForeign = host !== null && UNKNOWN.has(kind) && !isHostOf(link.host, new Set([host]));
      const isShown = kind === "page" && SHOWN.test(reading.text.slice(0, link.start));
      if (isShown) add(">file", 1);
      else if (isForeign || CITED.has(kind)) add(`>${isForeign ? "press" : kind}`, 1);
      else note(`>${kind}`, [link]);
    }
    const read = readTokens(reading, isTitle, terms);
    for (const [sign, place] of readSentences(read)) note(sign, [place]);
    const counts = new Map<string, number>();
    for (const { word, kind } of read) {
      if (kind.text === "<name>") names.set(word.text, (names.get(word.text) ?? 0) + 1);
      const role = WEIGHED.has(kind.text) ? kind.text : word.wordKind;
      if (role !== undefined) counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    // A long text has more of everything.
    const share = isTitle ? 1 : 10 / Math.max(FEW_WORDS, read.length);
    for (const [role, count] of counts) {
      add(`${field}#${role}`, isTitle ? count : Math.min(1, share * count));
    }
    tokens.push(...read);
  }
  const joints = readJoints(tokens);
  for (const joint of joints) signs.set(joint, 4 / Math.sqrt(Math.max(FEW_JOINTS, joints.size)));
  const links = [...title.links, ...content.links];
  const most = Math.max(0, ...names.values());
  add(">brand", findBranded(links, tokens) ? 1 : 0);
  add("names", Math.max(0, Math.min(MOST, most - 1)) / MOST);
  add("many hosts", new Set(links.map((link) => link.host)).size > 2 ? 1 : 0);
  add("asks", /\?\s*$/.test(title.text) ? 1 : 0);
  add("no text", content.text.trim() === "" ? 1 : 0);
  add("length", Math.log(1 + content.text.length) - 5);
  return { signs, evidence, repeatsName: most > 2 };
}

const WEIGHED = new Set(["<name>", "<price>", "<percent>", "<number>", "<handle>", "?"]);

/** What a sentence tells in any language that we read: 'mon premier album', 'I built Murmel', 'Scrivetemi'. */
function* readSentences(tokens: readonly Token[]): Generator<[sign: string, place: TextPlace]> {
  let first: Token | null = null;
  let self: Token | null = null;
  let price: Token | null = null;
  let owner = -Infinity;
  let isPriced = false;
  for (const [at, token] of tokens.entries()) {
    const { word, kind } = token;
    const is = word.wordKind;
    if (word.isEnd) {
      first = self = price = null;
      owner = -Infinity;
      continue;
    }
    if (!first) {
      first = token;
      // 'DM me if you saw it' is said by all.
      if (is === "call" && !/^[dp]m$/.test(word.text)) yield ["bid", token];
    }
    if (is === "me" || is === "us") {
      self ??= token;
      if (POSSESSIVE.test(word.text)) owner = at;
    }
    if (kind.text === "<price>") price ??= token;
    if (LEADS_TO.has(first.word.text) && OF_OWN.has(kind.text)) yield ["sends", token];
    const next = tokens[at + 1];
    if (is === "made" && self && next?.kind.text === "<name>") {
      yield ["own", { start: self.start, end: next.end }];
    }
    if (is === "work" && at - owner <= NEAR) {
      yield ["own", { start: tokens[owner]?.start ?? token.start, end: token.end }];
    }
    if (!isPriced && price && (is === "work" || is === "offer" || is === "call")) {
      isPriced = true;
      yield ["priced", price];
    }
  }
}

/** 'Get it at example.com': what a sentence begins with that sends readers somewhere. */
const LEADS_TO = new Set(
  "get find see grab try visit join check come here download order book preorder sign".split(" "),
);
const OF_OWN = new Set("<home> <page> <store> <chat> <short> <form> <handle>".split(" "));

const FEW_WORDS = 40;
const FEW_JOINTS = 36;

/** Two kinds of word in one sentence: 'we' and something made, a price and an offer. */
function readJoints(tokens: readonly Token[]): Set<string> {
  const joints = new Set<string>();
  const known = new Set<string>();
  let sentence = new Set<string>();
  for (const { word, kind } of tokens) {
    const role = kind.role;
    if (role !== undefined) sentence.add(role);
    if (!word.isEnd) continue;
    const roles = Array.from(sentence).toSorted();
    sentence = new Set();
    const key = roles.join("&");
    if (known.has(key)) continue;
    known.add(key);
    for (const [at, first] of roles.entries()) {
      for (const second of roles.slice(at)) joints.add(`${first}&${second}`);
    }
  }
  return joints;
}

const NEAR = 4;
const POSSESSIVE =
  /^(?:my|our|mein|unser|mon|ma|mes|notre|nos|mis?|nuestr|meus?|minhas?|noss|mi[ao]|miei|nostr|mijn|on[zs]e?|m[oó]j|nasz)/;

/** The first link whose site the text speaks of by its name: 'NomadNumbat' beside nomadnumbat.com. */
function findBranded(links: readonly Link[], tokens: readonly Token[]): Link | undefined {
  const labelled = links.map((link) => ({ link, label: labelOf(link) }));
  const candidates = labelled.filter(
    ({ link, label }) =>
      label.length >= 4 && !isHostOf(link.host, COMMON) && !CITED.has(classifyLink(link)),
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

const COMMON = new Set(
  "github.com gitlab.com amazon.com apple.com steampowered.com youtube.com etsy.com".split(" "),
);
