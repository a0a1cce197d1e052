import { AUDIENCES, GOALS, PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { EMPTY_DRAFT, type FoundList, type ProjectDraft } from "./project-draft.ts";
import type { FoundSubreddit, SubredditChoice } from "./project-draft.ts";
import { isStep } from "./steps.ts";

/** Raised when a stored draft can no longer be read as it was. */
const VERSION = 1;

export function writeDraft(draft: ProjectDraft): string {
  return JSON.stringify({ version: VERSION, draft });
}

/** A draft as it was stored; what cannot be read is left empty, what is of another version altogether. */
export function parseDraft(text: string | null): ProjectDraft {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored["version"] !== VERSION || !isRecord(stored["draft"])) {
    return EMPTY_DRAFT;
  }
  const { step, name, description, url, category, targetAudience, goals, ...lists } =
    stored["draft"];
  return {
    step: isStep(step) ? step : EMPTY_DRAFT.step,
    name: asText(name),
    description: asText(description),
    url: asText(url),
    category: PROJECT_CATEGORIES.find((known) => known === category) ?? null,
    targetAudience: asKnown(AUDIENCES, targetAudience),
    goals: asKnown(GOALS, goals),
    selectedSubreddits: asList(lists["selectedSubreddits"]).filter(isChoice),
    found: asFoundList(lists["found"]),
  };
}

function asFoundList(value: unknown): FoundList | null {
  if (!isRecord(value) || !Array.isArray(value["subreddits"])) return null;
  const { planLimit, notice, basis } = value;
  return {
    subreddits: value["subreddits"].filter(isFound),
    planLimit: typeof planLimit === "number" ? planLimit : null,
    notice: typeof notice === "string" ? notice : null,
    basis: asText(basis),
  };
}

function isChoice(value: unknown): value is SubredditChoice {
  return (
    isRecord(value) &&
    [value["id"], value["name"], value["fullName"]].every((text) => typeof text === "string") &&
    typeof value["members"] === "number" &&
    [undefined, "recommended", "added"].includes(value["source"] as undefined)
  );
}

function isFound(value: unknown): value is FoundSubreddit {
  return (
    isRecord(value) &&
    isChoice(value as unknown) &&
    typeof value["relevanceScore"] === "number" &&
    Array.isArray(value["reasons"]) &&
    Array.isArray(value["riskReasons"])
  );
}

function asKnown<T extends string>(known: readonly T[], value: unknown): T[] {
  const chosen = asList(value);
  return known.filter((option) => chosen.includes(option));
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
