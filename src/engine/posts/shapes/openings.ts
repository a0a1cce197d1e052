import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { touchesSubject } from "../community/subject.ts";
import { textOf, type UsableAnswers } from "../usable-answers.ts";
import type { Piece } from "./shape.ts";

/** What everybody knows that such a thing has, so that a story about it needs no introduction. */
export const KIND_WORDS: Record<ProjectKind, string[]> = {
  software: ["users", "version", "release", "launch"],
  game: ["level", "levels", "testers", "playtest", "players"],
  book: ["chapter", "manuscript"],
  product: ["prototype"],
  shop: ["customers", "opened"],
  media: ["episode", "issue", "listeners", "subscribers"],
  course: ["lesson", "lessons", "students", "course"],
  service: ["customers", "clients"],
  cause: ["volunteers", "petition", "council"],
};

/** 'We had a wiki page', 'For six years I drew', 'I used to hand out': what was before needs no name. */
export const HABIT = /\bfor \w+(?: \w+)? years\b|^(?:(?:I|we) (?:had|used|kept|tried|never|always)\b|every \w+\b)/i; // prettier-ignore

/** 'First icon was red': of what? And what is said in one breath is nothing to begin with. */
export function isRemark(is: Piece["is"], sentences: string[]): boolean {
  // 'Chalk and soap is what everybody does': for what? What somebody did is a story.
  if (is === "before") return !OF_PEOPLE.test(sentences[0] ?? "");
  if (is !== "mistake" && is !== "surprise") return false;
  return OF_FIRST.test(sentences[0] ?? "") || countWords(sentences.join(" ")) < FEWEST_TO_OPEN;
}

const OF_PEOPLE = /^(?:\p{L}+ ){0,5}(?:I|we|my|our|she|he)\b/iu;
const OF_FIRST = /^(?:(?:the|my|our|in the|in my|in our) )?first \p{Ll}+ |^in \p{Ll}+ (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen|\p{Ll}+ty)\b/iu; // prettier-ignore
const FEWEST_TO_OPEN = 14;

/** 'People outside the country print it and play it': what? */
export const OF_IT = /^(?:(?!that\b)[\w'’]+ ){1,5}(?:it|them)\b/i;
/** 'It goes back to the Latin' needs what came before it. */
export const POINTS = /^(?:\w+ ){0,4}(?:it|they|them|this|that|these|those|he|she)\b/i;
/** 'I recorded the first two over the telephone', 'In the fourth one': of what? */
export const COUNTED = /^the ones?\b|\b(?:first|second|third|fourth|fifth|sixth|last|next|other|latest) (?:ones?|two|three|four|five|six|eight|ten|twelve|few|\d+)\b(?! \w{1,20}s\b)|\bone of (?:them|these|those)\b/i; // prettier-ignore

/** 'The box is still there' in a comment without the story that has a box. */
export function pointsAtStory({ is, sentences }: Piece, answers: UsableAnswers): boolean {
  const noun = /^The (\p{Ll}{3,20}) (?:is|was|has|are|were)\b/u.exec(sentences[0] ?? "")?.[1];
  return noun !== undefined && is !== "scene" && touchesSubject(textOf(answers, "scene"), [noun]) && !touchesSubject(textOf(answers, "what"), [noun]); // prettier-ignore
}
