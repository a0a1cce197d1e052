import { showToast } from "#web/lib/toast.ts";
import { MAX_SUBREDDITS } from "./draft-faults.ts";
import type { DraftStore } from "./draft-store.ts";
import { type SubredditChoice, toChoice } from "./project-draft.ts";

export function toggleSubreddit(store: DraftStore, subreddit: SubredditChoice): void {
  const { selectedSubreddits } = store.read();
  const others = selectedSubreddits.filter(({ id }) => id !== subreddit.id);
  const isSelected = others.length < selectedSubreddits.length;
  if (isSelected) return store.update({ selectedSubreddits: others });
  if (others.length >= MAX_SUBREDDITS) {
    return showToast("error", `A project can have at most ${MAX_SUBREDDITS} subreddits.`);
  }
  const isFound = store.read().found?.subreddits.some(({ id }) => id === subreddit.id);
  const source = isFound ? "recommended" : "added";
  store.update({ selectedSubreddits: [...others, toChoice({ ...subreddit, source })] });
}
