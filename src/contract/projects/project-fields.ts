import * as z from "zod";
import {
  COMPLETE_FIRST,
  PROJECT_DESCRIPTION,
  PROJECT_NAME,
  WEB_ADDRESS,
} from "#engine/projects/project-fields.ts";
import {
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  completeUrl,
} from "#engine/projects/project-options.ts";
import { UNKNOWN_CATEGORY } from "#contract/subreddits/subreddit-lists.ts";
import { isWebAddress } from "#contract/web-address.ts";
import { boundedText, type Fault, missingOr } from "#contract/fields.ts";

/** Of a project to write for. */
export const ProjectId = z.uuid("That isn't the id of a project.");

export const Name = boundedText(PROJECT_NAME);
export const Description = boundedText(PROJECT_DESCRIPTION, "Please describe your project.");

const URL_NO_TEXT = "The project's address must be text.";

export const ProjectUrl = boundedText(WEB_ADDRESS, URL_NO_TEXT)
  .overwrite(completeUrl)
  .refine(isWebAddress, WEB_ADDRESS.isNone);

/** An empty field means none. */
export const OptionalUrl = z
  .union([z.literal("").transform(() => null), z.null(), ProjectUrl], URL_NO_TEXT)
  .optional();

export const Category = z.enum(PROJECT_CATEGORIES, UNKNOWN_CATEGORY);
const AUDIENCE_IS_LIST = "The audience must be a list.";
const audienceList = (notList: Fault) =>
  z
    .array(z.enum(AUDIENCES, "We don't know this audience."), notList)
    .max(AUDIENCES.length, "The audience has too many entries.")
    .overwrite((list) => [...new Set(list)]);
export const Audience = audienceList(AUDIENCE_IS_LIST);
export const Goals = z
  .array(z.enum(GOALS, "We don't know this goal."), "The goals must be a list.")
  .max(GOALS.length, "There are too many goals.")
  .overwrite((list) => [...new Set(list)]);

export const DESCRIPTION_IS_TEXT = "The description must be text.";
export const LongText = boundedText(PROJECT_DESCRIPTION, DESCRIPTION_IS_TEXT);

const completeOr = (wrong: string) => missingOr(COMPLETE_FIRST, wrong);

/** What communities are found by: all of it is needed, whichever of it is left out. */
export const CompleteFields = {
  name: boundedText({ ...PROJECT_NAME, missing: COMPLETE_FIRST }),
  description: boundedText(
    { ...PROJECT_DESCRIPTION, missing: COMPLETE_FIRST },
    completeOr(DESCRIPTION_IS_TEXT),
  ),
  category: z.enum(PROJECT_CATEGORIES, completeOr(UNKNOWN_CATEGORY)),
  targetAudience: audienceList(completeOr(AUDIENCE_IS_LIST)).min(1, COMPLETE_FIRST),
};
