import type { AnswerId } from "#engine/interview/interview.ts";
import type { BriefCommunity } from "../post-brief.ts";
import { listRelated } from "./related-words.ts";
import type { UsableAnswers } from "../usable-answers.ts";

/** Words that say what is allowed, not what it is about. */
const GENERAL =
  /^(?:own|your|you|free|only|with|without|and|the|for|from|into|about|some|other|others|post|posts?|posted|share[ds]?|sharing|shown?|show|work|works|tools?|apps?|projects?|things?|items?|flairs?|tags?|links?|linked|tolerated|allowed|welcome|fine|usual|disclosed|moderat\w*|promot\w*|selfpromo\w*|advert\w*|resources?|questions?|discussion|people|made|make|makers?|ask|learn|help|community|dev|reddit|talk|club|world|lovers|purpose|point|normal|member\w*|developers?|designers?|authors?|limited|frequency|details?|open|source|code|their|them|this|that|your|they|have|announce|announcements?|matching|weekly|under|using|also|more|most|many|disclose|company|introducing|independent|how|what|when|were|was|are|not|new|good|real|best|same|any|all|own|its|great|super|built|build|building|hey|use|using|well|months?|started|idea|ideas|working|making|area|near|small|long|old|came|set|round|night|find|day|days|year|years|time|get|got|one|two|first|last|there|who|you|can|has|had|did|does|why|where|which|while|would|could|should|will|just|like|than|then|too|very)$/i;

/** Keywords come in the order of how much they say; the later ones could be anybody's. */
const TELLING_KEYWORDS = 15;
/** The first of them are another name for it. */
const NAMING_KEYWORDS = 4;
/** Words of a topic that weigh less are in too many communities. */
const TELLING_LEVEL = 4;

/** What a thing is, or what Reddit calls a shelf: no subject unless a community is named after it. */
const SHELVES =
  /^(?:books?|games?|podcasts?|videos?|newsletters?|courses?|websites?|software|technology|programming|place|places|internet|culture|memes|careers?|hobbies|hobby|interests?|lifestyle|entertainment|relationships|education|content|topics?|self|promo|thread|threads|locations?|united|states|kingdom|europe|whether|around|across|via|taking|weekend|needs|per|rule|start|finally|specific|including|support|original|exists|things|anything|removed|consent|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

/** The words of a community's name, of what is allowed there, and what it is called otherwise. */
export function findCore({ name, policy, keywords = [] }: BriefCommunity): string[] {
  const [allowed = ""] = (policy.stance.detail ?? "").split(";");
  return listWords([
    name.replaceAll(/([a-z])([A-Z])/g, "$1 $2"),
    allowed.replace(/\bno\b.*/, ""),
    ...keywords.slice(0, NAMING_KEYWORDS),
  ]).filter((word) => !COMMON.test(word) && !SHELVES.test(word));
}

/** The words of its name alone, as far as they are a subject: 'climbing', but not 'projects'. */
export function listNameWords({ name }: BriefCommunity): string[] {
  const words = listWords([name.replaceAll(/([a-z])([A-Z])/g, "$1 $2")]);
  return words.filter((word) => word.length >= STEM_LENGTH && !COMMON.test(word) && !SHELVES.test(word)); // prettier-ignore
}

/** The words of its name and of what is allowed there, the sort of thing too: 'game' in 'find testers for own game'. */
export function listNamed({ name, policy }: BriefCommunity): string[] {
  const [allowed = ""] = (policy.stance.detail ?? "").split(";");
  return listWords([name.replaceAll(/([a-z])([A-Z])/g, "$1 $2"), allowed.replace(/\bno\b.*/, "")]);
}

/** What readers came for: the words of its name, of what is allowed there, and of what is written there. */
export function findSubject(community: BriefCommunity): string[] {
  const known = SUBJECTS.get(community);
  if (known) return known;
  const subject = readSubject(community);
  SUBJECTS.set(community, subject);
  return subject;
}

/** Every shape asks again. */
const SUBJECTS = new WeakMap<BriefCommunity, string[]>();

function readSubject(community: BriefCommunity): string[] {
  const { topic, keywords = [], policy } = community;
  const signed = (policy.topic?.levels ?? []).slice(TELLING_LEVEL - 1);
  const core = findCore(community);
  const written = listWords([topic ?? "", ...keywords.slice(0, TELLING_KEYWORDS), ...signed]);
  const told = written.filter((word) => !SHELVES.test(word) && !COMMON.test(word));
  return [
    ...new Set([...core, ...told, ...(policy.kind === "local" ? LOCAL_WORDS : listRelated(core))]),
  ];
}

/** Everything that is often written there: a community is shut on nobody who has one of these words. */
export function findAnyWord(community: BriefCommunity): string[] {
  const written = listWords([...(community.keywords ?? [])]);
  const told = written.filter((word) => !SHELVES.test(word) && !COMMON.test(word));
  return [...new Set([...findSubject(community), ...told])];
}

function listWords(texts: string[]): string[] {
  const found =
    texts
      .join(" ")
      .replaceAll(/[_-]/g, " ")
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(found.map((word) => word.toLowerCase()))].filter(
    (word) => !GENERAL.test(word),
  );
}

/** As many results as a few founders need, so that a server does not keep the texts of all. */
const MOST_REMEMBERED = 1000;

function rememberSome<T>(work: (text: string) => T): (text: string) => T {
  const done = new Map<string, T>();
  return (text) => {
    const before = done.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (done.size >= MOST_REMEMBERED) done.clear();
    done.set(text, result);
    return result;
  };
}

/** What neighbours have in common. */
const LOCAL_WORDS = [
  "here",
  "street",
  "town",
  "city",
  "neighbour",
  "neighbourhood",
  "neighborhood",
];

/** A year that is over stands for all of them. */
const ANY_YEAR = "1900";
const STEM_LENGTH = 5;
const COMPOUND_LENGTH = 8;

/** Whether a text is about the same thing, as far as words tell. */
export function touchesSubject(text: string, subject: readonly string[]): boolean {
  const words = readWords(text);
  return subject.some((wanted) => isTouched(wanted, words));
}

/** How many of a subject's words a text has. */
export function countSubject(text: string, subject: readonly string[]): number {
  return new Set(listTouched(text, subject).map(stemOf)).size;
}

/** Those of a subject's words that a text has. */
export function listTouched(text: string, subject: readonly string[]): string[] {
  const words = readWords(text);
  return subject.filter((wanted) => isTouched(wanted, words));
}

/** Every shape asks about the same sentences, and every sentence about the same words. */
const readWords = rememberSome((text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))]); // prettier-ignore

function isTouched(wanted: string, words: readonly string[]): boolean {
  if (wanted === ANY_YEAR) return words.some((word) => /^1[0-9]\d\d$/.test(word));
  const stem = stemOf(wanted);
  // 'She' would be 'shed'.
  if (stem.length < 3) return words.includes(wanted);
  if (stem.length < 4) return words.some((word) => word === wanted || (word.startsWith(stem) && stemOf(word) === stem)); // prettier-ignore
  return words.some((word) => word.startsWith(stem) || isPartOf(word, wanted));
}

/** 'cargobike' is about cargo and about bikes, and 'SQL' is much of 'SQLite'. */
function isPartOf(word: string, wanted: string): boolean {
  if (!wanted.includes(word) || isGeneral(word) || SMALL.test(word)) return false;
  const isMost = wanted.startsWith(word) && wanted.length - word.length <= 3;
  // 'A folk tale' is folklore.
  const isRoot = word.length >= 4 && wanted.startsWith(word) && CRAFT_OF.test(wanted.slice(word.length)); // prettier-ignore
  return isMost || isRoot || (wanted.length >= COMPOUND_LENGTH && word.length >= STEM_LENGTH);
}

/** 'She' is no part of 'sheep'. */
const SMALL = /^(?:she|her|him|his|our|out|off|the|but|let|may|see|saw|say|put|end|her|past)$/;
const CRAFT_OF =
  /^(?:lore|crafts?|mak(?:ing|ers?)|work(?:ing|ers?)|smith(?:ing|s)?|keep(?:ing|ers?))$/;

const stemOf = rememberSome((word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/able$/, "")
    .replace(/(?:ing|ed|es|s|e)$/, "")
    .replace(/([bdgmnprt])\1$/, "$1")
    .slice(0, STEM_LENGTH),
);

/** The words of a founder's text that can be a subject. */
export const listSubjectWords = rememberSome((text: string): readonly string[] => {
  const words = new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{N}]{3,}/gu));
  return [...words].filter((word) => !isGeneral(word));
});

const isGeneral = rememberSome((word: string) => GENERAL.test(word) || COMMON.test(word));

/** In too many sentences to make two of them one subject. */
const COMMON =
  /^(?:because|before|after|again|always|never|really|would|could|should|every|everyone|everybody|nobody|nothing|somebody|someone|something|anyone|thing|which|where|while|whose|whom|there|here|then|than|they|been|being|does|doing|done|down|each|either|else|even|ever|first|second|last|gave|give|gets|goes|going|gone|have|having|into|just|keep|knew|know|known|less|like|long|look|looked|much|must|need|once|onto|other|over|part|said|says|seen|since|some|still|stop|such|take|taken|tell|tells|told|that|their|them|these|thought|three|through|time|times|took|turn|turned|under|until|upon|used|very|want|wanted|wants|week|weeks|well|went|were|what|when|will|with|without|word|words|years?|your|days?|month|months|about|above|almost|already|also|another|around|away|back|begin|begins|between|both|came|come|comes|four|five|half|find|found|from)$/i;

/** What some communities ask for by name, and the answers that give it. */
const WANTED: [RegExp, AnswerId[]][] = [
  [
    /\bbuilds?\b|\bprocess\b|\bhow (?:it|they) (?:was|were) made\b|\bbuild details\b|\bcode\b|\bsource\b|\bmaps?\b|\bdiagrams?\b/i,
    ["stackOrMaterial"],
  ],
  [/\brecipes?\b/i, ["formula", "teach"]],
  [/\bstory\b|\bstories\b/i, ["scene"]],
  [/\bwriting for critique\b|\bexcerpts?\b|\breadable issue\b/i, ["sample", "episode"]],
  [/\bnumbers\b|\bdata\b/i, ["numbers"]],
  [/\blessons\b|\blesson with\b|\bpostmortem\b|\bteaching\b/i, ["mistake", "teach"]],
];

export function findWanted({ policy }: BriefCommunity): AnswerId[] {
  const detail = policy.stance.detail ?? "";
  return WANTED.flatMap(([sign, answers]) => (sign.test(detail) ? answers : []));
}

/** Whether its readers are those the thing is for, so that the question for them can be asked there. */
export function isOfSubject(community: BriefCommunity, { what }: UsableAnswers): boolean {
  return touchesSubject(what?.sentences[0] ?? "", findSubject(community));
}
