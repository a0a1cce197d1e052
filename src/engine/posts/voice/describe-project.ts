import { lowerFirstWord } from "../wording/parse-statement.ts";
import type { ProjectWords } from "../wording/read-project.ts";

const LONGEST_SHORT = 72;

/** What follows the name: ', a planner for choirs.' or '. It sends reminders.' */
export function tailOf({ statement }: ProjectWords): string {
  switch (statement?.form) {
    case "kind":
      return `, ${statement.text}.`;
    case "does":
      return `. It ${statement.text}.`;
    case "label":
      return `: ${lowerFirstWord(statement.text)}.`;
    default:
      return `, {{${OPEN}}}.`;
  }
}

/** The same in fewer words, where it can be cut. */
export function shortTailOf(project: ProjectWords): string {
  const { statement } = project;
  if (!statement || statement.form === "label") return tailOf(project);
  const text = cut(statement.text).at(-1) ?? statement.text;
  return tailOf({ ...project, statement: { ...statement, text } });
}

/** Stands for a hint until each option gets its own. */
const OPEN = "what it is";
const HINTS = [
  "what it is and who it is for",
  "what it does, as you'd tell a friend",
  "what it is, in plain words",
  "what people use it for",
  "one line on what it is",
  "what it is, without any praise",
];

/** Where nobody said what the project is, each way to say so asks for it in other words. */
export function varyHints(options: string[]): string[] {
  return options.map((option, index) =>
    option.replace(`{{${OPEN}}}`, `{{${HINTS[index % HINTS.length] ?? OPEN}}}`),
  );
}

/** For titles: 'a planner for choirs', 'a tool that sends reminders'. */
export function shorten({ statement, thing }: ProjectWords): string {
  const one = thing.noun === "project" ? "something" : thing.one;
  const blank = `${thing.one} for {{who it is for}}`;
  if (!statement) return blank;
  const phrase = cut(statement.text).find((each) => each.length <= LONGEST_SHORT);
  if (statement.form === "kind") return phrase ?? thing.one;
  if (statement.form === "does") {
    const that = `that ${phrase ?? "{{what it does}}"}`;
    return `${one} ${that.replace(/^that is (?:made )?for /, "for ").replace(/^that lets you /, "to ")}`;
  }
  const isNamed = /^(?:\p{L}+[ -]){0,3}\p{L}+$/u.test(statement.text) && thing.noun !== "project";
  return isNamed ? `${/^[aeio]/.test(statement.text) ? "an" : "a"} ${statement.text}` : blank;
}

const ENDS = [
  /,? (?:without|so|while|because|using) /i,
  / (?:that|which|who|where) /i,
  /, | and (?=\p{L}+s )/iu,
  / (?:with|for|to|from|in) /i,
];

/** A phrase as it is, then ever shorter, each time without its last part. */
function cut(phrase: string): string[] {
  const versions = [phrase];
  for (const end of ENDS) {
    const [shorter = ""] = (versions.at(-1) ?? "").split(end, 1);
    if (shorter.split(" ").length >= 3) versions.push(shorter);
  }
  return versions;
}
