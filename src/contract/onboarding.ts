import * as z from "zod";
import { AUDIENCES } from "#engine/projects/project-options.ts";
import { Audience, LongText, MAX_NAME_LENGTH, OptionalUrl } from "./project.ts";
import { requestBody } from "./request-body.ts";
import { AccountAge, Karma, PersonName } from "./user.ts";

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
  projectName: z
    .string("The project's name must be text.")
    .trim()
    .max(MAX_NAME_LENGTH, `The project's name can have at most ${MAX_NAME_LENGTH} characters.`),
  projectDescription: LongText,
  projectUrl: OptionalUrl,
  targetAudience: Audience,
  step: z.int(STEP_RANGE).min(1, STEP_RANGE).max(ONBOARDING_STEPS, STEP_RANGE),
  isComplete: z
    .literal(true, "Complete the onboarding with true.")
    .meta({ description: "Ends the onboarding; twice does no harm." }),
})
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, "Nothing to change was sent.")
  .meta({ id: "OnboardingChanges" });

export type OnboardingChanges = z.output<typeof OnboardingChanges>;
