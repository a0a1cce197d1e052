import { splitAnswer } from "#engine/interview/complete-answer.ts";
import {
  completePhrase,
  listFurther,
  PHRASE_IDS,
  type PhraseId,
} from "#engine/interview/complete-sentence.ts";
import { ANSWER_IDS, type AnswerId, type Interview, isTyped } from "#engine/interview/interview.ts";
import { isName } from "#engine/lexicon/is-name.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { findWeakAnswer } from "#engine/interview/weak-answers.ts";
import { LIST_SIGN, beginLarge, beginSmall } from "#engine/text/characters.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { HAPPENS } from "../rows/opening-rows.ts";
import { completeNote } from "./complete-note.ts";
import { findRests } from "./find-rests.ts";
import { listPeople } from "./list-people.ts";
import { pointsAtNothing } from "./points-at-nothing.ts";
import { plainText, tidyAnswer } from "./tidy-answer.ts";
import { NAMES_THING } from "#engine/posts/what-rows.ts";
import { areMany } from "#engine/posts/introduce.ts";
import { sayWhom } from "./say-whom.ts";
import { sayOfMany } from "./say-of-many.ts";
import type { Matter, Told } from "./told.ts";

/** What the founder said, with what each answer rests on. An answer that says nothing is left out. */
export function readAnswers(project: Told["project"], interview: Interview): Told {
  const phrase = (id: PhraseId) => readPhrase(id, project.name, interview);
  const { what, further } = joinDoes(
    phrase("what"),
    listFurther(readWhat(interview.answers.what ?? "")).filter(
      (sentence) => !interview.answers.price?.trim() || !COSTS.test(sentence),
    ),
  );
  const said = ANSWER_IDS.filter((id) => !PHRASE_IDS.some((each) => each === id)).flatMap((id) =>
    readMatter(id, interview, project.name, areMany(what ?? "")),
  );
  const introduced = listPeople(interview);
  const known = {
    names: new Set(introduced.map((person) => person.name)),
    words: [project.name, what ?? "", ...further, phrase("forWhom") ?? ""].join(" "),
    people: further.join(" "),
  };
  return {
    project,
    interview,
    what,
    further,
    forWhom: phrase("forWhom"),
    why: phrase("why") === null ? null : readWhy(interview),
    who: phrase("who"),
    people: introduced,
    matters: said.map((matter) => Object.assign(matter, findRests(matter, said, known))),
  };
}

function readPhrase(id: PhraseId, name: string, { answers }: Interview): string | null {
  const said = answers[id] ?? "";
  const text = id === "what" ? joinNotes(readWhat(said)) : readLine(said);
  if (!text || findWeakAnswer(id, text, name)) return null;
  const all = Object.values(answers).join("\n");
  const phrase = completePhrase(id, text, name, all);
  if (id === "what" || id === "who") return phrase || null;
  // 'People who like to mow a lawn?' ends no sentence of ours, and 'one of these books' begins no post.
  // 'Two kinds of people' says nothing without the sentence behind it.
  // 'I thought it would be for kids' and 'not for kids' are nothing to stand behind 'for'.
  const isOwn = (id === "forWhom" && NOT_BEHIND_FOR.test(phrase)) || COUNTS_READERS.test(phrase);
  if (phrase.includes("?") || pointsAtNothing(phrase) || isOwn) return null;
  return (id === "forWhom" ? writeSmall(phrase, all) : phrase) || null;
}

/** What something costs is said where prices are. */
const COSTS = /[$£€] ?\d|\d ?[$£€]|\d (?:dollars|euros?|pounds)\b/i;

/** 'Because nobody mends them' is a sentence without its first word. */
function readWhy({ answers, isTeam }: Interview): string[] | null {
  const said = (answers.why ?? "")
    .trim()
    .replace(/^(?:it exists |it matters |i made it )?because /i, "");
  const paragraphs = tidyAnswer(beginLarge(said), "why", isTeam);
  const [first = ""] = splitAnswer(paragraphs[0] ?? "");
  const isSaid = hasSign(first, "clause") || HAPPENS.test(first);
  const isAlone = !hasSign(first, "pointsBack") && !pointsAtNothing(first);
  return isSaid && isAlone && !paragraphs.some((each) => each.includes("\n")) ? paragraphs : null;
}

const NOT_BEHIND_FOR =
  /^(?:(?:I|we|he|she|they) \p{Ll}|(?:not|to|because|used|nobody|when|if)(?!\p{L})|(?:my|our|most|all) (?:\p{Ll}+ ){1,2}(?:is|are|was|were) )/iu;
const COUNTS_READERS =
  /^(?:two|three|four|both) (?:\p{Ll}+ )?(?:kinds?|sorts?|types?|groups?) of \p{Ll}+$/iu;

/** 'A Python library. It guesses what columns are.' is a library that guesses what columns are. */
function joinDoes(
  what: string | null,
  further: string[],
): { what: string | null; further: string[] } {
  if (what === null) return { what, further: [] };
  const [next = "", ...rest] = further;
  const joined = `${what}. ${next}`.replace(DOES_NEXT, "$1 that $2 ").replace(/[.]$/, "");
  const isShort = joined.length <= LONGEST_JOINED;
  if (DOES_NEXT.test(what)) return { what: what.replace(DOES_NEXT, "$1 that $2 "), further };
  return next !== "" && DOES_NEXT.test(`${what}. ${next}`) && isShort
    ? { what: joined, further: rest }
    : { what, further };
}

const LONGEST_JOINED = 180;
const DOES_NEXT =
  /^(an? (?:(?! that | which | where | who | in which )[^.,;:!?]){2,44})[.,] it (?!was )(\p{Ll}{2,}s) /iu;

/** Who asks first ('You know those snails?') says what it is behind that. */
function readWhat(text: string): string {
  const line = readLine(text);
  const [before = ""] = line.split("?", 1);
  const isAsked = before !== line && !before.includes(". ");
  const at = isAsked ? line.search(NAMES_THING) : 0;
  return at > 0 ? line.slice(at) : line;
}

/** Lines and lists become what one would say: 'three sauces: A, B, C'. */
function readLine(text: string): string {
  const lines = plainText(text).split("\n");
  return lines
    .map((line) => line.replace(LIST_SIGN, "").trim())
    .reduce((said, line) => {
      if (said === "" || line === "" || /[.!?:\-–,;/]$/.test(said)) return `${said} ${line}`.trim();
      return `${said}, ${line}`;
    }, "");
}

/** 'High school people' begins small within a sentence; 'Finnish speakers' does not. */
function writeSmall(phrase: string, said: string): string {
  const [word = ""] = /^\p{Lu}\p{Ll}+(?=,? \p{Ll})/u.exec(phrase) ?? [];
  const isPlain = word !== "" && !isName(word, said);
  return isPlain ? beginSmall(phrase) : phrase;
}

/** Behind 'a viewer. collapses lines' it is said who does so. */
function joinNotes(text: string): string {
  return text.replaceAll(/(?<=\p{L}{3})\. (\p{Ll}.*)/gu, (all: string, note: string) => {
    const large = beginLarge(note);
    const said = completeNote(large, "unusual", false);
    return said.startsWith("It") && said !== large ? `. i${said.slice(1)}` : all;
  });
}

function readMatter(id: AnswerId, interview: Interview, name: string, isOfMany: boolean): Matter[] {
  const { answers, isTeam } = interview;
  const text = answers[id] ?? "";
  const tidied = isTyped(interview, id)
    ? [text].filter(Boolean)
    : sayWhom(tidyAnswer(text, id, isTeam), id, interview);
  const paragraphs = isOfMany
    ? tidied.map((paragraph) =>
        splitAnswer(paragraph)
          .map((sentence) => sayOfMany(sentence, text))
          .join(" "),
      )
    : tidied;
  if (paragraphs.length === 0) return [];
  if (findWeakAnswer(id, plainText(text), name, { areNotesFine: true })) return [];
  if (id === "userSaid" && isSaidByNobody(paragraphs.join(" "))) return [];
  const sentences = paragraphs.flatMap((paragraph) => splitAnswer(paragraph));
  return [
    { id, paragraphs, sentences, words: countWords(paragraphs.join(" ")), rests: [], restsOf: [] },
  ];
}

/** A quotation alone: readers would ask who said it. */
function isSaidByNobody(text: string): boolean {
  const outside = text
    .replaceAll(/\([^()]*\)/g, "")
    .replaceAll(/["“‘'][^"”]{0,200}["”’'](?=[\s.,!?]|$)/gu, "");
  return countWords(outside) < FEWEST_OF_SPEAKER && !SPEAKER.test(outside);
}

const FEWEST_OF_SPEAKER = 2;
/** 'Anneke: …'. */
const SPEAKER = /^\p{Lu}\p{L}+\s*:/u;
