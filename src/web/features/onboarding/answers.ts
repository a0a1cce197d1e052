import { type CallInput, ApiError } from "#contract/client.ts";
import type { Onboarding } from "#contract/accounts/onboarding.ts";
import type { User } from "#contract/accounts/user.ts";
import type { Audience } from "#engine/projects/project-options.ts";
import { isWebAddress } from "#contract/web-address.ts";
import { ACCOUNT_AGE, judgeCount, KARMA, PERSON_NAME } from "#engine/accounts/account-fields.ts";
import {
  FIRST_PROJECT_NAME,
  judgeAddress,
  PROJECT_DESCRIPTION,
} from "#engine/projects/project-fields.ts";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import type { Step } from "./steps.ts";

/** As they stand in the fields. */
export type Answers = {
  name: string;
  redditKarma: string;
  redditAccountAge: string;
  projectName: string;
  projectDescription: string;
  projectUrl: string;
  targetAudience: readonly Audience[];
};

export type OnboardingBody = CallInput<"saveOnboarding">["body"];
type Told = Pick<User, "redditKarmaToldAt" | "redditAccountSince">;

/** What was not told leaves its field empty rather than at 0. */
export function readAnswers(saved: Onboarding, told: Told): Answers {
  return {
    name: saved.name ?? "",
    redditKarma: told.redditKarmaToldAt === null ? "" : String(saved.redditKarma),
    redditAccountAge: told.redditAccountSince === null ? "" : String(saved.redditAccountAge),
    projectName: saved.projectName,
    projectDescription: saved.projectDescription,
    projectUrl: saved.projectUrl ?? "",
    targetAudience: saved.targetAudience,
  };
}

/** As they are sent. */
export function writeAnswers(answers: Answers) {
  return {
    name: answers.name.trim() || null,
    redditKarma: writeNumber(answers.redditKarma),
    redditAccountAge: writeNumber(answers.redditAccountAge),
    projectName: answers.projectName.trim(),
    projectDescription: answers.projectDescription.trim(),
    projectUrl: answers.projectUrl.trim(),
    targetAudience: [...answers.targetAudience],
  } satisfies OnboardingBody;
}

function writeNumber(typed: string): number | null {
  const { value, isTold } = parseNumber(typed);
  return isTold ? value : null;
}

/** The answers that differ, without those that the server would refuse. */
export function findChanges(
  before: Answers,
  after: Answers,
  faulty: ReadonlySet<string>,
): OnboardingBody {
  const old = Object.entries(writeAnswers(before));
  const known = new Map(old.map(([field, value]) => [field, JSON.stringify(value)]));
  const changed = Object.entries(writeAnswers(after)).filter(
    ([field, value]) => JSON.stringify(value) !== known.get(field) && !faulty.has(field),
  );
  return Object.fromEntries(changed);
}

/** What a field for a number holds: karma and account age count as 0 when they are not numeric. */
type TypedNumber = {
  value: number;
  /** Whether a number was told at all: 0 by default says nothing about the account. */
  isTold: boolean;
};

/** "1,200" → 1200, "-3" → -3, "12.5" → 12; anything else counts as 0. */
export function parseNumber(typed: string): TypedNumber {
  const tidy = typed.replaceAll(/[\s,_']/g, "");
  if (!/^-?\d{1,15}(\.\d*)?$/.test(tidy)) return { value: 0, isTold: false };
  return { value: Math.trunc(Number(tidy)), isTold: true };
}

/** Sent again as it is, it would be refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

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
