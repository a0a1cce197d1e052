import { splitAnswer } from "#engine/interview/complete-answer.ts";
import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import { isName } from "#engine/lexicon/is-name.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { QUOTED, SAYS_WHO, SAYS_WHO_BEHIND } from "../rows/people-rows.ts";
import { listPeople } from "../told/list-people.ts";
import { NAMED_ONE, NAMES_BY_TRADE } from "../rows/pointer-rows.ts";
import {
  actsAs,
  BARE_FIGURE,
  COUNTED_AS_KNOWN,
  HE_OR_SHE,
  introducesAs,
  isPlaceOf,
  KNOWN_ANYWHERE,
  MORE_PEOPLE,
  NAMED_AS_KNOWN,
  REMARKS,
  SOMEBODYS_NAME,
} from "../rows/untold-rows.ts";

type Post = { name: string; interview: Interview; content: string };

/**
 * What a post takes for known and has not told: somebody by name, 'she', a thing or a number of things that another answer introduces,
 * a figure of nothing, a remark for who read the interview. In words for those who look for it; about three of five are so.
 */
export function findUntold({ name, interview, content }: Post): string[] {
  let before = "";
  return content.split("\n\n").flatMap((paragraph, at) =>
    splitAnswer(paragraph).flatMap((sentence, place) => {
      const plain = sentence.replaceAll(QUOTED, '""');
      const found = [
        ...listNames(plain.replaceAll(name, "X"), before, interview).map((word) => [
          "person",
          word,
        ]),
        // A story says who is meant, unless it begins with it.
        ...(before === "" || readOwn(sentence, interview) ? listPronouns(plain, before) : []).map(
          (word) => ["pronoun", word],
        ),
        ...listThings(plain, before, readOwn(sentence, interview)).map((word) => ["thing", word]),
        ...(plain.match(REMARKS) ?? []).map((word) => ["remark", word]),
        ...(at > 0 && place === 0 ? (plain.match(BARE_FIGURE) ?? []) : []).map((word) => [
          "figure",
          word,
        ]),
      ];
      before += `${sentence} `;
      return found.map(([is, word]) => `${is} '${word}': ${sentence}`);
    }),
  );
}

/** Somebody's name, as if readers knew who that is; a story says so itself, unless another answer does. */
function listNames(sentence: string, before: string, interview: Interview): string[] {
  const { scene = "", premise = "", sample = "", ...others } = interview.answers;
  const introduced = new Set(listPeople(interview).map(({ name }) => name));
  const said = Object.values(others).join("\n");
  return Array.from(sentence.matchAll(SOMEBODYS_NAME))
    .filter(({ 0: word, index }) => {
      const start = sentence.slice(0, index);
      const behind = sentence.slice(index + word.length);
      const isKnown =
        `${before}${start}`.includes(word) || SAYS_WHO.test(start) || SAYS_WHO_BEHIND.test(behind);
      const isLonger = /^ \p{Lu}/u.test(behind);
      const isNobody =
        NOBODY.some((sign) => hasSign(word, sign)) || !isName(word, `${scene}\n${said}`);
      const isOfStory = [scene, premise, sample].some((story) => story.includes(word));
      const acts = isOfStory ? introduced.has(word) : actsAs(word).test(said);
      return !isKnown && !isLonger && !isNobody && acts;
    })
    .map(([word]) => word)
    .filter((word) => introduced.has(word) || !isPlaceOf(word).test(said));
}

const NOBODY = ["runsOn", "writtenIn", "dated"] as const;

function listPronouns(sentence: string, before: string): string[] {
  const found = HE_OR_SHE.exec(sentence);
  if (!found) return [];
  const told = `${before}${sentence.slice(0, found.index)}`;
  const isNamed = Array.from(told.matchAll(SOMEBODYS_NAME)).some(
    ({ 0: word, index }) => /[\p{Ll},\d] $/u.test(told.slice(0, index)) && !hasSign(word, "dated"),
  );
  const isSaid = hasSign(told, "person") || NAMES_BY_TRADE.test(told) || MORE_PEOPLE.test(told);
  // Before all others 'our beagle' is somebody as well.
  const isBegun = before === "" && NAMED_ONE.test(told);
  return isNamed || isSaid || isBegun ? [] : [found[0]];
}

type Own = { id: AnswerId; others: string } | null;

/** The answer that a sentence is from, and what all others say. */
function readOwn(sentence: string, { answers }: Interview): Own {
  const ids = Object.keys(answers) as AnswerId[];
  const said = sentence.toLowerCase().replace(/[.!?]+$/, "");
  const find = (text: string) => ids.find((each) => answers[each]?.toLowerCase().includes(text));
  // Its first words may be ours.
  const id = find(said) ?? find(said.split(" ").slice(2).join(" "));
  if (id === undefined || TOLD_FIRST.has(id)) return null;
  const others = ids.filter((each) => each !== id).map((each) => answers[each] ?? "");
  return { id, others: others.join(" ") };
}

/** To somebody who knows nothing. */
const TOLD_FIRST: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "what",
  "scene",
  "sample",
  "premise",
  "howItPlays",
]);
/** Examples in these are anybody's: 'put it on the desk'. */
const EXPLAIN: ReadonlySet<AnswerId> = new Set<AnswerId>(["unusual", "oneJob", "formula", "teach"]);

/** 'The wet version', 'on 30 of the 41 launches', where only another answer says which. */
function listThings(sentence: string, before: string, own: Own): string[] {
  if (own === null) return [];
  const told = (index: number) => `${before}${sentence.slice(0, index)}`.toLowerCase();
  const counted = Array.from(sentence.matchAll(COUNTED_AS_KNOWN)).filter(
    ({ 1: word = "", index }) => !told(index).includes(word) && own.others.includes(word),
  );
  const named = Array.from(sentence.matchAll(NAMED_AS_KNOWN)).filter(
    ({ 1: word = "", index }) =>
      !KNOWN_ANYWHERE.has(word) &&
      !told(index).includes(stemOf(word)) &&
      introducesAs(word).test(own.others) &&
      !introducesAs(word).test(sentence),
  );
  const things = EXPLAIN.has(own.id) ? counted : [...counted, ...named];
  return things.map(([, word = ""]) => word);
}

function stemOf(word: string): string {
  return word.replace(/(?:ies|es|s|ed|ing)$/, "");
}
