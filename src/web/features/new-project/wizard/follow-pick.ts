import {
  type Audience,
  AUDIENCES,
  GOALS,
  PROJECT_CATEGORIES,
  type ProjectCategory,
} from "#engine/projects/project-options.ts";
import type { DraftStore } from "./draft-store.ts";
import { withHelped } from "./due-help.ts";
import { toggle } from "#web/components/wizard/option-grid.tsx";
import { PROJECT_SUBREDDITS } from "#engine/projects/project-fields.ts";
import { showToast } from "#web/lib/toast.ts";
import { type SubredditChoice, toChoice } from "./project-draft.ts";

/** Digit n picks what is n-th on the step; a digit that nothing has does nothing. */
export function followPick(store: DraftStore, number: number): void {
  const { step, goals, found } = store.read();
  const place = number - 1;
  if (step === 2) {
    const category = PROJECT_CATEGORIES[place];
    if (category) pickCategory(store, category);
  } else if (step === 3) {
    const audience = AUDIENCES[place];
    if (audience) pickAudience(store, audience);
  } else if (step === 4) {
    const goal = GOALS[place];
    if (goal) store.update({ goals: toggle(goals, goal) });
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

export function toggleSubreddit(store: DraftStore, subreddit: SubredditChoice): void {
  const { selectedSubreddits } = store.read();
  const others = selectedSubreddits.filter(({ id }) => id !== subreddit.id);
  const isSelected = others.length < selectedSubreddits.length;
  if (isSelected) return store.update({ selectedSubreddits: others });
  if (others.length >= PROJECT_SUBREDDITS.most) {
    return showToast("error", PROJECT_SUBREDDITS.tooMany);
  }
  const isFound = store.read().found?.subreddits.some(({ id }) => id === subreddit.id);
  const source = isFound ? "recommended" : "added";
  store.update({ selectedSubreddits: [...others, toChoice({ ...subreddit, source })] });
}
