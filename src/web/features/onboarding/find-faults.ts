import { isWebAddress } from "#contract/web-address.ts";
import { ACCOUNT_AGE, judgeCount, KARMA, PERSON_NAME } from "#engine/accounts/account-fields.ts";
import {
  FIRST_PROJECT_NAME,
  judgeAddress,
  PROJECT_DESCRIPTION,
} from "#engine/projects/project-fields.ts";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import { type Answers, parseNumber } from "./answers.ts";
import type { Step } from "./steps.ts";

export type Faults = Partial<Record<keyof Answers, string>>;

export const FIELDS_OF_STEP: Record<Step, readonly (keyof Answers)[]> = {
  1: ["name", "redditKarma", "redditAccountAge"],
  2: ["projectName", "projectDescription", "projectUrl"],
  3: ["targetAudience"],
  4: [],
};

/** What the server would refuse, in its words. Nothing is required. */
export function findFaults(answers: Answers): Faults {
  return keepFaults({
    name: judgeText(answers.name.trim(), PERSON_NAME),
    redditKarma: judgeCount(parseNumber(answers.redditKarma).value, KARMA),
    redditAccountAge: judgeCount(parseNumber(answers.redditAccountAge).value, ACCOUNT_AGE),
    projectName: judgeText(answers.projectName.trim(), FIRST_PROJECT_NAME),
    projectDescription: judgeText(answers.projectDescription.trim(), PROJECT_DESCRIPTION),
    projectUrl: judgeAddress(answers.projectUrl, isWebAddress),
    targetAudience: null,
  });
}

/** The first step that has a fault; null when none has. */
export function findFaultyStep(faults: Faults): Step | null {
  const steps = [1, 2, 3, 4] as const;
  return steps.find((step) => FIELDS_OF_STEP[step].some((field) => faults[field])) ?? null;
}
