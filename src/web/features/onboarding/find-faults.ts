import { usableUrl } from "#web/lib/usable-url.ts";
import type { Answers } from "./answers.ts";
import { parseNumber } from "./parse-number.ts";
import type { Step } from "./steps.ts";

export type Faults = Partial<Record<keyof Answers, string>>;

/** As the contract has them; a test compares. */
const MAX = {
  name: 80,
  karma: 2_000_000_000,
  ageDays: 20_000,
  projectName: 100,
  projectDescription: 5000,
  projectUrl: 2000,
};

export const FIELDS_OF_STEP: Record<Step, readonly (keyof Answers)[]> = {
  1: ["name", "redditKarma", "redditAccountAge"],
  2: ["projectName", "projectDescription", "projectUrl"],
  3: ["targetAudience"],
  4: [],
};

/** What the server would refuse, in its words. Nothing is required. */
export function findFaults(answers: Answers): Faults {
  const faults: Record<keyof Answers, string | null> = {
    name: tooLong(answers.name, MAX.name, "The name can have at most 80 characters."),
    redditKarma: judgeNumber(answers.redditKarma, MAX.karma, {
      below: "Karma can't be below 0 here.",
      above: "This karma is out of range.",
    }),
    redditAccountAge: judgeNumber(answers.redditAccountAge, MAX.ageDays, {
      below: "The account's age can't be negative.",
      above: "This account's age is out of range.",
    }),
    projectName: tooLong(
      answers.projectName,
      MAX.projectName,
      "The project's name can have at most 100 characters.",
    ),
    projectDescription: tooLong(
      answers.projectDescription,
      MAX.projectDescription,
      "The description can have at most 5,000 characters.",
    ),
    projectUrl: judgeUrl(answers.projectUrl.trim()),
    targetAudience: null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** The first step that has a fault; null when none has. */
export function findFaultyStep(faults: Faults): Step | null {
  const steps = [1, 2, 3, 4] as const;
  return steps.find((step) => FIELDS_OF_STEP[step].some((field) => faults[field])) ?? null;
}

function tooLong(text: string, most: number, words: string): string | null {
  return text.trim().length > most ? words : null;
}

function judgeNumber(
  typed: string,
  most: number,
  words: { below: string; above: string },
): string | null {
  const { value } = parseNumber(typed);
  if (value < 0) return words.below;
  return value > most ? words.above : null;
}

function judgeUrl(url: string): string | null {
  if (url === "") return null;
  if (url.length > MAX.projectUrl) return "This address is too long.";
  if (usableUrl(url) !== undefined) return null;
  return "This does not look like a web address. It should begin with https:// or http://.";
}
