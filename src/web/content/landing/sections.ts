/** The example is ours: no real community, project, person or figure. */
export const hero = {
  headline: "Promote your project on Reddit without being banned.",
  lead: "Foothold finds your communities, drafts from your own facts and checks the rules. You press Post.",
  action: "Get Started",
  secondAction: "Check a draft",
  note: "Free plan forever. No credit card.",

  start: {
    label: "Your site, or one sentence about it",
    action: "Find communities",
    waiting: "Finding three communities...",
    found: "Three communities",
    draft: "Draft for this one",
    failed: "We can't reach the server. Try again in a moment.",
  },

  example: {
    label: "Example",
    caption: "A draft in the real checker",
    pause: "Pause",
    again: "Play again",
    edit: "Edit it yourself",
    failed: "The checker didn't load. Check your connection and press the button again.",
    restart: "Back to the example",
    disclaimer: "An estimate, never a promise.",
  },
} as const;

/** What search engines and link previews say of the front page. */
export const page = {
  title: "Foothold: promote your project on Reddit without being banned",
  description:
    "Foothold finds communities for your project, drafts posts from your facts and checks them against the rules. You press Post.",
  imageAlt: "A draft with marked words, beside the reasons it might be removed.",
} as const;

export const closing = {
  heading: "Your first draft is free.",
  action: "Get Started",
} as const;

export const demo = {
  heading: "From a blank page to a live thread",
  text: "One project from start to finish.",
  video: {
    name: "tour",
    label: "A tour: a project page, its roadmap, and a draft being checked and fixed.",
  },
} as const;

export const steps = {
  heading: "Three steps, and the last one is yours",
  items: [
    {
      title: "Find where you fit",
      text: "Describe the project once.",
    },
    {
      title: "Draft from your facts, then check",
      text: "Every problem comes with a fix.",
    },
    {
      title: "Post it yourself",
      text: "On Reddit's own page, filled in.",
    },
  ],
} as const;
