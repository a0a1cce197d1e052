import { completePhrase } from "#engine/interview/complete-sentence.ts";
import { findLinks } from "#engine/drafts/find-links.ts";
import { findOwnWork } from "#engine/drafts/find-disclosure.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import type { AnswerId, Interview } from "#engine/interview/interview.ts";
import { splitSentences } from "#engine/pages/split-sentences.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { introductions } from "#engine/posts/introduce.ts";
import type { Help } from "./rank-answers.ts";

export const COMMENT_WORDS = { fewest: 40, most: 150 };

/** All that a comment may be made of. */
export type CommentBrief = {
  project: { name: string; url: string | null };
  interview: Interview;
  /** As `rankAnswers` put them. */
  helps: readonly Help[];
  /** What the founder says about the asker's own case; it stands first. */
  situation?: string | undefined;
};

/** A comment, the one answer that is missing for it, or nothing where nothing fits the thread. */
export type CommentComposition =
  | { is: "comment"; text: string; rests: AnswerId[]; isSure: boolean }
  | { is: "asks"; questions: AnswerId[] }
  | { is: "nothing" };

/** What helps the asker, in the founder's own words and whole: no product, no link, no closing phrase. */
export function composeComment(brief: CommentBrief): CommentComposition {
  const { interview, helps, project } = brief;
  const { answers } = interview;
  if (!answers.teach) return { is: "asks", questions: ["teach"] };
  const usable = helps.filter(({ id }) => standsAlone(answers[id] ?? "", project.name));
  const head = usable.find(({ id }) => helpsAlone(id, answers[id] ?? ""));
  if (!head) return { is: "nothing" };
  const second = findSecond(head.id, usable);
  const ids = second ? inOrder(head.id, second.id) : [head.id];
  const whole = write(brief, ids);
  const isTooLong = countWords(whole) > COMMENT_WORDS.most;
  const rests = isTooLong ? [head.id] : ids;
  return { is: "comment", text: write(brief, rests), rests, isSure: head.isSure };
}

/** What is said when somebody asks what one made: that one has an interest, what it is, what it can't do. */
export function composeReply({
  project,
  interview,
  situation,
}: Omit<CommentBrief, "helps">): CommentComposition {
  const { what, who } = interview.answers;
  if (!what) return { is: "asks", questions: ["what"] };
  const [introduction = ""] = introductions(
    {
      name: project.name,
      what: completePhrase("what", what, project.name),
      who: who && !who.includes(",") ? completePhrase("who", who, project.name) : null,
    },
    interview,
  );
  const limits = takeSentences(interview.answers.limits ?? "", MOST_LIMIT_WORDS);
  const said = [`Full disclosure: ${introduction}`, ...(limits ? [limits] : [])].join(" ");
  const rests: AnswerId[] = limits ? ["what", "limits"] : ["what"];
  return { is: "comment", text: openWith(situation, said), rests, isSure: true };
}

const MOST_LIMIT_WORDS = 50;

/** A story helps nobody by itself, and neither does what was tried in vain. */
function helpsAlone(id: AnswerId, answer: string): boolean {
  if (id === "before")
    return /\b(?:helped|worked|because|since|turned out|in the end)\b/i.test(answer);
  return id !== "scene";
}

/** The reason to believe a lesson, or the lesson of a mistake; only where it is about the same things. */
function findSecond(head: AnswerId, usable: readonly Help[]): Help | undefined {
  const wanted: AnswerId[] = head === "teach" ? ["mistake", "scene"] : ["teach"];
  return usable.find(({ id, isClose }) => isClose && wanted.includes(id));
}

/** What happened comes before what one learnt from it. */
function inOrder(a: AnswerId, b: AnswerId): AnswerId[] {
  return a === "teach" ? [b, a] : [a, b];
}

function write({ interview, situation }: CommentBrief, ids: AnswerId[]): string {
  const paragraphs = ids.map((id) => {
    const answer = interview.answers[id] ?? "";
    return id === "scene" ? withoutOrigin(answer) : answer;
  });
  return openWith(situation, paragraphs.join("\n\n"));
}

/** The founder's line about the asker's case, and the rest in the same breath. */
export function openWith(situation: string | undefined, text: string): string {
  const line = situation?.trim() ?? "";
  if (line === "") return text;
  return `${/[.!?:…][)"”'’]*$/.test(line) ? line : `${line}.`} ${text}`;
}

/** Where a story goes over to how the project came to be, it has told what helps. */
function withoutOrigin(scene: string): string {
  const sentences = splitSentences(scene);
  const end = sentences.findIndex((sentence, index) => index > 0 && ORIGIN.test(sentence));
  return end < 0 ? scene : sentences.slice(0, end).join(" ");
}

const ORIGIN =
  /\b(?:i|we)(?:['’]ve| have)? (?:then |so |later |finally )?(?:wrote|built|made|started|began|retrained|decided|founded|opened|quit|designed|launched|taught|created)\b/i;

/** Whether it can be understood by somebody who never heard of the project. */
export function standsAlone(answer: string, projectName: string): boolean {
  const [first = ""] = splitSentences(answer);
  if (first === "" || ABOUT_PRODUCT.test(first)) return false;
  if (findNames(answer, projectName).length > 0 || findLinks(answer).length > 0) return false;
  return findOwnWork(answer, projectName) === null;
}

/** An opening that speaks of a thing which nobody named yet. */
const ABOUT_PRODUCT =
  /^(?:it|they|this|that|these|those|there(?:['’]s| is| are) no|no)\b|\b(?:version|beta|demo|prototype|mvp|the (?:app|tool|game|plugin|extension|library|site|website|service|course|podcast|newsletter)|users?|customers?|subscribers?|our product|it (?:can|cannot|can['’]t|does|doesn['’]t|only|works|runs|supports|needs))\b/i;

/** As many whole sentences as fit. */
function takeSentences(text: string, mostWords: number): string {
  const taken: string[] = [];
  for (const sentence of splitSentences(text)) {
    if (countWords([...taken, sentence].join(" ")) > mostWords) break;
    taken.push(sentence);
  }
  return taken.join(" ");
}
