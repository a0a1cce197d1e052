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
  /** For titles: 'a planner for choirs', 'something that sends reminders'. */
  short: string;
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
    detail: details,
    short: shorten(project),
    called: project.name ?? `my ${thing.noun}`,
    thing: thing.noun,
    isRun: thing.isRun,
  };
}
