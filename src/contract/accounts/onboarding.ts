import * as z from "zod";
import { FIRST_PROJECT_NAME } from "#engine/projects/project-fields.ts";
import { AUDIENCES } from "#engine/projects/project-options.ts";
import { Audience, LongText, OptionalUrl } from "#contract/projects/project-fields.ts";
import { AccountAge, Karma, PersonName } from "./user.ts";
import { boundedText, changesSomething, requestBody } from "../fields.ts";

export const ONBOARDING_STEPS = 4;

/** The first three are the user's own fields, shown here because they are asked here. */
export const Onboarding = z
  .object({
    name: z.string().nullable(),
    redditKarma: z.int().nonnegative(),
    redditAccountAge: z.int().nonnegative().meta({ description: "In days." }),
    projectName: z.string(),
    projectDescription: z.string(),
    projectUrl: z.string().nullable(),
    targetAudience: z.array(z.enum(AUDIENCES)),
    step: z.int().min(1).max(ONBOARDING_STEPS).meta({ description: "Where to go on." }),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Onboarding" });

export type Onboarding = z.output<typeof Onboarding>;

const STEP_RANGE = `The step is a whole number from 1 to ${ONBOARDING_STEPS}.`;

/** What is left out stays as it is; null forgets. */
export const OnboardingChanges = requestBody({
  name: PersonName.nullable(),
  redditKarma: Karma.nullable(),
  redditAccountAge: AccountAge.nullable(),
  projectName: boundedText(FIRST_PROJECT_NAME, "The project's name must be text."),
  projectDescription: LongText,
  projectUrl: OptionalUrl,
  targetAudience: Audience,
  step: z.int(STEP_RANGE).min(1, STEP_RANGE).max(ONBOARDING_STEPS, STEP_RANGE),
  isComplete: z
    .literal(true, "Complete the onboarding with true.")
    .meta({ description: "Ends the onboarding; safe to repeat." }),
})
  .partial()
  .refine(...changesSomething)
  .meta({ id: "OnboardingChanges" });

export type OnboardingChanges = z.output<typeof OnboardingChanges>;
