import {
  type Audience,
  AUDIENCES,
  type Goal,
  GOALS,
  PROJECT_CATEGORIES,
  type ProjectCategory,
} from "#engine/projects/project-options.ts";
import { USUAL_GOALS } from "#engine/projects/usual-goals.ts";
import type { DraftStore } from "./draft-store.ts";
import { toggle } from "#web/components/wizard/option-grid.tsx";
import { PROJECT_SUBREDDITS } from "#engine/projects/project-limits.ts";
import { showToast } from "#web/lib/toast.ts";
import {
  type SubredditChoice,
  toChoice,
  type HelpedField,
  type ProjectDraft,
} from "./project-draft.ts";
import { toRecommendationRequest } from "#web/features/new-project/api/use-field-help.ts";

/** Digit n picks what is n-th on the step; a digit that nothing has does nothing. */
export function followPick(store: DraftStore, number: number): void {
  const { step, found } = store.read();
  const place = number - 1;
  if (step === 2) {
    const category = PROJECT_CATEGORIES[place];
    if (category) pickCategory(store, category);
  } else if (step === 3) {
    const audience = AUDIENCES[place];
    if (audience) pickAudience(store, audience);
  } else if (step === 4) {
    const goal = GOALS[place];
    if (goal) pickGoal(store, goal);
  } else if (step === 5) {
    const subreddit = found?.subreddits[place];
    if (subreddit) toggleSubreddit(store, subreddit);
  }
}

export function pickCategory(store: DraftStore, category: ProjectCategory): void {
  store.update({ category, helped: withHelped(store.read(), "category") });
}

/** Who takes the last one away wants none: nothing is detected over that. */
export function pickAudience(store: DraftStore, audience: Audience): void {
  const draft = store.read();
  const targetAudience = toggle(draft.targetAudience, audience);
  store.update({ targetAudience, helped: withHelped(draft, "targetAudience") });
}

/** Goals that were cleared stay so. */
export function pickGoal(store: DraftStore, goal: Goal): void {
  const draft = store.read();
  store.update({ goals: toggle(draft.goals, goal), helped: withHelped(draft, "goals") });
}

export function toggleSubreddit(store: DraftStore, subreddit: SubredditChoice): void {
  const { selectedSubreddits, firstFor } = store.read();
  const others = selectedSubreddits.filter(({ id }) => id !== subreddit.id);
  const isSelected = others.length < selectedSubreddits.length;
  if (isSelected) {
    // Whoever takes it away wants their first draft elsewhere.
    const kept = firstFor === subreddit.id ? null : firstFor;
    return store.update({ selectedSubreddits: others, firstFor: kept });
  }
  if (others.length >= PROJECT_SUBREDDITS.most) {
    return showToast("error", PROJECT_SUBREDDITS.tooMany);
  }
  const isFound = store.read().found?.subreddits.some(({ id }) => id === subreddit.id);
  const source = isFound ? "recommended" : "added";
  store.update({ selectedSubreddits: [...others, toChoice({ ...subreddit, source })] });
}

/** The usual ones of the category, where nobody chose any. */
export function fillGoals(store: DraftStore): void {
  const draft = store.read();
  if (draft.category === null || draft.goals.length > 0 || draft.helped.includes("goals")) return;
  store.update({ goals: USUAL_GOALS[draft.category], helped: withHelped(draft, "goals") });
}

/**
 * What to detect without being asked: the step is open and empty, there is a description to go by, and it
 * has neither been tried nor answered before.
 */
export function findDueHelp(draft: ProjectDraft): HelpedField | null {
  const field = FIELDS[draft.step];
  if (!field || draft.helped.includes(field) || draft.description.trim() === "") return null;
  return isOpen[field](draft) ? field : null;
}

export function withHelped({ helped }: ProjectDraft, field: HelpedField): HelpedField[] {
  return [...new Set([...helped, field])];
}

const FIELDS: Partial<Record<ProjectDraft["step"], HelpedField>> = {
  2: "category",
  3: "targetAudience",
  4: "goals",
  5: "subreddits",
};

const isOpen: Record<HelpedField, (draft: ProjectDraft) => boolean> = {
  category: ({ category }) => category === null,
  targetAudience: ({ targetAudience }) => targetAudience.length === 0,
  goals: ({ goals, category }) => goals.length === 0 && category !== null,
  subreddits: (draft) =>
    draft.found === null &&
    draft.selectedSubreddits.length === 0 &&
    toRecommendationRequest(draft) !== null,
};
