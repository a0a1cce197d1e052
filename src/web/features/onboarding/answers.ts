import type { CallInput } from "#contract/client.ts";
import type { Onboarding } from "#contract/onboarding.ts";
import type { User } from "#contract/user.ts";
import type { Audience } from "#engine/projects/project-options.ts";
import { parseNumber } from "./parse-number.ts";

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
