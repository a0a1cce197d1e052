import * as z from "zod";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { WEB_ADDRESS } from "#engine/projects/project-fields.ts";
import { AUDIENCES, PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { boundedText, requestBody } from "#contract/fields.ts";
import { LongText, OptionalUrl, ProjectUrl } from "#contract/projects/project-fields.ts";

/** Who did the work: a language model, or the built-in writer; `notice` says why it was the latter. */
export const Helped = {
  by: z.enum(["engine", "llm"]),
  notice: z.string().nullable().meta({
    description: "Fit to be shown: for instance that the language model didn't answer.",
  }),
};

export const DescriptionRequest = requestBody({
  url: boundedText({
    ...WEB_ADDRESS,
    missing: "Please enter the project's address first.",
  }).pipe(ProjectUrl),
}).meta({ id: "DescriptionRequest" });

export const GeneratedDescription = z
  .object({ description: z.string(), ...Helped })
  .meta({ id: "GeneratedDescription" });

export type GeneratedDescription = z.output<typeof GeneratedDescription>;

export const PageReading = z
  .object({
    name: z.string().nullable(),
    description: z.string().nullable(),
    kind: z.enum(PROJECT_KINDS).nullable(),
    category: z.enum(PROJECT_CATEGORIES).nullable(),
    audience: z.array(z.enum(AUDIENCES)),
    problem: z.string().nullable().meta({
      description: "Why the page could not be read or said too little; fit to be shown.",
    }),
    ...Helped,
  })
  .meta({
    id: "PageReading",
    description: "What a project's page says about it; null or empty where it says nothing.",
  });

export type PageReading = z.output<typeof PageReading>;

export const DetectionRequest = requestBody({
  description: LongText.optional(),
  url: OptionalUrl,
})
  .refine(
    ({ description, url }) => Boolean(description) || Boolean(url),
    "Please enter a description or an address first.",
  )
  .meta({ id: "DetectionRequest" });

export type DetectionRequest = z.output<typeof DetectionRequest>;

export const DetectedCategory = z
  .object({ category: z.enum(PROJECT_CATEGORIES), ...Helped })
  .meta({ id: "DetectedCategory" });

export type DetectedCategory = z.output<typeof DetectedCategory>;

export const DetectedAudience = z
  .object({ audience: z.array(z.enum(AUDIENCES)), ...Helped })
  .meta({ id: "DetectedAudience" });

export type DetectedAudience = z.output<typeof DetectedAudience>;

export const Brief = z
  .object({
    name: z.string().nullable(),
    description: z.string(),
    url: z.string().nullable(),
  })
  .meta({ id: "Brief", description: "What a brief says, to prefill the wizard." });

export type Brief = z.output<typeof Brief>;
