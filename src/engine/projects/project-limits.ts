export const PROJECT_SUBREDDITS = {
  most: 100,
  none: "Please select at least one subreddit before proceeding.",
  tooMany: "A project can have at most 100 subreddits.",
};

/** Plans have no limit on projects; this one only keeps a runaway script in bounds. */
export const MAX_PROJECTS = 200;

export const BRIEF_FILE = {
  mostBytes: 2 * 1024 * 1024,
  tooLarge: "This file is larger than 2 MB. Shorten the brief or save it as text.",
};
