import type {
  PolicySource,
  PostFormat,
  Requirement,
  StanceOnPromotion,
} from "#engine/policy/policy.ts";
import { splitTags } from "#engine/text/text-place.ts";
import { findDay, isNegated, isPermitted, splitRule } from "#engine/rules/reading/split-rule.ts";
import {
  DENIED_DAY,
  LIMIT,
  PROMOTING_IDEAS,
  PROMOTION,
  SHOWCASE,
  THREAD,
  readShare,
} from "#engine/rules/reading/read-promotion.ts";

type WithoutSource<R> = R extends { source: PolicySource } ? Omit<R, "source"> : never;
export type PastedDemand = Exclude<WithoutSource<Requirement>, { kind: "unwanted" }>;

/** What one sentence asks of a post beside what has a code. */
export type SentenceDemands = {
  demands: PastedDemand[];
  bannedWords: string[];
  formats: PostFormat[] | null;
};

const ASKED =
  /\b(?:must|required?|requires|need(?:s|ed)?|have to|has to|should|please|always|include|contain|add|put|write|begin|start|use|mandatory|every|all|tag)\b/i;
const REFUSED =
  /\b(?:no|not|never|don'?t|do not|cannot|can'?t|avoid|banned|forbidden|blocked|filtered|prohibited|disallowed|removed?|refrain)\b/i;

export function readDemands(sentence: string): SentenceDemands {
  const bannedWords = readBannedWords(sentence);
  const demands =
    bannedWords.length > 0
      ? []
      : [
          readTitleTag(sentence),
          readPhrase(sentence),
          readSections(sentence),
          readLength(sentence),
          readBody(sentence),
          readDomains(sentence),
        ].filter((demand) => demand !== null);
  return { demands, bannedWords, formats: readFormats(sentence) };
}

/** 'Titles begin with [Show] or [Ask]'; '[game name]' says what belongs into the brackets. */
function readTitleTag(sentence: string): PastedDemand | null {
  const isAboutTitles = /\btitles?\b/i.test(sentence);
  const isRefused = REFUSED.test(sentence) && !/\bwithout\b|\bmust\b/i.test(sentence);
  if (!isAboutTitles || !ASKED.test(sentence) || isRefused) return null;
  const tags = splitTags(sentence).filter((tag) => tag.length <= 40);
  if (tags.length === 0) {
    return /\b(?:square )?brackets\b/i.test(sentence)
      ? { kind: "title-bracket", text: shorten(sentence) }
      : null;
  }
  return tags.every((tag) => /^[a-z][a-z ]*$/.test(tag) && tag.includes(" "))
    ? { kind: "title-bracket", text: tags.map((tag) => `[${tag}]`).join(" ") }
    : { kind: "tag", tags: tags.slice(0, 12) };
}

const QUOTED = /["“„«]([^"”“«»\n]{2,80})["”»]|(?<![\p{L}\p{N}])['‘]([^'’\n]{2,80})['’](?!\p{L})/gu;

function listQuoted(sentence: string): string[] {
  return Array.from(sentence.matchAll(QUOTED), ([, double, single]) =>
    (double ?? single ?? "").replace(/(?<![.,;:])[.,;:]+$/, "").trim(),
  ).filter((words) => words.length > 1);
}

function readPhrase(sentence: string): PastedDemand | null {
  const isWanted =
    /\b(?:include|contain|say|state|write|add|put|end|begin|start|have|mention|copy|paste|show)s?\b/i.test(
      sentence,
    ) && /\b(?:phrase|words?|sentence|line|statement|text|disclaimer|code ?word)\b/i.test(sentence);
  if (!isWanted || !ASKED.test(sentence)) return null;
  if (/\b(?:no|not|never|don'?t|avoid)\b/i.test(sentence.replaceAll(QUOTED, ""))) return null;
  const [phrase] = listQuoted(sentence);
  return phrase ? { kind: "phrase", phrase: phrase.toLowerCase() } : null;
}

/** 'Every post has these sections: Problem, What I tried, Question.' */
function readSections(sentence: string): PastedDemand | null {
  if (!/\b(?:sections?|headings?|headers?)\b/i.test(sentence)) return null;
  const list = /:\s*([^:]{5,300})$/.exec(sentence)?.[1];
  if (!list || !ASKED.test(sentence)) return null;
  const headings = splitList(list).filter((heading) => heading.length <= 40);
  return headings.length > 1 ? { kind: "sections", headings: headings.slice(0, 12) } : null;
}

function readLength(sentence: string): PastedDemand | null {
  const number =
    /\b(at least|minimum(?: of)?|min\.?|more than|longer than|at most|maximum(?: of)?|max\.?|no more than|fewer than|under|shorter than)\s+(\d{1,2},\d{3}|\d{1,5})\s+characters?\b/i.exec(
      sentence,
    );
  if (!number) return null;
  const count = Number((number[2] ?? "").replace(",", ""));
  const isMost = /most|max|no more|fewer|under|shorter/i.test(number[1] ?? "");
  return {
    kind: "length",
    field: /\btitles?\b/i.test(sentence) ? "title" : "content",
    min: isMost ? null : count,
    max: isMost ? count : null,
  };
}

function readBody(sentence: string): PastedDemand | null {
  if (/\b(?:no|not)\b.{0,20}\btitle[- ]only\b|\btitle[- ]only posts? (?:are|will be|get) (?:not allowed|removed)\b/i.test(sentence)) return { kind: "body", is: "required" }; // prettier-ignore
  if (/\bposts?\b.{0,30}\b(?:must|need to|have to|should) (?:have|include|contain) (?:a |some )?(?:body|text|description)\b/i.test(sentence)) return { kind: "body", is: "required" }; // prettier-ignore
  if (/\bempty (?:body|text)\b.{0,30}\b(?:required|only|mandatory)\b|\bno (?:body )?text in the (?:body|post)\b|\b(?:leave|keep) the (?:body|text)(?: field)? empty\b/i.test(sentence)) return { kind: "body", is: "forbidden" }; // prettier-ignore
  return null;
}

const DOMAIN =
  /(?<![\w@.-])(?:[a-z0-9-]{1,40}\.){1,2}(?:com|net|org|io|co|me|gg|ly|app|dev|tv|shop|info|be|de|uk)\b/gi;

function readDomains(sentence: string): PastedDemand | null {
  if (!REFUSED.test(sentence) || !/\blinks?\b|\bdomains?\b|\bsites?\b|\burls?\b/i.test(sentence)) {
    return null;
  }
  const hosts = [...new Set((sentence.match(DOMAIN) ?? []).map((host) => host.toLowerCase()))];
  return hosts.length > 0 ? { kind: "domains", banned: hosts.slice(0, 50), allowed: null } : null;
}

const MOST_WORDS = 50;

/** 'These words are banned: airdrop, presale', 'Do not use the word "guru"'. */
function readBannedWords(sentence: string): string[] {
  const isAboutWords = /\b(?:words?|terms?|keywords?|phrases?|expressions?)\b/i.test(sentence);
  const plain = sentence.replaceAll(QUOTED, "…");
  if (!isAboutWords || !REFUSED.test(plain) || /\bwithout\b|\bunless\b/i.test(plain)) return [];
  const quoted = listQuoted(sentence);
  const list = /:\s*([^:]{2,390})$/.exec(sentence)?.[1] ?? "";
  const words = quoted.length > 0 ? quoted : splitList(list);
  return words.filter((word) => word.split(" ").length <= 4).slice(0, MOST_WORDS);
}

function splitList(list: string): string[] {
  return list
    .split(/[,;/|]\s*(?:and |or )?| (?:and|or) /)
    .map((item) => item.replaceAll(/^["'“‘(\s]+|(?<!["'”’).!\s])["'”’).!\s]+$/g, ""))
    .filter((item) => item.length > 1);
}

const FORMAT_WORDS: [PostFormat, RegExp][] = [
  ["text", /\b(?:text|self)\b/i],
  ["link", /\blinks?\b/i],
  ["image", /\b(?:images?|photos?|pictures?|galler(?:y|ies))\b/i],
  ["video", /\b(?:videos?|gifs?|clips?)\b/i],
];

const FORMAT = String.raw`(?:text|self|links?|images?|photos?|pictures?|videos?|gifs?)`;
const ONLY_FORMATS = new RegExp(
  String.raw`\bonly (${FORMAT}(?:(?:,| or| and|,? and|/) ?${FORMAT}){0,3})(?: posts?| submissions?)?(?: (?:are|is) (?:allowed|accepted|permitted))?[.!]?$|\b(${FORMAT}(?:(?:,| or| and|/) ?${FORMAT}){0,3})(?:[ -]posts?| submissions?)? only\b`,
  "i",
);

function readFormats(sentence: string): PostFormat[] | null {
  const named = ONLY_FORMATS.exec(sentence);
  const words = named?.[1] ?? named?.[2];
  if (!words || /\bno\b/i.test(sentence.slice(0, named?.index))) return null;
  return FORMAT_WORDS.filter(([, pattern]) => pattern.test(words)).map(([format]) => format);
}

function shorten(sentence: string): string {
  return sentence.length <= 100 ? sentence.replace(/[.!]$/, "") : `${sentence.slice(0, 100).trimEnd()}…`; // prettier-ignore
}

export type PastedStance = Omit<StanceOnPromotion, "source">;

export function makeStance(is: PastedStance["is"], more: Partial<PastedStance> = {}): PastedStance {
  return { is, detail: null, flairs: [], day: null, sharePercent: null, ...more };
}

const OWN_THING =
  /\b(?:your|own|personal) (?:own |new |latest |side )?(?:apps?|tools?|startups?|products?|web ?sites?|sites?|games?|blogs?|channels?|links?|services?|businesse?s?|newsletters?|podcasts?|creations?|content|stuff|builds?|launch(?:es)?|work)\b|\bwhat (?:you(?:'ve| have|'re| are)? )(?:made|built|making|building|working on|launched)\b/;

/** A sentence about one's own projects, adverts or work. */
export function isAboutOwnWork(sentence: string): boolean {
  const words = lower(sentence);
  return PROMOTION.test(words.replaceAll(PROMOTING_IDEAS, "")) || isShowcase(words);
}

function isShowcase(words: string): boolean {
  return SHOWCASE.test(words) || OWN_THING.test(words);
}

/** What a sentence allows one to do with one's own work; null where it allows nothing by itself. */
export function readPermission(sentence: string, ruleName: string): PastedStance | null {
  const words = lower(sentence);
  const isNamedSo = isAboutOwnWork(ruleName) && /^(?:only|use|please|keep|these|they|it|that|post|you (?:can|may)|allowed|welcome|must|limit)\b/.test(words); // prettier-ignore
  if (!isAboutOwnWork(sentence) && !isNamedSo) return null;
  if (THREAD.test(words)) return readThread(sentence, words);
  const flairs = listFlairs(sentence);
  const day = findDay(words);
  if (day && !DENIED_DAY.test(words)) return makeStance("weekday", { day, flairs });
  const demandsFlair = /\bflair|\btag(?:s|ged|ging)?\b/.test(words);
  const isBanWithoutFlair = isNegated(words) && !/\bwithout\b|\bunless\b|\bexcept\b/.test(words);
  if (demandsFlair && !isBanWithoutFlair) return makeStance("flair", { flairs });
  if (isNegated(words)) return null;
  if (LIMIT.test(words)) return makeStance("share", { sharePercent: readShare(words) });
  return readWelcome(words);
}

function readThread(sentence: string, words: string): PastedStance | null {
  // 'Do not promote in the help thread' leaves no thread to it.
  const isDenied = /\b(?:no|not|never|don'?t)\b[^.]{0,30}\b(?:in|into) (?:the|our|this)\b/.test(
    words,
  );
  const isException = /\b(?:except|unless|outside|other than|only|instead|without)\b/.test(words);
  if (isDenied && !isException) return null;
  const named = /\b((?:[A-Z][\w'’&-]* |weekly |monthly |daily |pinned |stickied |dedicated |self-promo\w* |promo\w* |showcase |feedback |mega){1,5}threads?)\b/.exec(sentence)?.[1]; // prettier-ignore
  return makeStance("thread", { detail: named ? `the ${named.replace(/^(?:The|Our|In|Use) /, "")}` : null }); // prettier-ignore
}

const INVITED =
  /\b(?:share|post|show|show off|showcase|present|launch|promote|announce|bring|drop) (?:us )?(?:your|what you|any|all)\b/;

function readWelcome(words: string): PastedStance | null {
  const isInvited = INVITED.test(words) && !/\b(?:before|if you|when you|to) (?:share|post|show|promote)/.test(words); // prettier-ignore
  if (!isPermitted(words) && !isInvited) return null;
  if (/\bonly\b/.test(words) && !isInvited) return null;
  const condition = /\b(?:as long as|provided(?: that)?|so long as|if|when) (.{5,80}?)[.!]?$/.exec(words)?.[1]; // prettier-ignore
  return condition
    ? makeStance("value", { detail: `tolerated if ${condition}` })
    : makeStance("welcome");
}

/** 'the Show Off flair', 'flair it as "Launch"', '[Promo]'. */
export function listFlairs(sentence: string): string[] {
  if (!/\bflair|\btag/i.test(sentence)) return [];
  const quoted = Array.from(
    sentence.matchAll(/["“‘]([^"”’\n]{2,40})["”’]|(?<!\w)'([^'\n]{2,40})'(?!\w)/g),
    ([, double, single]) => double ?? single ?? "",
  );
  const marked = [...quoted, ...splitTags(sentence)];
  if (marked.length > 0) return unique(marked);
  const named =
    /\b(?:[Tt]he|[Aa]n?|[Uu]nder|[Ww]ith|[Uu]se|[Uu]sing|[Aa]dd) (?:our )?((?:[A-Z][\w&/-]*)(?: (?:[A-Z][\w&/-]*|and|or|&|my|an?|of)){0,4}) (?:post |link )?(?:flair|tag)s?\b/.exec(
      sentence,
    )?.[1] ??
    /\bflair(?:ed)?(?: (?:it|them|your posts?|posts|as|with|must be|should be|is)){0,3}:? ((?:[A-Z][\w&/-]*)(?: [A-Z][\w&/-]*){0,3})/.exec(
      sentence,
    )?.[1];
  return named ? unique(named.split(/,? or |, /)) : [];
}

function unique(names: string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))].slice(
    0,
    6,
  );
}

function lower(sentence: string): string {
  return splitRule({ name: sentence, text: "" }).name;
}
