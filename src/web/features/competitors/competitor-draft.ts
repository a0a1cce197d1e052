import type { Competitor } from "#contract/competitor.ts";
import {
  COMPETITOR_DESCRIPTION,
  COMPETITOR_NAME,
  COMPETITOR_UNDESCRIBED,
} from "#engine/competitors/competitor-options.ts";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import type { CompetitorFields } from "./api/use-competitors.ts";
import { ApiError } from "#contract/client.ts";
import { errorMessage } from "#web/lib/error-message.ts";

export type CompetitorDraft = { name: string; url: string; description: string };
const FIELDS = ["name", "url", "description"] as const;

export const EMPTY_DRAFT: CompetitorDraft = { name: "", url: "", description: "" };

export function toDraft({ name, url, description }: Competitor): CompetitorDraft {
  return { name, url: url ?? "", description };
}

/** What can be told before anything is sent. */
export function findFaults(draft: CompetitorDraft): Partial<CompetitorDraft> {
  const { name, url, description } = trim(draft);
  const missing = url === "" ? { missing: COMPETITOR_UNDESCRIBED } : {};
  return keepFaults({
    name: judgeText(name, COMPETITOR_NAME),
    description: judgeText(description, { ...COMPETITOR_DESCRIPTION, ...missing }),
  });
}

export function toFields(draft: CompetitorDraft): CompetitorFields {
  const { name, url, description } = trim(draft);
  return { name, url: url === "" ? null : url, description };
}

export function isSameDraft(a: CompetitorDraft, b: CompetitorDraft): boolean {
  const [before, after] = [trim(a), trim(b)];
  return FIELDS.every((field) => before[field] === after[field]);
}

function trim({ name, url, description }: CompetitorDraft): CompetitorDraft {
  return { name: name.trim(), url: url.trim(), description: description.trim() };
}

/** Codes whose sentence says more than that something failed: what to type instead, or why not. */
const TELLING = new Set(["VALIDATION", "CONFLICT", "UPSTREAM", "UNAVAILABLE", "RATE_LIMITED"]);

/** What to say in a form; nothing that was typed is lost by it. */
export function describeFailure(error: unknown, fallback: string, isOffline: boolean): string {
  if (error instanceof ApiError && error.code && TELLING.has(error.code) && error.serverMessage) {
    return error.serverMessage;
  }
  return errorMessage(error, { fallback }, isOffline);
}
