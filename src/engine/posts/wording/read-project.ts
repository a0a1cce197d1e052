import { isOffTopic } from "#engine/pages/off-topic.ts";
import { scoreSentence } from "#engine/pages/score-sentence.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { guessLanguage } from "#engine/subreddits/description/guess-language.ts";
import type { BriefProject } from "../post-brief.ts";
import { findJobs } from "./find-job.ts";
import { nameThing, type Thing } from "./name-thing.ts";
import { parseStatement, type Statement } from "./parse-statement.ts";
import { findOrigin } from "./find-origin.ts";
import { toPlainSentences } from "./plain-words.ts";
import { isKind, unfoldSlogan } from "./unfold-slogan.ts";

const MOST_READ = 3000;
const LONGEST_STATEMENT = 190;
const MOST_DETAILS = 4;

/** What can be said of a project, in forms that sentences can take up. */
export type ProjectWords = {
  /** null where no name can be written in a line. */
  name: string | null;
  statement: Statement | null;
  /** Further statements, each a whole sentence about 'it' or 'you'. */
  details: string[];
  /** What it takes off someone, most telling first: 'tracking expenses'. */
  jobs: string[];
  /** Why it was made, where the description tells. */
  origin: string | null;
  thing: Thing;
  audience: string[];
};

export function readProject(project: BriefProject): ProjectWords {
  const name = cleanName(project.name);
  const sentences = readSentences(project.description.slice(0, MOST_READ), name ?? "");
  const parsed = sentences
    .map((sentence, index) => ({ sentence, statement: parse(sentence, name ?? ""), index }))
    .toSorted((a, b) => rank(b, name) - rank(a, name));
  const main = parsed.find(({ statement }) => statement)?.statement ?? null;
  const jobs = parsed.flatMap(({ statement, sentence }) => findJobs(statement?.text ?? sentence));
  return {
    name,
    statement: main,
    details: listDetails(parsed, main),
    // What one wants to do is easier to talk about than what one wants to be rid of.
    jobs: jobs.length > 0 ? [...new Set(jobs)].toSorted(byTrouble) : findSubject(main),
    origin: findOrigin(sentences),
    thing: nameThing(toldKind(main), project.category),
    audience: project.targetAudience.map((audience) =>
      audience.toLowerCase().replace("saas", "SaaS"),
    ),
  };
}

function byTrouble(a: string, b: string): number {
  return Number(a.startsWith("not ")) - Number(b.startsWith("not "));
}

/** 'It stores patterns' does not make it a store. */
function toldKind(main: Statement | null): string {
  return main?.form === "does" && !main.text.startsWith("sells ") ? "" : (main?.text ?? "");
}

/** 'Meal prep for people with no time' has to do with meal prep. */
function findSubject(main: Statement | null): string[] {
  if (main?.form !== "label") return [];
  const [head = ""] = main.text.split(/,| (?:for|that|which|to|with|by|from) /i, 1);
  return head.split(" ").length <= 5 && /^\p{Ll}/u.test(head) ? [head] : [];
}

type Parsed = { sentence: string; statement: Statement | null; index: number };

function readSentences(description: string, name: string): string[] {
  const sentences = [...new Set(toPlainSentences(description).map(dropBoast))];
  const words =
    sentences
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  // An English post can't take up what is said in another language.
  if (guessLanguage([...new Set(words)]) !== null) return [];
  const telling = sentences.filter((sentence) => {
    const isOwn = /^(?:i|we)(?:['’]\w+)? /i.test(sentence);
    const saysWhat = name !== "" && /^, (?:an?|the|your) /i.test(sentence.split(name)[1] ?? "");
    return sentence.replace(name, "").length > 6 && (isOwn || saysWhat || !isOffTopic(sentence));
  });
  return joinPoints(telling.map(unfoldSlogan)).filter((sentence) => !DANGLING.test(sentence));
}

/** 'A CRM that supercharges your team' is a CRM. */
function dropBoast(sentence: string): string {
  return sentence.replace(
    /,? (?:that|which|to) (?:\S+ )?(?:super|turbo)charg.*|,? (?:that|which|to) (?:\S+ )?(?:revolutioni|skyrocket|unleash|unlock|transform).*/i,
    ".",
  );
}

function isPoint(sentence: string): boolean {
  if (/^(?:self-hosted|open[- ]source|works|offline)\b/i.test(sentence)) return false;
  return sentence.split(" ").length <= 3 && !isKind(sentence.split(/[ .]/).at(-2) ?? "");
}

/** What an address or a name that was taken out leaves behind. */
const DANGLING = /\b(?:on|at|in|to|from|with|for|of|by|and|or|the|an?)\.$/i;

/** 'Invoices. Reminders. Time tracking.' is one list. */
function joinPoints(sentences: string[]): string[] {
  const points = sentences.filter(isPoint);
  const list = unfoldSlogan(points.map((point) => point.replace(/\.$/, "")).join(", "));
  return list.startsWith("It covers ")
    ? [...sentences.filter((sentence) => !isPoint(sentence)), list]
    : sentences;
}

function parse(sentence: string, name: string): Statement | null {
  const statement = parseStatement(sentence, name);
  if (!statement || statement.text.length > LONGEST_STATEMENT) return null;
  return statement;
}

const FORM_WORTH = { kind: 3, does: 1, label: -1 };

function rank({ sentence, statement, index }: Parsed, name: string | null): number {
  const worth = statement ? FORM_WORTH[statement.form] : -4;
  const isHelp = /\bhelps\b/i.test(statement?.text ?? "");
  return worth + 2 * Number(isHelp) + scoreSentence(sentence, name ? [name] : []) - 0.5 * index;
}

function listDetails(parsed: Parsed[], main: Statement | null): string[] {
  return parsed
    .filter(({ statement }) => statement !== main)
    .flatMap(({ sentence, statement }) => {
      if (statement?.form === "does") return [sayDeed(statement.text)];
      // 'Works with PDFs' only lacks its subject.
      if (/^works (?:with|on|in|offline|without)\b/i.test(sentence)) {
        return [`It w${sentence.slice(1)}`];
      }
      const isWhole =
        /^(?:you|it|everything|nothing|each|every|all|no|there(?:['’]s| is| are)) /i.test(sentence);
      const isOurs = /\b(?:we|our|us|i|my)\b/i.test(sentence);
      return isWhole && !isOurs && sentence.length <= LONGEST_STATEMENT ? [sentence] : [];
    })
    .slice(0, MOST_DETAILS);
}

function sayDeed(text: string): string {
  const [, deed = ""] = /^lets you (.+)$/.exec(text) ?? [];
  if (/ and it /.test(deed)) return `${deed.charAt(0).toUpperCase()}${deed.slice(1)}.`;
  return deed ? `With it you can ${deed}.` : `It ${text}.`;
}

function cleanName(name: string): string | null {
  if (/[<>]/.test(name)) return null;
  const clean = name
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|[{}[\]*_#`!]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  // Under some names, such as a single letter, nobody could find a disclosure.
  const isNamable = findDisclosure(`I made ${clean}.`, clean) !== null;
  return isNamable && clean.length <= 60 ? clean : null;
}
