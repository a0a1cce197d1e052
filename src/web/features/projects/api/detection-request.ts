import { usableUrl } from "#web/lib/usable-url.ts";
import type { ProjectDraft } from "../wizard/project-draft.ts";

type Detectable = Pick<ProjectDraft, "description" | "url">;

/** Detection needs a description or an address. */
export function canDetect({ description, url }: Detectable): boolean {
  return description.trim() !== "" || url.trim() !== "";
}

/** An address that is only half there is sent when it is all there is, so that the answer says so. */
export function toDetectionRequest({ description, url }: Detectable) {
  const text = description.trim();
  const address = text === "" ? url.trim() : usableUrl(url);
  return { ...(text !== "" && { description: text }), ...(address && { url: address }) };
}
