/** The example is ours: no real community, project, person or figure. */
export const hero = {
  headline: "Promote your project on Reddit without being banned.",
  lead: "Foothold finds the communities that fit, drafts posts from your own facts, and checks every draft against the rules before you post it yourself.",
  action: "Get Started",
  note: "Free plan forever. No credit card.",
  /** Marketing text of the specification, not a measurement. */
  joined: "127 joined this month",

  example: {
    label: "Example",
    caption: "A draft, judged by the checker you will use",
    pause: "Pause",
    again: "Play again",
    edit: "Edit it yourself",
    failed: "The checker could not be loaded. Check your connection and press the button again.",
    restart: "Back to the example",
    disclaimer: "An estimate, never a promise.",
  },
} as const;
