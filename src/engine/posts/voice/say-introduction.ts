import type { ProjectWords } from "../wording/read-project.ts";
import { shorten } from "./describe-project.ts";
import { discloseOpenly, discloseQuietly } from "./disclose.ts";
import { introduce, introduceAfter, introduceBriefly } from "./introduce.ts";

export type IntroductionPhrases = {
  /** That the author made it, and what it is. */
  introduce: string[];
  /** The same in fewer words. */
  introduceBriefly: string[];
  /** The same, after what led to it. */
  introduceAfter: string[];
  /** That the author has something of the kind, in passing. */
  disclose: string[];
  /** One more thing that it does. */
  detail: string[];
  /** And another, which the former does not say. */
  more: string[];
  /** For titles: 'a planner for choirs', 'something that sends reminders'. */
  short: string;
  /** For titles: the name and its kind, where the description tells it. */
  entitled: string[];
  /** 'made', or 'run' for what is run. */
  made: string;
  /** 'made', or 'started' for what is run. */
  began: string;
  /** For titles that say so themselves: the name, or a word for it. */
  called: string;
  /** 'tool' */
  thing: string;
  isRun: boolean;
};

export function sayIntroduction(project: ProjectWords, isQuiet: boolean): IntroductionPhrases {
  const { thing, details } = project;
  return {
    introduce: introduce(project),
    introduceBriefly: introduceBriefly(project),
    introduceAfter: introduceAfter(project),
    disclose: isQuiet ? discloseQuietly(project) : discloseOpenly(project),
    detail: details.filter((_, index) => index % 2 === 0),
    more: details.filter((_, index) => index % 2 === 1),
    short: shorten(project),
    entitled:
      project.name && project.statement?.form === "kind"
        ? [`${project.name}, ${shorten(project)}`]
        : [],
    made: thing.isRun ? "run" : "made",
    began: thing.isRun ? "started" : "made",
    called: project.name ?? `my ${thing.noun}`,
    thing: thing.noun,
    isRun: thing.isRun,
  };
}
