import { createSignal, type Signal } from "#web/lib/session/signal.ts";
import {
  EMPTY_DRAFT,
  type ProjectDraft,
  type FoundList,
  type FoundSubreddit,
  type SubredditChoice,
} from "./project-draft.ts";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { AUDIENCES, GOALS, PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { createKeptText, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";
import { isStep } from "./steps.ts";

export type DraftStore = {
  read: () => ProjectDraft;
  update: (change: Partial<ProjectDraft>) => void;
  /** Back to an empty draft, which a reload finds empty as well. */
  clear: () => void;
  /** It is empty because somebody wanted it so. */
  isCleared: () => boolean;
  /** The project exists now: nothing is kept for another visit, the screen stays as it is. */
  forget: () => void;
  subscribe: Signal["subscribe"];
};

/** One draft for each person and tab; a reload finds it again. */
export function createDraftStore(openStorage: OpenStorage, userId: string): DraftStore {
  const kept = createKeptText(openStorage, `project-draft:${userId}`);
  const changed = createSignal();
  let isForgotten = false;
  const stored = kept.read();
  let draft = parseDraft(stored);
  let isCleared = stored === writeDraft(EMPTY_DRAFT);

  function enter(next: ProjectDraft, isKept: boolean) {
    draft = next;
    if (isKept) kept.keep(writeDraft(next));
    changed.notify();
  }

  return {
    read: () => draft,
    subscribe: changed.subscribe,
    update: (change) => enter({ ...draft, ...change }, !isForgotten),
    clear() {
      isCleared = true;
      enter(EMPTY_DRAFT, true);
    },
    isCleared: () => isCleared,
    forget() {
      isForgotten = true;
      kept.forget();
    },
  };
}

/** Raised when a stored draft can no longer be read as it was. */
const VERSION = 1;

function writeDraft(draft: ProjectDraft): string {
  return JSON.stringify({ version: VERSION, draft });
}

/** A draft as it was stored; what cannot be read is left empty, what is of another version altogether. */
function parseDraft(text: string | null): ProjectDraft {
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
    kind: PROJECT_KINDS.find((known) => known === lists["kind"]) ?? null,
    category: PROJECT_CATEGORIES.find((known) => known === category) ?? null,
    targetAudience: asKnown(AUDIENCES, targetAudience),
    goals: asKnown(GOALS, goals),
    selectedSubreddits: asList(lists["selectedSubreddits"]).filter(isChoice),
    firstFor: asText(lists["firstFor"]) || null,
    found: asFoundList(lists["found"]),
    page: asPage(lists["page"]),
    helped: asKnown(["category", "targetAudience", "goals", "subreddits"], lists["helped"]),
  };
}

function asPage(value: unknown): ProjectDraft["page"] {
  if (!isRecord(value) || typeof value["url"] !== "string") return null;
  const { url, name, description, kind, category, targetAudience } = value;
  const known = {
    ...(typeof name === "string" && { name }),
    ...(typeof description === "string" && { description }),
    ...(targetAudience !== undefined && { targetAudience: asKnown(AUDIENCES, targetAudience) }),
  };
  const knownKind = PROJECT_KINDS.find((each) => each === kind);
  const knownCategory = PROJECT_CATEGORIES.find((each) => each === category);
  return {
    url,
    ...known,
    ...(knownKind && { kind: knownKind }),
    ...(knownCategory && { category: knownCategory }),
  };
}

function asFoundList(value: unknown): FoundList | null {
  if (!isRecord(value) || !Array.isArray(value["subreddits"])) return null;
  const { planLimit, notice, basis } = value;
  return {
    subreddits: value["subreddits"].filter(isFound),
    launchPlaces: asList(value["launchPlaces"]).filter(isFound),
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
