import {
  type Brief,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  ProjectUrl,
} from "#contract/project.ts";
import { cutText, foldText } from "#engine/pages/fold-text.ts";
import type { BriefField } from "./brief-fields.ts";
import { findProjectUrl } from "./find-project-url.ts";
import { stripMarkdown } from "./strip-markdown.ts";

/** As the wizard's fields take it: within their lengths, and only an address that they accept. */
export function shapeBrief(fields: Partial<Record<BriefField, string>>): Brief {
  const url = acceptUrl(start(fields.url));
  const description = stripMarkdown(start(fields.description));
  return {
    name: cutText(foldText(stripMarkdown(start(fields.name))), MAX_NAME_LENGTH),
    description: cutText(leaveOutLine(description, url), MAX_DESCRIPTION_LENGTH) ?? "",
    url,
  };
}

/** An address on a line of its own has a field of its own: posts are written from the description. */
function leaveOutLine(text: string, url: string | null): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== url)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Far more than the wizard's fields take, and little enough to be read in a moment. */
function start(text: string | undefined): string {
  return (text ?? "").slice(0, 50_000);
}

/** People write a site without its scheme. */
function acceptUrl(text: string): string | null {
  const found = findProjectUrl(text);
  if (found !== null) return found;
  const bare = /^[\s<(]*((?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s<>)]*)?)[\s>)]*$/u.exec(text)?.[1];
  const url = bare === undefined ? null : `https://${bare}`;
  return ProjectUrl.safeParse(url).success ? url : null;
}
