export type ProjectChoice = { id: string; name: string };

export type ProjectPair = { projectId: string; subredditId: string };

/** `there` was there before; only what was added just now can be undone. */
export type Membership = "none" | "adding" | "added" | "removing" | "there";

/** The user's projects as this page needs them: a subreddit can be added to each. */
export type ProjectChoices = {
  /** undefined until they are loaded. */
  projects: readonly ProjectChoice[] | undefined;
  isFailed: boolean;
  retry: () => void;
  membershipOf: (pair: ProjectPair) => Membership;
  add: (pair: ProjectPair) => void;
  undo: (pair: ProjectPair) => void;
};

/** Those whose name holds the words, in any case; all when there are none. */
export function filterChoices(projects: readonly ProjectChoice[], words: string): ProjectChoice[] {
  const wanted = words.trim().toLowerCase();
  return projects.filter(({ name }) => name.toLowerCase().includes(wanted));
}
