/** What toasts say in the wizard; what fails is also said where it was asked for. */
export const TOASTS = {
  keptYours: "We kept your version.",
  keptNewer: "We kept your newer version.",
  setAside: "You left another project unfinished.",
  firstNotLoaded: (id: string) => `We couldn't load r/${id}. Choose it below.`,
  briefRead: "Brief read",
  description: {
    done: "Description generated!",
    failed: "Unable to generate description. Please try again later.",
  },
  category: {
    done: "Category detected!",
    failed: "Unable to detect category. Please try again later.",
    none: "We couldn't tell. Pick one.",
  },
  audience: {
    done: "Target audience detected!",
    failed: "Unable to detect target audience. Please try again later.",
    none: "We couldn't tell. Pick at least one.",
  },
  recommendations: {
    done: "Subreddit recommendations generated!",
    failed: "Unable to generate subreddit recommendations. Please try again later.",
  },
  invalid: (names: string) => `Some subreddits are invalid: ${names}`,
  notValidated: "Unable to validate project. Please try again later.",
  notCreated: "Unable to create project. Please try again later.",
};
