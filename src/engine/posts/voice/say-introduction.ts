import { lowerFirstWord } from "../wording/parse-statement.ts";
import type { ProjectWords } from "../wording/read-project.ts";

export type IntroductionPhrases = {
  /** That the author made it, and what it is. */
  introduce: string[];
  /** The same, after what led to it. */
  introduceAfter: string[];
  /** That the author has something of the kind, in passing. */
  disclose: string[];
  /** One more thing that it does. */
  detail: string[];
  /** For titles: 'a planner for choirs', 'something that sends reminders'. */
  short: string;
  /** For titles that say so themselves: the name, or a word for it. */
  called: string;
  /** 'tool' */
  thing: string;
  isRun: boolean;
};

const LONGEST_SHORT = 72;

export function sayIntroduction(project: ProjectWords, isQuiet: boolean): IntroductionPhrases {
  const { thing, details } = project;
  return {
    introduce: introduce(project),
    introduceAfter: introduceAfter(project),
    disclose: isQuiet ? discloseQuietly(project) : discloseOpenly(project),
    detail: details,
    short: shorten(project),
    called: project.name ?? `my ${thing.noun}`,
    thing: thing.noun,
    isRun: thing.isRun,
  };
}

/** What follows the name: ', a planner for choirs.' */
function tailOf({ statement, thing }: ProjectWords): string {
  switch (statement?.form) {
    case "kind":
      return `, ${statement.text}.`;
    case "does":
      return `. It ${statement.text}.`;
    case "label":
      return `: ${lowerFirstWord(statement.text)}.`;
    default:
      return `, {{what your ${thing.noun} is and who it is for, in a few plain words}}.`;
  }
}

/** The same in fewer words, where it can be cut. */
function shortTailOf(project: ProjectWords): string {
  const { statement } = project;
  if (!statement || statement.form === "label") return tailOf(project);
  const text = cut(statement.text).at(-1) ?? statement.text;
  return tailOf({ ...project, statement: { ...statement, text } });
}

function introduce(project: ProjectWords): string[] {
  const tail = tailOf(project);
  const { thing, name } = project;
  if (name === null) {
    const verb = thing.isRun ? "run" : "made";
    return [
      `I ${verb} ${thing.one} of my own${tail}`,
      `This is about my own ${thing.noun}${tail}`,
      `Disclosure first, since it's my own ${thing.noun}${tail}`,
    ];
  }
  if (thing.isRun) {
    return [
      `I run ${name}${tail}`,
      `I'm the person behind ${name}${tail}`,
      `Disclosure first: I run ${name}${tail}`,
      ownIt(project, name),
      `I started ${name}${tail}`,
      `I run ${name}${shortTailOf(project)}`,
      ...sayJob(project, name),
      `Owner here. ${name} is my ${thing.noun}${tail.replace(/^, /, ": ")}`,
    ];
  }
  return [
    `I made ${name}${tail}`,
    `I built ${name}${tail}`,
    `I'm the person behind ${name}${tail}`,
    `Disclosure first: I made ${name}${tail}`,
    ownIt(project, name),
    `This is my own ${thing.noun}, ${name}${tail}`,
    `I made ${name}${shortTailOf(project)}`,
    `I built ${name}${shortTailOf(project)}`,
    ...sayJob(project, name),
    `Maker here. ${name} is what I built${tail.replace(/^, /, ": ")}`,
  ];
}

/** In fewer words still: what it has to do with. */
function sayJob({ job, thing }: ProjectWords, name: string): string[] {
  if (!job) return [];
  return [
    `My own ${thing.noun}, ${name}, has to do with ${job}.`,
    `Disclosure: this is about my own ${thing.noun}, ${name}. Its subject is ${job}.`,
  ];
}

function ownIt(project: ProjectWords, name: string): string {
  return project.statement?.form === "kind"
    ? `${name} is ${project.statement.text}. It's mine, so I'm biased.`
    : `${name} is my own ${project.thing.noun}${tailOf(project)}`;
}

function introduceAfter(project: ProjectWords): string[] {
  const tail = tailOf(project);
  const { thing, name } = project;
  const called = name ?? `my own ${thing.noun}`;
  return thing.isRun
    ? [`So I started ${called}${tail}`, `That is why I run ${called}${tail}`]
    : [
        `So I made ${called}${tail}`,
        `That is why I built ${called}${tail}`,
        `In the end I built ${called}${tail}`,
        `That turned into ${called}${tail} It's mine, so I'm biased.`,
      ];
}

function discloseOpenly({ name, statement, thing }: ProjectWords): string[] {
  const what = statement?.form === "kind" ? `, ${statement.text}` : "";
  const called = name ?? thing.one;
  const verb = thing.isRun ? "run" : "made";
  return [
    `I should say that I ${verb} ${called}${what}, so I'm not neutral here.`,
    `Disclosure: I ${verb} ${called}${what}, so read this with that in mind.`,
    `I ${verb} ${called}${what}, which is where my interest comes from.`,
    `I ${verb} ${called}${what}, so this is first-hand and biased.`,
    `This comes from my own ${thing.noun}${name ? `, ${name}` : ""}, so I'm hardly objective.`,
    `Full disclosure: ${name ?? "this"} is mine, and I'm telling you as its ${thing.isRun ? "owner" : "maker"}.`,
  ];
}

/** Where promotion is banned, not even the name. */
function discloseQuietly({ thing }: ProjectWords): string[] {
  const own = `my own ${thing.noun}`;
  return [
    `Disclosure: ${own} is in this area, so I'm not neutral. I'm leaving it out of this post.`,
    `For honesty's sake: ${own} deals with this, and I won't name or link it here.`,
    `I should add that this touches on ${own}, so weigh my view accordingly.`,
    `${own.charAt(0).toUpperCase()}${own.slice(1)} sits in this corner, which makes me biased, but this post isn't about it.`,
    `Bias, stated openly: ${own} has to do with this.`,
    `To be upfront, ${own} depends on this, so I have a stake in the answer.`,
    `I have ${own} in this field and keep it out of here.`,
  ];
}

function shorten({ statement, thing }: ProjectWords): string {
  const blank = `${thing.one} for {{who it is for}}`;
  if (!statement) return blank;
  const isShort = (phrase: string) => phrase.length <= LONGEST_SHORT;
  const phrase = cut(statement.text).find(isShort);
  if (statement.form === "kind") return phrase ?? thing.one;
  if (statement.form === "does") return phrase ? `${thing.one} that ${phrase}` : thing.one;
  const named = /^(?:\p{L}+[ -]){0,3}\p{L}+$/u.test(statement.text) && thing.noun !== "project";
  return named ? `${/^[aeio]/.test(statement.text) ? "an" : "a"} ${statement.text}` : blank;
}

/** A phrase as it is, then ever shorter, each time without its last part. */
function cut(phrase: string): string[] {
  const versions = [phrase];
  const ends = [
    /,? (?:without|so|while|because|using) /i,
    / (?:that|which|who|where) /i,
    /, | and (?=\p{L}+s )/iu,
    / (?:with|for|to|from|in) /i,
  ];
  for (const end of ends) {
    const [shorter = ""] = (versions.at(-1) ?? "").split(end, 1);
    if (shorter.split(" ").length >= 3) versions.push(shorter);
  }
  return versions;
}
