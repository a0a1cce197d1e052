import { AUDIENCES } from "#engine/projects/project-options.ts";
import type { Answers } from "./answers.ts";
import { asStep, type Step } from "./steps.ts";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;
export type Kept = { answers: Partial<Answers>; step: Step };

/** What is not saved yet, kept for this tab: neither a reload nor a lost connection takes it. */
export function createKeptAnswers(openStorage: () => Storage, userId: string) {
  const key = `onboarding:${userId}`;
  return {
    read: (): Kept | null => parseKept(attempt(() => openStorage().getItem(key))),
    keep: (kept: Kept) => void attempt(() => openStorage().setItem(key, JSON.stringify(kept))),
    forget: () => void attempt(() => openStorage().removeItem(key)),
  };
}

const TEXTS = [
  "name",
  "redditKarma",
  "redditAccountAge",
  "projectName",
  "projectDescription",
  "projectUrl",
] as const;

function parseKept(text: string | null): Kept | null {
  const stored = attempt(() => JSON.parse(text ?? "null") as Partial<Kept> | null);
  if (!stored?.answers || typeof stored.answers !== "object") return null;
  const { answers } = stored;
  const chosen: unknown = answers.targetAudience;
  const texts = TEXTS.filter((field) => typeof answers[field] === "string");
  return {
    step: asStep(stored.step),
    answers: {
      ...Object.fromEntries(texts.map((field) => [field, answers[field]])),
      ...(Array.isArray(chosen) && {
        targetAudience: AUDIENCES.filter((audience) => chosen.includes(audience)),
      }),
    },
  };
}

/** Storage may be forbidden or full: the answers then live as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
