import { isWebAddress } from "#contract/web-address.ts";
import { WEB_ADDRESS } from "#engine/projects/project-fields.ts";
import { completeUrl } from "#engine/projects/project-options.ts";

/** The address as far as it can be used: a half-typed one is left out. */
export function usableUrl(url: string): string | undefined {
  const complete = completeUrl(url);
  return isWebAddress(complete) && complete.length <= WEB_ADDRESS.longest ? complete : undefined;
}
