import { isOffTopic } from "#engine/pages/off-topic.ts";
import { scoreSentence } from "#engine/pages/score-sentence.ts";
import { findDisclosure } from "#engine/risk/find-disclosure.ts";
import { guessLanguage } from "#engine/subreddits/description/guess-language.ts";
import type { BriefProject } from "../post-brief.ts";
import { findJob } from "./find-job.ts";
import { nameThing, type Thing } from "./name-thing.ts";
import { parseStatement, type Statement } from "./parse-statement.ts";
import { toPlainSentences } from "./plain-words.ts";

const MOST_READ = 3000;
const LONGEST_STATEMENT = 190;
const MOST_DETAILS = 3;

/** What can be said of a project, in forms that sentences can take up. */
export type ProjectWords = {
  /** null where no name can be written in a line. */
  name: string | null;
  statement: Statement | null;
  /** Further statements, each a whole sentence about 'it' or 'you'. */
  details: string[];
  /** 'tracking expenses' */
  job: string | null;
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
  const jobs = parsed.map(({ statement, sentence }) => findJob(statement?.text ?? sentence));
  return {
    name,
    statement: main,
    details: listDetails(parsed, main),
    job: jobs.find((job) => job !== null) ?? null,
    thing: nameThing(main?.text ?? "", project.category),
    audience: project.targetAudience.map((audience) =>
      audience.toLowerCase().replace("saas", "SaaS"),
    ),
  };
}

type Parsed = { sentence: string; statement: Statement | null; index: number };

function readSentences(description: string, name: string): string[] {
  const sentences = [...new Set(toPlainSentences(description))];
  const words =
    sentences
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  // An English post can't take up what is said in another language.
  if (guessLanguage([...new Set(words)]) !== null) return [];
  return sentences.filter((sentence) => {
    const isOwn = /^(?:i|we)(?:['’]\w+)? /i.test(sentence);
    const saysWhat = name !== "" && /^, (?:an?|the|your) /i.test(sentence.split(name)[1] ?? "");
    return sentence.replace(name, "").length > 8 && (isOwn || saysWhat || !isOffTopic(sentence));
  });
}

function parse(sentence: string, name: string): Statement | null {
  const statement = parseStatement(sentence, name);
  if (!statement || statement.text.length > LONGEST_STATEMENT) return null;
  return statement;
}

const FORM_WORTH = { kind: 2, does: 1, label: -1 };

function rank({ sentence, statement, index }: Parsed, name: string | null): number {
  const worth = statement ? FORM_WORTH[statement.form] : -4;
  return worth + scoreSentence(sentence, name ? [name] : []) - 0.5 * index;
}

function listDetails(parsed: Parsed[], main: Statement | null): string[] {
  return parsed
    .filter(({ statement }) => statement !== main)
    .flatMap(({ sentence, statement }) => {
      if (statement?.form === "does") return [`It ${statement.text}.`];
      const isWhole = /^(?:you can|it|everything|no|there(?:['’]s| is| are)) /i.test(sentence);
      const isOurs = /\b(?:we|our|us|i|my)\b/i.test(sentence);
      return isWhole && !isOurs && sentence.length <= LONGEST_STATEMENT ? [sentence] : [];
    })
    .slice(0, MOST_DETAILS);
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
