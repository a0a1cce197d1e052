import { AUDIENCES, GOALS, PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import type { DraftStore } from "./draft-store.ts";
import { toggle } from "#web/components/wizard/toggle.ts";
import { toggleSubreddit } from "./toggle-subreddit.ts";

/** Digit n picks what is n-th on the step; a digit that nothing has does nothing. */
export function followPick(store: DraftStore, number: number): void {
  const { step, targetAudience, goals, found } = store.read();
  const place = number - 1;
  if (step === 2) {
    const category = PROJECT_CATEGORIES[place];
    if (category) store.update({ category });
  } else if (step === 3) {
    const audience = AUDIENCES[place];
    if (audience) store.update({ targetAudience: toggle(targetAudience, audience) });
  } else if (step === 4) {
    const goal = GOALS[place];
    if (goal) store.update({ goals: toggle(goals, goal) });
  } else if (step === 5) {
    const subreddit = found?.subreddits[place];
    if (subreddit) toggleSubreddit(store, subreddit);
  }
}
