import { judgeText, keepFaults, type TextField } from "#engine/text/text-field.ts";
import { completeUrl } from "./project-options.ts";

export const PROJECT_NAME = {
  missing: "Please name your project.",
  longest: 100,
  tooLong: "The name can have at most 100 characters.",
} satisfies TextField;

/** Where the form asks for the founder's name too. */
export const FIRST_PROJECT_NAME = {
  longest: PROJECT_NAME.longest,
  tooLong: "The project's name can have at most 100 characters.",
} satisfies TextField;

export const PROJECT_DESCRIPTION = {
  longest: 5000,
  tooLong: "The description can have at most 5,000 characters.",
} satisfies TextField;

/** Of a project, a post or anything else on the web. */
export const WEB_ADDRESS = {
  longest: 2000,
  tooLong: "This address is too long.",
  isNone: "That doesn't look like a web address. It should begin with https:// or http://.",
} satisfies TextField & { isNone: string };

/** What the founder types before anything is looked up. */
type ProjectFields = { name: string; description: string; url: string };

/** In the server's words. Who calls it knows what an address is: the engine has no URL. */
export function findProjectFaults(
  { name, description, url }: ProjectFields,
  isWebAddress: (complete: string) => boolean,
): Partial<ProjectFields> {
  return keepFaults({
    name: judgeText(name.trim(), PROJECT_NAME),
    description: judgeText(description.trim(), PROJECT_DESCRIPTION),
    url: judgeAddress(url, isWebAddress),
  });
}

/** An empty one is none, which is no fault. */
export function judgeAddress(
  typed: string,
  isWebAddress: (complete: string) => boolean,
): string | null {
  const address = typed.trim();
  if (address === "") return null;
  const isAddress = isWebAddress(completeUrl(address));
  return judgeText(address, WEB_ADDRESS) ?? (isAddress ? null : WEB_ADDRESS.isNone);
}

/** What is said where recommendations are asked for too early. */
export const COMPLETE_FIRST =
  "Please complete the previous steps before generating recommendations";
