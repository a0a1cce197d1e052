import type { AnswerId } from "#engine/interview/interview.ts";
import { countSubject, listSubjectWords } from "./community/subject.ts";
import type { Piece } from "./shapes/shape.ts";
import type { UsableAnswers } from "./usable-answers.ts";

const QUESTIONS = ["askReaders", "askPeers"] as const;
/** One word in common is chance. */
const FEWEST_SHARED = 2;
/** They say what a thing is, and nothing that a question could grow from. */
const NO_STORIES: ReadonlySet<string> = new Set(["what", "forWhom", "who", "why", ...QUESTIONS]);

/** How many telling words of a question an answer has. */
export function countShared(question: string, text: string): number {
  return countSubject(text, listSubjectWords(question));
}

/** The answers that a question grows from; none where it can be asked by itself. */
export function findRoots(question: string, answers: UsableAnswers): AnswerId[] {
  const shared = Object.entries(answers).flatMap(([id, { sentences }]) => NO_STORIES.has(id) ? [] : [{ id: id as AnswerId, count: countShared(question, sentences.join(" ")) }]); // prettier-ignore
  const most = Math.max(0, ...shared.map(({ count }) => count));
  return most < FEWEST_SHARED ? [] : shared.filter(({ count }) => count === most).map(({ id }) => id); // prettier-ignore
}

/**
 * The pieces without what points at an answer that is not there: 'all for the same buckle', or a question
 * about a fee that nobody has heard of. Another question takes its place if it can; null where the shape
 * is nothing without it.
 */
export function keepRoots(
  pieces: Piece[],
  answers: UsableAnswers,
  rootsOf = (question: string) => findRoots(question, answers),
): Piece[] | null {
  const asked = pieces.find(({ is }) => QUESTIONS.some((id) => id === is));
  const told = cutRemarks(pieces.filter((piece) => piece !== asked), answers); // prettier-ignore
  if (!told) return null;
  if (!asked) return told;
  const spare = QUESTIONS.filter((each) => each !== asked.is).map((each) => answers[each]?.sentences ?? []); // prettier-ignore
  const rooted = [asked.sentences, ...spare].find((sentences) => sentences.length > 0 && isRooted(told, sentences.join(" "), rootsOf(sentences.join(" ")), answers)); // prettier-ignore
  if (!rooted) return asked.isOptional ? told : null;
  const other = asked.is === "askPeers" ? "askReaders" : "askPeers";
  const id = rooted === asked.sentences ? asked.is : other;
  const at = Math.min(pieces.indexOf(asked), told.length);
  return told.toSpliced(at, 0, { ...asked, is: id, sentences: rooted });
}

/** Whether what a question grows from is told, in that answer or in another. */
export function isRooted(
  pieces: Piece[],
  question: string,
  roots: AnswerId[],
  answers: UsableAnswers,
): boolean {
  if (roots.length === 0 || pieces.some(({ is }) => roots.some((root) => root === is))) return true;
  const [root = "scene"] = roots;
  const said = pieces.map(({ sentences }) => sentences.join(" ")).join(" ");
  const most = countShared(question, answers[root]?.sentences.join(" ") ?? "");
  return countShared(question, said) >= Math.max(1, most - 1);
}

const OTHER_THINGS: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "before"]);

/**
 * Whether a story of the time before is told after the thing was named, and speaks of 'the bag': readers take
 * that one for the founder's.
 */
export function hasWrongThing(pieces: Piece[], what: string): boolean {
  const named = pieces.findIndex(({ is }) => is === "introduction");
  const noun = readHead(what);
  if (named < 0 || noun === null) return false;
  return pieces.slice(named + 1).some(({ is, sentences }) => {
    const text = sentences.join(" ").toLowerCase();
    const at = text.search(new RegExp(String.raw`\b(?:the|my|our) (?:\w{1,20} ){0,1}${noun}s?\b`));
    return OTHER_THINGS.has(is) && at >= 0 && !new RegExp(String.raw`\ban? (?:\w{1,20} ){0,2}${noun}\b`).test(text.slice(0, at)); // prettier-ignore
  });
}

/** 'bag' of 'a handlebar bag for people who carry a camera'. */
export function readHead(what: string): string | null {
  const [phrase = ""] = what.toLowerCase().split(/ (?:that|which|who|for|with|about|of|on|in|from|to|where|at|made)\b|[,;:(]/); // prettier-ignore
  const noun = phrase.split(" ").at(-1) ?? "";
  return /^\p{L}{3,20}$/u.test(noun) ? noun : null;
}

const THE_SAME = /\bthe same (\p{L}{5,})/iu;
/** Every text has its own. */
const ANYBODYS = /^(?:evening|morning|place|thing|things|time|times|night|spot|story|length|shape|colour|color|price|person|people|reason|question|colours|colors|hour|month|moment|again|words?)$/i; // prettier-ignore

/** An answer ends before a remark on something that only another answer names. */
function cutRemarks(pieces: Piece[], answers: UsableAnswers): Piece[] | null {
  let said = "";
  const kept: Piece[] = [];
  for (const piece of pieces) {
    // A scene says itself which one.
    const told = piece.is === "scene" ? [] : piece.sentences;
    const cut = told.findIndex((sentence, index) => {
      const noun = THE_SAME.exec(sentence)?.[1] ?? "";
      if (noun === "" || ANYBODYS.test(noun) || !isOfOthers(noun, piece, answers)) return false;
      const [start = ""] = sentence.split(THE_SAME);
      const before = [said, ...piece.sentences.slice(0, index), start].join(" ");
      return countSubject(before, [noun.toLowerCase()]) === 0;
    });
    if (cut === 0 && !piece.isOptional) return null;
    if (cut !== 0) kept.push(cut < 0 ? piece : { ...piece, sentences: piece.sentences.slice(0, cut) }); // prettier-ignore
    said = `${said} ${piece.sentences.join(" ")}`;
  }
  return kept;
}

function isOfOthers(noun: string, { is }: Piece, answers: UsableAnswers): boolean {
  const others = Object.entries(answers).flatMap(([id, { sentences }]) => id === is ? [] : sentences); // prettier-ignore
  return countSubject(others.join(" "), [noun.toLowerCase()]) > 0;
}
